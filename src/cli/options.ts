/** Words that several commands use in their help. */
export const GAME_ARGUMENT =
  'a scenario (see "erasmus scenarios"), or the path of a position file or a journal';
export const IN_OPTION = '--in <game>';
export const IN_HELP = `how it stands in a game: ${GAME_ARGUMENT}`;
export const AS_OPTION = '--as <side>';
export const AS_HELP = "what that side may know: the enemy's hand stays hidden";
export const DEFAULT_SCENARIO = '1942-45';
