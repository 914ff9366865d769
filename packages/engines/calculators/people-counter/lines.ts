import { COUNTER_SENSOR } from '../../constants/counter.ts';
import type { Raw } from '../../inputs/index.ts';
import { isOfRole, type GivenLine, type RoleLine } from '../../roles/index.ts';
import type { PeopleCounterOutputs, PeopleCounterValues } from './calculate.ts';
import { peopleCounterFields } from './fields.ts';

/** The counting cameras, with the lens reckoned with. */
export const peopleCounterProducts = (_values: PeopleCounterValues, { cameraCount, lensMm }: PeopleCounterOutputs): RoleLine[] => [
  { role: 'peopleCounter', quantity: cameraCount, attributes: { focalLengthMm: lensMm, sensor: COUNTER_SENSOR.value } },
];

/** The lens of the first counting camera of the list, where it is one to choose from. */
export function peopleCounterInputs(lines: readonly GivenLine[]): Raw | null {
  const listed = lines.find((line) => isOfRole(line, 'peopleCounter'))?.attributes['focalLengthMm'];
  const lens = peopleCounterFields.lensMm.options.find(({ value }) => value === listed);
  return lens ? { lensMm: lens.value } : null;
}
