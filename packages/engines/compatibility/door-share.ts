/** 12 V that stands in a list for something else than doors: converters of fibre and cameras have theirs first. On the side of the doors where nobody can say. Source: CHECK-15.2. */
import { CAMERA_SUPPLY_VOLTAGES, CONVERTER_ADAPTER_A, DC_CAMERA_W } from '../constants/list-check.ts';
import { isAtMost } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';
import type { DoorPower } from './door-power.ts';
import { linesOf, piecesOf } from './line-sums.ts';

/**
 * What is left for doors: an adapter of up to an ampere for each converter is gone, so is the smallest that carries it for each camera of 12 V;
 * what cameras draw beyond is taken off the central supplies, the smallest first. Supplies of doors feed no camera.
 * Ten cameras of 6 W and a central supply of 10 A: 5 A.
 */
export function leftForDoors(power: DoorPower, list: CheckedList): DoorPower {
  const adapters = withoutConverters(power.adapters, piecesOf(linesOf(list, 'mediaConverter')));
  let open = 0;
  for (const ampere of cameraAmperes(list)) {
    const place = adapters.findIndex((one) => isAtMost(ampere, one));
    if (place < 0) open += ampere;
    else adapters.splice(place, 1);
  }
  const central = power.central
    .toSorted((a, b) => a - b)
    .map((ampere) => {
      const taken = Math.min(ampere, open);
      open -= taken;
      return ampere - taken;
    });
  return { ...power, adapters, central: central.filter((ampere) => !isAtMost(ampere, 0)) };
}

/** Ascending. */
function withoutConverters(amperes: readonly number[], converters: number): number[] {
  const adapters = amperes.toSorted((a, b) => a - b);
  const small = adapters.filter((ampere) => isAtMost(ampere, CONVERTER_ADAPTER_A.value)).length;
  return adapters.slice(Math.min(small, converters));
}

/** Of each camera of 12 V, the largest first, without the reserve of its supply. */
const cameraAmperes = ({ cameras }: CheckedList): number[] =>
  cameras
    .filter(({ power }) => power === 'dc12')
    .flatMap(({ has, quantity }) => Array.from({ length: quantity }, () => (has.powerW ?? DC_CAMERA_W.value) / CAMERA_SUPPLY_VOLTAGES.value.dc12))
    .toSorted((a, b) => b - a);
