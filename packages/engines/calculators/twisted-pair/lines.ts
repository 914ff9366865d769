import { PLUG_PACK_PIECES } from '../../constants/cabling.ts';
import { ceil, sumOf, type Raw, type ValuesOf } from '../../inputs/index.ts';
import { isOfRole, type GivenLine, type RoleLine } from '../../roles/index.ts';
import type { TwistedPairOutputs } from './calculate.ts';
import type { TwistedPairFields } from './fields.ts';

/** Boxes of cable, and plugs in bags. */
export function twistedPairProducts(values: ValuesOf<TwistedPairFields>, outputs: TwistedPairOutputs): RoleLine[] {
  const lines: RoleLine[] = [
    { role: 'networkCableBox', quantity: outputs.boxes, attributes: { lengthM: values.boxLengthM, category: values.cableType } },
    { role: 'rj45Plug', quantity: ceil(outputs.plugs / PLUG_PACK_PIECES.value), attributes: { pieces: PLUG_PACK_PIECES.value, category: values.cableType } },
  ];
  return lines.filter(({ quantity }) => quantity > 0);
}

/** A cable for each network camera of the list. */
export function twistedPairInputs(lines: readonly GivenLine[]): Raw | null {
  const points = sumOf(
    lines.filter((line) => isOfRole(line, 'ipCamera')),
    ({ quantity }) => quantity,
  );
  return points > 0 ? { points } : null;
}
