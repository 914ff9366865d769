/** Every housing that can be drawn, and a picture by its name. */
import { access } from './access.mjs';
import { alarm } from './alarm.mjs';
import { boxes } from './boxes.mjs';
import { brackets } from './brackets.mjs';
import { cabinets } from './cabinets.mjs';
import { specialCameras } from './cameras-special.mjs';
import { cameras } from './cameras.mjs';
import { intercom } from './intercom.mjs';
import { picture } from './kit.mjs';
import { led } from './led.mjs';
import { locks } from './locks.mjs';
import { network } from './network.mjs';
import { parking } from './parking.mjs';
import { passages } from './passages.mjs';
import { power } from './power.mjs';
import { recorders } from './recorders.mjs';
import { software } from './software.mjs';
import { sound } from './sound.mjs';
import { switches } from './switches.mjs';
import { readName } from './traits.mjs';

export const drawings = {
  ...cameras,
  ...specialCameras,
  ...recorders,
  ...network,
  ...cabinets,
  ...switches,
  ...access,
  ...locks,
  ...passages,
  ...parking,
  ...intercom,
  ...sound,
  ...alarm,
  ...led,
  ...power,
  ...brackets,
  ...boxes,
  ...software,
};

/** SVG of a picture: `dome`, `dome_ir_f28`, or a view of it, `dome_ir_f28--front`. Throws when there is no such housing. */
export function svgOf(name) {
  const [shown, view = 'quarter'] = name.split('--');
  const { housing, traits } = readName(shown);
  if (!Object.hasOwn(drawings, housing)) throw new Error(`${name}: no drawing “${housing}”`);
  return picture((scene) => drawings[housing](scene, traits), view);
}
