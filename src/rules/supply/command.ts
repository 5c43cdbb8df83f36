import { COMMONWEALTH, type Nation } from '../../data/ids.ts';
import { TABLES } from '../../data/tables.ts';
import { HQS, type Hq, UNITS, type Unit } from '../../data/units.ts';

type CommandedNation = keyof (typeof TABLES.command)['joint'];

const commandedAs = (nation: Nation): CommandedNation | undefined =>
  COMMONWEALTH.includes(nation)
    ? 'commonwealth'
    : nation === 'joint'
      ? undefined
      : (nation as CommandedNation);

/** 6.12: whether an HQ may command and supply a unit, by nation; the same for activation and supply. HQs are under nobody. */
export function mayCommand(hq: Hq, unit: Unit): boolean {
  const nation = commandedAs(unit.nation);
  if (unit.class === 'hq' || nation === undefined) return false;
  const allowed = TABLES.command[hq.command][nation];
  return allowed === 'all' || (allowed === 'air' && unit.class === 'air');
}

/** For each HQ the units it may command. */
const COMMANDED = new Map<Hq, readonly Unit[]>(
  HQS.map((hq) => [hq, UNITS.filter((unit) => mayCommand(hq, unit))]),
);

export const commandedBy = (hq: Hq): readonly Unit[] => COMMANDED.get(hq)!;
