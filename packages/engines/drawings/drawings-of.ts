/** What a calculation is drawn as, for paper: the same geometry as on its page. */
import { cCameraFocalLength, gCameraPowerSupply, hTwistedPairAmount, jWirelessIntelligent, type CalculatorId } from '../calculators/index.ts';
import { scenarioLed, type ScenarioId } from '../sizing/index.ts';
import { bridgeProfile } from './bridge-profile.ts';
import { cableCuts } from './cable-cuts.ts';
import { ledScreen } from './led-screen.ts';
import { lensPlan } from './lens-plan.ts';
import { lensSide } from './lens-side.ts';
import { powerDrop } from './power-drop.ts';
import type { Drawing } from './shapes.ts';

const DRAWN: Readonly<Partial<Record<CalculatorId | ScenarioId, (inputs: unknown) => (Drawing | null)[]>>> = {
  cCameraFocalLength: (inputs) => {
    const found = cCameraFocalLength(inputs);
    return found.valid ? [lensPlan(found.values, found), lensSide(found.values, found)] : [];
  },
  gCameraPowerSupply: (inputs) => {
    const found = gCameraPowerSupply(inputs);
    return found.valid ? [powerDrop(found.values, found)] : [];
  },
  hTwistedPairAmount: (inputs) => {
    const found = hTwistedPairAmount(inputs);
    return found.valid ? [cableCuts(found.values, found)] : [];
  },
  scenarioLed: (inputs) => {
    const found = scenarioLed(inputs);
    return found.valid ? [ledScreen(found)] : [];
  },
  jWirelessIntelligent: (inputs) => {
    const found = jWirelessIntelligent(inputs);
    return found.valid ? [bridgeProfile(found.values, found)] : [];
  },
};

/** Beside each other; none of an engine that draws nothing on paper, nor of inputs it refuses. */
export const drawingsOf = (engine: string, inputs: unknown): Drawing[] => {
  const draw = Object.hasOwn(DRAWN, engine) ? DRAWN[engine as CalculatorId | ScenarioId] : undefined;
  return (draw?.(inputs) ?? []).filter((drawing) => drawing !== null);
};
