/** Roles that a list is asked of beside those with fields of their own: what makes the question of a list has no need of the rules themselves. */
import type { RoleId } from '../roles/index.ts';

/** What stands beside converters and no other rule counts. */
export const FIBRE_ROLES: readonly RoleId[] = ['fibreCable', 'fibreCord', 'fibrePigtail', 'patchCord', 'sfpModule'];

/** What stands beside cameras and horns outdoors and no other rule counts. */
export const SITE_ROLES: readonly RoleId[] = ['surgeProtector', 'earthElectrode', 'pole'];

/** Roles of other systems that a rule of safety looks at; a list with one of them is checked, cameras or not. */
export const SAFETY_ROLES: ReadonlySet<string> = new Set<RoleId>([
  'doorController',
  'cardReader',
  'qrReader',
  'fingerprintReader',
  'idCardReader',
  'accessCard',
  'faceTerminal',
  'lock',
  'doorSupply',
  'standbyBattery',
  'breakGlass',
  'lockBracket',
  'exitButton',
  'fireLinkModule',
  'gatePedestalSide',
  'gatePedestalMiddle',
  'gateUnit',
  'gateFaceTerminal',
  'wirelessBridge',
  'barrierGate',
  'groundLoop',
  'antiSmashRadar',
  'mainsCable',
  'feedBreaker',
  'leakageBreaker',
  'ceilingSpeaker',
  'fireSpeaker',
  'powerAmplifier',
  'standbyAmplifier',
  'amplifierChangeover',
  'fireInterface',
  'ledCabinet',
  'ledReceivingCard',
  'ledSendingController',
  'ledDistributionBox',
  'ledSpareModule',
  'batteryBlock',
  'batteryBreaker',
  'upsInputBreaker',
  'upsOutputBox',
  'upsBypass',
]);

/** Is there something that a rule of safety asks for: a door, a gate, a barrier, a speaker, a UPS. */
const ASKING_ROLES: ReadonlySet<string> = new Set<RoleId>([
  'doorController',
  'lock',
  'gatePedestalSide',
  'gateUnit',
  'barrierGate',
  'ceilingSpeaker',
  'fireSpeaker',
  'powerAmplifier',
  'upsHost',
  'ledCabinet',
]);
export const isSafetyList = (roles: readonly string[]): boolean => roles.some((role) => ASKING_ROLES.has(role));
