/** What a calculation is drawn as, for paper: the same geometry as on its page. */
import { cCameraFocalLength, jWirelessIntelligent, type CalculatorId } from '../calculators/index.ts';
import { bridgeProfile } from './bridge-profile.ts';
import { lensPlan } from './lens-plan.ts';
import { lensSide } from './lens-side.ts';
import type { Drawing } from './shapes.ts';

const DRAWN: Readonly<Partial<Record<CalculatorId, (inputs: unknown) => (Drawing | null)[]>>> = {
  cCameraFocalLength: (inputs) => {
    const found = cCameraFocalLength(inputs);
    return found.valid ? [lensPlan(found.values, found), lensSide(found.values, found)] : [];
  },
  jWirelessIntelligent: (inputs) => {
    const found = jWirelessIntelligent(inputs);
    return found.valid ? [bridgeProfile(found.values, found)] : [];
  },
};

/** Beside each other; none of an engine that draws nothing on paper, nor of inputs it refuses. */
export const drawingsOf = (engine: string, inputs: unknown): Drawing[] => {
  const draw = Object.hasOwn(DRAWN, engine) ? DRAWN[engine as CalculatorId] : undefined;
  return (draw?.(inputs) ?? []).filter((drawing) => drawing !== null);
};
