/**
 * Front door of the ten security calculators: pure functions named as their pages, with descriptions of inputs, working,
 * meaning and products. Each page imports its own plan, so that none carries the other nine.
 */
export { calculatorIds, calculatorList } from './list.ts';
export type { CalculatorId } from './list.ts';
export type { CalculatorPlan } from './plan.ts';
export type { PickedLine } from './picked-line.ts';
export { cutM, hTwistedPairAmount, installedM, packCuts } from './twisted-pair/calculate.ts';
export type { TwistedPairOutputs, TwistedPairValues } from './twisted-pair/calculate.ts';
export { packRolls } from './pack-rolls.ts';
export { twistedPair } from './twisted-pair/plan.ts';
export { mbpsOf, streamFactors, streamKbps } from './stream/bitrate.ts';
export { camerasOfList, deviceOfList } from './stream/cameras-of-list.ts';
export type { CameraGroup } from './stream/cameras-of-list.ts';
export { ESTIMATE_NOTE, streamText, streamWorking } from './stream/explain.ts';
export { streamFields } from './stream/fields.ts';
export type { StreamValues } from './stream/fields.ts';
export { poeClassOf, poeLoop, psePowerW, requiredPoeClass, weakerClasses } from './switch-access/poe.ts';
export type { PoeAllocation, PoeClass, PoeDevice } from './switch-access/poe.ts';
export { cCameraFocalLength, fieldOfViewDeg, lensOf, neededMm, sightM, viewBoxAt } from './focal-length/calculate.ts';
export type { FocalLengthOutputs, FocalLengthValues } from './focal-length/calculate.ts';
export { SENSORS } from './focal-length/fields.ts';
export { distanceOfDensityM, doriLevelOf, levelsOf, oodpcvsLevelOf } from './focal-length/density.ts';
export type { DoriLevel, Lens, OodpcvsLevel } from './focal-length/density.ts';
export { focalLength } from './focal-length/plan.ts';
export { COPPER_CLASS_5 } from '../constants/supply.ts';
export { gCameraPowerSupply, supplyFor } from './power-supply/calculate.ts';
export type { PoweredCamera, PowerSupplyOutputs } from './power-supply/calculate.ts';
export { lowestOf } from './power-supply/explain.ts';
export { powerSupply } from './power-supply/plan.ts';
export { loopOhmPerM, voltagesAlong } from './power-supply/voltage-drop.ts';
export type { LinePoint, PowerSupplyValues } from './power-supply/voltage-drop.ts';
export { aVideoCapacity, gbPerDay, usableTB } from './video-capacity/calculate.ts';
export type { CapacityOutputs, RetentionOutputs, VideoCapacityOutputs } from './video-capacity/calculate.ts';
export type { VideoCapacityValues } from './video-capacity/fields.ts';
export { videoCapacityFields } from './video-capacity/fields.ts';
export { videoCapacityInputs } from './video-capacity/lines.ts';
export { videoCapacity } from './video-capacity/plan.ts';
export { bNVRChannelAccess, plannedMbps } from './recorder-access/calculate.ts';
export type { RecordedCameras, RecorderAccessOutputs } from './recorder-access/calculate.ts';
export type { RecorderAccessValues } from './recorder-access/fields.ts';
export { recorderAccess } from './recorder-access/plan.ts';
export { dBandWidth } from './bandwidth/calculate.ts';
export type { BandwidthOutputs } from './bandwidth/calculate.ts';
export type { BandwidthValues } from './bandwidth/fields.ts';
export { bandwidth } from './bandwidth/plan.ts';
export { fGenericCabling } from './generic-cabling/calculate.ts';
export type { GenericCablingOutputs } from './generic-cabling/calculate.ts';
export { cableAreaMm2, trunkAreaMm2 } from './generic-cabling/floor.ts';
export type { CabledFloor, GenericCablingValues } from './generic-cabling/floor.ts';
export { genericCabling } from './generic-cabling/plan.ts';
export { rackBoxes } from './generic-cabling/route-lines.ts';
export { coverageOf, footprintsOf, iVerticalBinocular } from './people-counter/calculate.ts';
export type { Coverage, PeopleCounterOutputs, PeopleCounterValues } from './people-counter/calculate.ts';
export { peopleCounter } from './people-counter/plan.ts';
export { eSwitchAccess } from './switch-access/calculate.ts';
export type { SwitchAccessOutputs } from './switch-access/calculate.ts';
export type { SwitchAccessValues } from './switch-access/fields.ts';
export { switchAccess } from './switch-access/plan.ts';
export { jWirelessIntelligent } from './wireless-bridge/calculate.ts';
export type { ObstacleClearance, WirelessBridgeOutputs } from './wireless-bridge/calculate.ts';
export {
  airLossDb,
  bandGHzOf,
  channelsOf,
  eirpMaxDbm,
  freeSpaceLossDb,
  isPowerAllowed,
  mcsNumberOf,
  mcsOf,
  phyRateMbps,
  rxLevelDbm,
  sensitivityDbm,
  streamsOf,
} from './wireless-bridge/link-budget.ts';
export type { WirelessBridgeValues } from './wireless-bridge/link-budget.ts';
export { pathPointAt } from './wireless-bridge/path-clearance.ts';
export type { PathPoint } from './wireless-bridge/path-clearance.ts';
export { wirelessBridge } from './wireless-bridge/plan.ts';
// what a worksheet of the same arithmetic rests on
export { CHANNEL_MAX_M, PLUG_SPARE_PERCENT, SPARE_PERCENT, TERMINAL_ALLOWANCE_M } from '../constants/cabling.ts';
export { GB51348_DOUBLE_UP_TO, GB51348_FACTOR } from '../constants/network.ts';
export { DISK_LABEL_TB, RAID_MIN_DISKS, RAID_PARITY_DISKS } from '../constants/storage.ts';
export { AUDIO_KBPS, BASE_FPS, FRAME_FIXED_SHARE, KBPS_STEP, VBR_DAY_SHARE, VBR_NIGHT_SHARE } from '../constants/stream.ts';
export {
  BACKBONE_SPARE_PERCENT,
  BACKBONE_TERMINAL_M,
  CABLE_OUTER_DIAMETER_MM,
  MODULE_SPARE_PERCENT,
  PATCH_PANEL_PORTS,
  PLUGS_PER_POINT,
  RACK_U_FIXED,
  RACK_U_PER_PANEL,
} from '../constants/structured-cabling.ts';
export { COPPER_PER_KELVIN, RATED_TEMP_C } from '../constants/supply.ts';
export { CLEARANCE_RATIO, EARTH_DIAMETER_MM, FREE_SPACE_LOSS_DB, FRESNEL_FACTOR } from '../constants/wireless.ts';
