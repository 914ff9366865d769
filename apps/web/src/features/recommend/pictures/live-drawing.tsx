import type { Raw } from '@portal/engines/inputs';
import type { ScenarioId } from '@portal/engines/sizing';
import type { ReactNode } from 'react';
import { AccessControlDrawing } from './access-control-drawing.tsx';
import { AccessGuardDrawing } from './access-guard-drawing.tsx';
import { BroadcastDrawing } from './broadcast-drawing.tsx';
import { LedDrawing } from './led-drawing.tsx';
import { ParkingDrawing } from './parking-drawing.tsx';
import { UpsDrawing } from './ups-drawing.tsx';
import { VideoSurveillanceDrawing } from './video-surveillance-drawing.tsx';

const DRAWINGS: Readonly<Record<ScenarioId, (props: { inputs: Raw }) => ReactNode>> = {
  scenarioVideoSurveillance: VideoSurveillanceDrawing,
  scenarioLed: LedDrawing,
  scenarioParking: ParkingDrawing,
  scenarioAccessGuard: AccessGuardDrawing,
  scenarioBroadcast: BroadcastDrawing,
  scenarioUps: UpsDrawing,
  scenarioAccessControl: AccessControlDrawing,
};

/** The answers as a drawing; nothing while they are wrong. */
export function LiveDrawing({ scenario, inputs }: { scenario: ScenarioId; inputs: Raw }) {
  const Drawn = DRAWINGS[scenario];
  return <Drawn inputs={inputs} />;
}
