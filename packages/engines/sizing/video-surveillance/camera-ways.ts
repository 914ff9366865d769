/** How far the cameras of each line are from their closets, as the list made of them is to know. Source: SIZE-17, CHECK-21. */
import { readInputs, sumOf, type Raw } from '../../inputs/index.ts';
import type { LineToMatch } from '../../roles/index.ts';
import { sizeArea } from './area.ts';
import { videoSurveillanceFields } from './fields.ts';
import { cameraAttributes, cameraFits } from './lines.ts';
import { runsOf } from './runs.ts';
import { waysOf, type Ways } from './known-ways.ts';

export interface CameraWays extends Ways {
  /** As models are chosen for it. */
  line: LineToMatch;
}

/** A line each as the scene has them; empty for answers it refuses. */
export function cameraWays(inputs: Raw): CameraWays[] {
  const read = readInputs(videoSurveillanceFields, inputs);
  if (!read.ok) return [];
  const { values } = read;
  const all = values.areas.map((area) => runsOf(sizeArea(area, values)));
  const alike = Map.groupBy(all, ({ sized }) => JSON.stringify(cameraAttributes(values, sized)));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const ways = waysOf(same);
    const quantity = sumOf([...ways.near, ...ways.far], ([, count]) => count);
    return [{ line: { role: 'ipCamera', quantity, attributes: cameraAttributes(values, first.sized), fits: cameraFits(first.sized) }, ...ways }];
  });
}
