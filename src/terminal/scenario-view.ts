import { loadScenario, SCENARIO_IDS } from '../data/scenario.ts';
import { calendar } from '../data/tables.ts';
import { piece, table } from './layout.ts';
import type { Screen } from './screen.ts';

/** The scenarios as data. */
export const scenarioList = () =>
  SCENARIO_IDS.map((id) => {
    const { rule, name, firstTurn, lastTurn, setupFrom, victoryFrom, victory, specialRules } =
      loadScenario(id);
    return {
      id,
      rule,
      name,
      firstTurn,
      lastTurn,
      setupFrom,
      victoryFrom,
      victory: victory.type,
      victoryRule: victory.rule,
      specialRules: specialRules.map(({ rule: number, id: special, optional }) => ({
        rule: number,
        id: special,
        optional,
      })),
    };
  });

export function scenariosView({ paint }: Screen): string[] {
  const head = ['id', 'rule', 'turns', 'begins', 'victory', 'name'].map((text) => piece(text, paint.faint));
  const rows = scenarioList().map((scenario) => [
    piece(scenario.id, paint.heading),
    piece(scenario.rule),
    piece(`${scenario.firstTurn}-${scenario.lastTurn}`),
    piece(`${calendar(scenario.firstTurn).months.slice(0, 3)} ${calendar(scenario.firstTurn).year}`),
    piece(`${scenario.victory} (${scenario.victoryRule})`),
    piece(scenario.name),
  ]);
  return table([head, ...rows], 0);
}
