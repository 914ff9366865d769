/** What of a scenario's warnings the customer reads, and what of its products they are about. Source: SIZE-18. */
import type { RoleId } from '../roles/index.ts';
import type { ScenarioId } from './core/plan.ts';

interface SceneWarnings {
  /** About life, electricity or a code. */
  safety: readonly string[];
  /** Roles of no other scenario that its system cannot be without: with none of them in a list the system is gone. */
  heads: readonly RoleId[];
}

const SCENE_WARNINGS: Readonly<Record<ScenarioId, SceneWarnings>> = {
  scenarioVideoSurveillance: { safety: ['RETENTION_BELOW_30', 'RETENTION_BELOW_90'], heads: ['ipCamera', 'nvr', 'storageServer'] },
  scenarioLed: { safety: [], heads: ['ledCabinet', 'ledSendingController'] },
  scenarioParking: { safety: [], heads: ['barrierGate', 'anprCamera', 'bayVideoDetector', 'bayUltrasonicDetector'] },
  scenarioAccessGuard: { safety: ['NO_ACCESSIBLE_LANE'], heads: ['gatePedestalSide', 'gatePedestalMiddle', 'gateUnit'] },
  scenarioBroadcast: {
    safety: ['SPL_SHORT', 'NO_EMERGENCY_POWER', 'STANDBY_TOO_LARGE', 'LINE_TOO_LONG'],
    heads: ['powerAmplifier', 'ceilingSpeaker', 'fireSpeaker'],
  },
  scenarioUps: {
    safety: ['NO_BATTERY', 'TOO_MANY_STRINGS', 'PARALLEL_SMALL', 'THREE_PHASE_OUTPUT', 'PHASE_TOO_SMALL', 'FLOOR_LOAD'],
    heads: ['upsHost', 'batteryBlock'],
  },
  scenarioAccessControl: { safety: [], heads: ['doorController', 'lock', 'faceTerminal'] },
};

export const isSafetyWarning = (scenario: ScenarioId, code: string): boolean => SCENE_WARNINGS[scenario].safety.includes(code);
export const sceneHeads = (scenario: ScenarioId): readonly RoleId[] => SCENE_WARNINGS[scenario].heads;
