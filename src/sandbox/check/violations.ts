/** A breach of Discord's rules by the bot. */
export interface Violation {
  /** Short and stable, e.g. `schema`, `unknown-key`, `duplicate-custom-id`. */
  readonly rule: string;
  readonly message: string;
  /** Where in the body, e.g. `components[0].components[2].label`; empty for the whole request. */
  readonly where: string;
  /** The request, e.g. `POST /channels/1/messages`. */
  readonly request: string;
  readonly body: unknown;
}

/** What one check found in a body. `fatal`: Discord itself would refuse the request (50035). */
export interface Breach {
  readonly rule: string;
  readonly message: string;
  readonly where: string;
  readonly fatal: boolean;
}

export interface Violations {
  readonly list: () => readonly Violation[];
  readonly add: (violation: Violation) => void;
}

/** Remembers them all, and tells of each as it happens. */
export function createViolations(onViolation: (violation: Violation) => void): Violations {
  const all: Violation[] = [];
  return {
    list: () => [...all],
    add: (violation) => {
      all.push(violation);
      onViolation(violation);
    },
  };
}

/** A breach that Discord lets pass, and that the bot should not make all the same. */
export function breach(rule: string, where: string, message: string): Breach {
  return { rule, where, message, fatal: false };
}

/** A breach for which Discord refuses the request. */
export function fatal(rule: string, where: string, message: string): Breach {
  return { rule, where, message, fatal: true };
}
