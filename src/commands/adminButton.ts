import type { AdminSubcommand } from '../text/index.ts';
import { changeDrinking, drinkingAdmin } from './admin.ts';
import type { AdminAct } from './adminPress.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { openTables } from './openTables.ts';
import { serverPanel } from './serverPanel.ts';

const PANELS = { settings: serverPanel, tables: openTables, drinking: drinkingAdmin } as const satisfies Readonly<
  Record<AdminSubcommand, unknown>
>;

/** `/molotow-admin …` */
export function adminCommand(house: House, caller: Caller, subcommand: AdminSubcommand): Promise<Answer> {
  return PANELS[subcommand](house, caller);
}

/** What a button on a panel of those who run the server does. */
export function adminButton(house: House, caller: Caller, act: AdminAct): Promise<Answer> {
  switch (act) {
    case 'showSettings':
      return serverPanel(house, caller);
    case 'showTables':
      return openTables(house, caller);
    case 'showDrinking':
      return drinkingAdmin(house, caller);
    default:
      return changeDrinking(house, caller, act);
  }
}
