import type { DrinkingStep, ServerSettings } from '../table/index.ts';

/** What those who run a server read under `/molotow-admin`. */
export interface AdminText {
  readonly onlyAdmins: string;
  readonly saved: string;
  readonly drinking: {
    readonly title: string;
    readonly state: Readonly<Record<ServerSettings['drinking'], string>>;
    readonly builtIn: string;
    readonly own: string;
    /** A step in a line. */
    readonly step: (parameters: Omit<DrinkingStep, 'act'> & { readonly act: string }) => string;
    /** Labels of buttons and of the menu of steps. */
    readonly allow: string;
    readonly forbid: string;
    readonly defaults: string;
    readonly choose: string;
    readonly newStep: string;
    readonly points: (parameters: { readonly points: number }) => string;
  };
  /** The form for a step: its title, and the labels and hints of its fields. */
  readonly form: {
    readonly title: string;
    readonly fields: Readonly<Record<keyof DrinkingStep, string>>;
    readonly hints: Readonly<Record<'points' | 'title', string>>;
    readonly acts: Readonly<Record<DrinkingStep['act'], string>>;
    readonly intensity: (parameters: { readonly intensity: number }) => string;
  };
  /** Why a step is not kept as it was sent. */
  readonly badStep: (parameters: { readonly most: number }) => string;
  readonly sameStep: (parameters: { readonly points: number }) => string;
  readonly manySteps: (parameters: { readonly most: number }) => string;
  readonly lastStep: string;
}
