/** Words that several commands use in their help. */
export const GAME_ARGUMENT = 'a scenario (see "erasmus scenarios") or the path of a position file';
export const IN_OPTION = '--in <game>';
export const IN_HELP = `how it stands in a game: ${GAME_ARGUMENT}`;
export const DEFAULT_SCENARIO = '1942-45';
