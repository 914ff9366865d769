/**
 * Front door of the ten security calculators: pure functions named as their pages, with descriptions of inputs, working,
 * meaning and products. Each page imports its own plan, so that none carries the other nine.
 */
export { inputsFromPairs, inputsToPairs } from './core/address.ts';
export { defineFields, isIgnored, isRequired, offeredOf, rangesOf, shownInputs } from './core/fields.ts';
export type {
  Field,
  Fields,
  FlagField,
  GroupField,
  NumberField,
  NumbersField,
  Option,
  OptionField,
  OptionValue,
  Raw,
  RowsField,
  ValuesOf,
} from './core/fields.ts';
export { errorText, fieldAt } from './core/messages.ts';
export { numberText } from './core/number-text.ts';
export { ceil, EPS, firstAtLeast, floor, isAtMost, round, sumOf } from './core/numbers.ts';
export { calculatorIds } from './core/plan.ts';
export type { CalculatorId, CalculatorPlan } from './core/plan.ts';
export { readInputs } from './core/read-inputs.ts';
export type { Read } from './core/read-inputs.ts';
export { fieldErrorCodes, refused, warningsOf } from './core/result.ts';
export type { CalcResult, FieldError, FieldErrorCode, Refused, RoleAttribute, RoleLine, WorkingStep } from './core/result.ts';
export { sourced } from './core/sourced.ts';
export type { Sourced, SourceMark } from './core/sourced.ts';
export { cutM, hTwistedPairAmount, packCuts } from './twisted-pair/calculate.ts';
export { twistedPair } from './twisted-pair/plan.ts';
export { mbpsOf, streamKbps } from './stream/bitrate.ts';
export { camerasOfList, deviceOfList } from './stream/cameras-of-list.ts';
export type { CameraGroup } from './stream/cameras-of-list.ts';
export { ESTIMATE_NOTE, streamText, streamWorking } from './stream/explain.ts';
export { streamFields } from './stream/fields.ts';
export type { StreamValues } from './stream/fields.ts';
export { resolutionOf, resolutionRank, resolutions } from './stream/resolutions.ts';
export type { Resolution, ResolutionId } from './stream/resolutions.ts';
export { poeClassOf, poeStandardNames, poeStandards, psePowerW, requiredPoeClass, servesClass } from './switch-access/poe.ts';
export type { PoeAllocation, PoeClass, PoeDevice, PoeStandard } from './switch-access/poe.ts';
export { cCameraFocalLength, distanceOfDensityM, doriLevelOf, fieldOfViewDeg, lensOf, viewBoxAt } from './focal-length/calculate.ts';
export type { DoriLevel, FocalLengthOutputs, FocalLengthValues, Lens } from './focal-length/calculate.ts';
export { doriLabels } from './focal-length/explain.ts';
export { focalLength } from './focal-length/plan.ts';
export { COPPER_CLASS_5 } from './constants/supply.ts';
export { gCameraPowerSupply, supplyFor } from './power-supply/calculate.ts';
export type { PoweredCamera, PowerSupplyOutputs } from './power-supply/calculate.ts';
export { powerSupply } from './power-supply/plan.ts';
export { voltagesAlong } from './power-supply/voltage-drop.ts';
export type { LinePoint, PowerSupplyValues } from './power-supply/voltage-drop.ts';
export { aVideoCapacity, gbPerDay } from './video-capacity/calculate.ts';
export type { CapacityOutputs, RetentionOutputs, VideoCapacityOutputs } from './video-capacity/calculate.ts';
export type { VideoCapacityValues } from './video-capacity/fields.ts';
export { videoCapacity } from './video-capacity/plan.ts';
export { bNVRChannelAccess } from './recorder-access/calculate.ts';
export type { RecordedCameras, RecorderAccessOutputs } from './recorder-access/calculate.ts';
export type { RecorderAccessValues } from './recorder-access/fields.ts';
export { recorderAccess } from './recorder-access/plan.ts';
export { dBandWidth } from './bandwidth/calculate.ts';
export type { BandwidthOutputs } from './bandwidth/calculate.ts';
export type { BandwidthValues } from './bandwidth/fields.ts';
export { bandwidth } from './bandwidth/plan.ts';
export { fGenericCabling } from './generic-cabling/calculate.ts';
export type { GenericCablingOutputs } from './generic-cabling/calculate.ts';
export { cableAreaMm2, rackParts, trunkAreaMm2 } from './generic-cabling/floor.ts';
export type { CabledFloor, GenericCablingValues, RackPart } from './generic-cabling/floor.ts';
export { genericCabling } from './generic-cabling/plan.ts';
export { coverageOf, footprintsOf, iVerticalBinocular } from './people-counter/calculate.ts';
export type { Coverage, PeopleCounterOutputs, PeopleCounterValues } from './people-counter/calculate.ts';
export { peopleCounter } from './people-counter/plan.ts';
export { eSwitchAccess } from './switch-access/calculate.ts';
export type { SwitchAccessOutputs } from './switch-access/calculate.ts';
export type { SwitchAccessValues } from './switch-access/fields.ts';
export { switchAccess } from './switch-access/plan.ts';
export { jWirelessIntelligent } from './wireless-bridge/calculate.ts';
export type { ObstacleClearance, WirelessBridgeOutputs } from './wireless-bridge/calculate.ts';
export { bandGHzOf, channelsOf, freeSpaceLossDb, rxLevelDbm } from './wireless-bridge/link-budget.ts';
export type { WirelessBridgeValues } from './wireless-bridge/link-budget.ts';
export { pathPointAt } from './wireless-bridge/path-clearance.ts';
export type { PathPoint } from './wireless-bridge/path-clearance.ts';
export { wirelessBridge } from './wireless-bridge/plan.ts';
