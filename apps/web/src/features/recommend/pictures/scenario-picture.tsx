import type { ScenarioId } from '@portal/engines/sizing';
import type { ReactNode } from 'react';
import { AccessControlPicture } from './access-control-picture.tsx';
import { AccessGuardPicture } from './access-guard-picture.tsx';
import { BroadcastPicture } from './broadcast-picture.tsx';
import { LedPicture } from './led-picture.tsx';
import { ParkingPicture } from './parking-picture.tsx';
import { UpsPicture } from './ups-picture.tsx';
import { VideoSurveillancePicture } from './video-surveillance-picture.tsx';

const PICTURES: Readonly<Record<ScenarioId, () => ReactNode>> = {
  scenarioVideoSurveillance: VideoSurveillancePicture,
  scenarioLed: LedPicture,
  scenarioParking: ParkingPicture,
  scenarioAccessGuard: AccessGuardPicture,
  scenarioBroadcast: BroadcastPicture,
  scenarioUps: UpsPicture,
  scenarioAccessControl: AccessControlPicture,
};

/** The picture of a scenario. */
export function ScenarioPicture({ scenario }: { scenario: ScenarioId }) {
  const Drawn = PICTURES[scenario];
  return <Drawn />;
}
