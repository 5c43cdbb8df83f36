import type { Side } from '../../data/ids.ts';
import { type Battle, reactionSide } from './battle.ts';

/**
 * Who applies his air-naval hits first: nobody at intercept (9.2C), the offensive player at surprise (9.2D), the
 * reaction player at ambush (9.2E). Where there is an order the second side rolls with what has survived.
 */
export function airNavalOrder(battle: Battle): 'simultaneous' | readonly [Side, Side] {
  const reaction = reactionSide(battle);
  switch (battle.intelligence) {
    case 'intercept':
      return 'simultaneous';
    case 'surprise':
      return [battle.offensive, reaction];
    case 'ambush':
      return [reaction, battle.offensive];
  }
}
