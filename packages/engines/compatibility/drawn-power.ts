import { psePowerW } from '../calculators/index.ts';
import { POE_HIGHEST_CLASS } from '../constants/poe.ts';
import type { Camera } from './parts.ts';

/** Watts at the switch; 0 where the power cannot get through the cable. A power beyond every class goes over four pairs like the highest. */
export const drawnW = ({ poeW, poeClass }: Pick<Camera, 'poeW' | 'poeClass'>, lengthM: number): number =>
  psePowerW({ powerW: poeW, poeClass: Math.min(poeClass, POE_HIGHEST_CLASS.value.bt4) }, 'actual', lengthM) ?? 0;
