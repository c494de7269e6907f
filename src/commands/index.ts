export { NEW_STEP, PANEL_SETTINGS, type PanelSetting } from './adminPress.ts';
export type { Answer, ListedTable, Proof, SetBy, TableLabel } from './answer.ts';
export { CHOSEN_VERBS, decodePress, encodePress, type Press } from './customId.ts';
export { STEP_INPUTS } from './drinkingSteps.ts';
export { suggestGames } from './finishedGame.ts';
export { END_INPUT, submit } from './form.ts';
export { HISTORY_PAGE } from './history.ts';
export type { Caller, Deed, House } from './house.ts';
export { BOARD_PAGE } from './leaderboard.ts';
export { choose, isMenu } from './menu.ts';
export { halvesOfData, type OwnData, ownDataText } from './ownDataText.ts';
export { press } from './press.ts';
export type {
  HistoryShown,
  LeaderboardShown,
  ListedGame,
  RecordAnswer,
  ReplayShown,
  SlateShown,
  StatsShown,
} from './recordAnswer.ts';
export type { RecordAsked } from './recordCommand.ts';
export type { RecordPress } from './recordPress.ts';
export { stepTo } from './replayGame.ts';
export type { SettingField } from './settingsPages.ts';
export { slash, type Typed } from './slash.ts';
export { type SuggestedTable, suggestTables, TABLE_GOALS } from './suggestTables.ts';
