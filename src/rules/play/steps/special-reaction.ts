import { enemyOf } from '../../../data/ids.ts';
import { ADJACENT, findHex, isNamed } from '../../../data/map.ts';
import type { HexId } from '../../../hex/hex.ts';
import { has, setOf } from '../../../hex/hex-set.ts';
import { within } from '../../../hex/sides.ts';
import { controllerOf } from '../../control/control.ts';
import { placeOf } from '../../state/board.ts';
import { unitsIn } from '../../state/occupation.ts';
import type { State } from '../../state/state.ts';
import { supplyOf, zoiOf } from '../../supply/supply.ts';
import { contestHex } from '../contest.ts';
import { DIE } from '../die.ts';
import { changeOffensive, goTo, offensiveOf, type Step, tell } from '../game.ts';
import { intelligenceModifiers, intelligenceSucceeds, specialReactionValue } from '../intelligence-roll.ts';

/** 7.2 step 6, 7.27: the reaction player may try to contest landings in his vacant named hexes, one roll each. */
export const specialReaction: Step = {
  ask: (state) => {
    const { side, specialRolling } = offensiveOf(state);
    if (specialRolling) {
      const value = specialReactionValue(offensiveOf(state));
      return {
        kind: 'die',
        side: 'chance',
        rule: '7.27',
        about: `special reaction at ${specialRolling}: ${value} or less`,
        modifiers: intelligenceModifiers(state),
      };
    }
    const [hex] = openHexes(state);
    return (
      hex && {
        kind: 'special-reaction',
        side: enemyOf(side),
        rule: '7.27',
        about: `a special reaction at ${hex}`,
      }
    );
  },
  answers: (state) => (offensiveOf(state).specialRolling ? DIE : [{ do: 'attempt' }, { do: 'decline' }]),
  take: (game, answer) => {
    const offensive = offensiveOf(game.state);
    const hex = offensive.specialRolling ?? openHexes(game.state)[0]!;
    if (answer.do === 'attempt') return changeOffensive(game, { specialRolling: hex });
    const asked = changeOffensive(game, {
      specialAsked: [...offensive.specialAsked, hex],
      specialRolling: null,
    });
    if (answer.do !== 'roll') return asked;
    const rolled = tell(asked, {
      type: 'die-rolled',
      purpose: `special reaction at ${hex}`,
      die: answer.die,
    });
    return intelligenceSucceeds(game.state, answer.die, specialReactionValue(offensive))
      ? contestHex(rolled, hex, true)
      : rolled;
  },
  pass: (game) => goTo(game, offensiveOf(game.state).battles.length > 0 ? 'intelligence' : 'attack-cards'),
};

function openHexes(state: State): HexId[] {
  const { specialAsked } = offensiveOf(state);
  return candidates(state).filter((hex) => !specialAsked.includes(hex));
}

/** Vacant named hexes of the reaction player where units have landed by sea alone, in his ZOI and in range of a supplied HQ of his. */
function candidates(state: State): HexId[] {
  const { board } = state;
  const { side, landed, battles } = offensiveOf(state);
  const enemy = enemyOf(side);
  const hexes = [...new Set(landed.map((id) => placeOf(board, id) as HexId))];
  const { hexes: zoi } = zoiOf(board, enemy);
  const hqs = supplyOf(board).sides[enemy].hqs.filter(({ inSupply }) => inSupply);
  return hexes.filter((id) => {
    const hex = findHex(id);
    if (!hex || !isNamed(hex) || controllerOf(board, hex.index) !== enemy) return false;
    if (battles.some((battle) => battle.hex === id) || !has(zoi, hex.index)) return false;
    const here = unitsIn(board, hex.index);
    if (here.some((unit) => unit.side === enemy)) return false;
    if (here.some((unit) => unit.side === side && unit.class === 'ground' && !landed.includes(unit.id)))
      return false;
    // 13.63: none in Central India once India has surrendered.
    if (hex.area === 'central-india' && enemy === 'japan') return false;
    return hqs.some(({ hq, hex: at }) => has(within(setOf([at]), hq.range, ADJACENT), hex.index));
  });
}
