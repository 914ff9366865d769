/**
 * To how many places each figure of an answer is told. Inputs are awkward on purpose, so that a figure that is not rounded shows it;
 * one that is fixed by its inputs (a width asked for) has their places. Source: CALC-0.
 */
import { expect, it } from 'vitest';
import type { Raw } from '../inputs/index.ts';
import * as calculators from './index.ts';

interface Plan {
  id: string;
  calculate: (inputs: unknown) => { valid: boolean };
}

/** Most places behind the point, by the name of the figure; figures of rows under the name of their list. */
function placesOf(answer: object, prefix = ''): Record<string, number> {
  const places: Record<string, number> = {};
  const see = (name: string, value: unknown): void => {
    if (typeof value === 'number') places[name] = Math.max(places[name] ?? 0, String(value).split('.')[1]?.length ?? 0);
    else if (Array.isArray(value)) for (const one of value) see(name, one);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, most] of Object.entries(placesOf(value, `${name}.`))) places[inner] = Math.max(places[inner] ?? 0, most);
  };
  for (const [name, value] of Object.entries(answer)) if (name !== 'values') see(prefix + name, value);
  return places;
}

const awkward: readonly (readonly [Plan, Raw, Record<string, number>])[] = [
  [
    calculators.videoCapacity,
    {
      groups: [
        { channels: 7, bitrateKbps: 777, days: 31, hoursPerDay: 9.5, motionPercent: 37 },
        { channels: 3, bitrateKbps: 1111, days: 17 },
      ],
      formatLossPercent: 7,
      diskSizeTB: 6,
    },
    { 'groups.gbPerChannelPerDay': 2, 'groups.totalGB': 2, totalGB: 2, totalTB: 2, recordMbps: 2, usableTBPerDisk: 3 },
  ],
  [
    calculators.videoCapacity,
    {
      mode: 'days',
      groups: [
        { channels: 7, bitrateKbps: 777 },
        { channels: 3, bitrateKbps: 1111 },
      ],
      installedDisks: 3,
      formatLossPercent: 7,
      diskSizeTB: 6,
    },
    { 'groups.gbPerChannelPerDay': 2, gbPerDay: 2, recordMbps: 2, usableTBPerDisk: 3, usableTotalTB: 2 },
  ],
  [
    calculators.recorderAccess,
    {
      nvr: { channels: 16, incomingMbps: 77, decode1080p: 8 },
      cameras: [
        { count: 3, resolution: '1080P', bitrateKbps: 777, subStreamKbps: 333 },
        { count: 5, resolution: '1080P', bitrateKbps: 1111, subStreamKbps: 77 },
      ],
      reservePercent: 13,
    },
    { 'cameras.perChannelMbps': 3, requiredMbps: 2, availableMbps: 2, freeMbps: 2 },
  ],
  [
    calculators.focalLength,
    { sensor: '1/2.8"', distanceM: 7.3, targetWidthM: 3.1, targetHeightM: 1.7, resolution: '1080P' },
    {
      focalByWidthMm: 2,
      focalByHeightMm: 2,
      focalLengthMm: 2,
      viewWidthM: 2,
      viewHeightM: 1,
      hfovDeg: 1,
      vfovDeg: 1,
      pixelsPerMeter: 1,
      'oodpcvsDistancesM.overview': 1,
      'oodpcvsDistancesM.outline': 1,
      'oodpcvsDistancesM.discern': 1,
      'oodpcvsDistancesM.perceive': 1,
      'oodpcvsDistancesM.characterise': 1,
      'oodpcvsDistancesM.validate': 1,
      'oodpcvsDistancesM.scrutinise': 1,
      'doriDistancesM.detect': 1,
      'doriDistancesM.observe': 1,
      'doriDistancesM.recognise': 1,
      'doriDistancesM.identify': 1,
    },
  ],
  [
    calculators.bandwidth,
    {
      groups: [
        { count: 7, resolution: '1080P', bitrateKbps: 777 },
        { count: 3, resolution: '1080P', bitrateKbps: 1111 },
      ],
      viewers: 3,
      viewChannels: 7,
      viewKbps: 333,
      overheadPercent: 13,
    },
    { recordMbps: 2, viewMbps: 2, totalMbps: 2, internetUploadMbps: 1 },
  ],
  [
    calculators.switchAccess,
    {
      cameras: [
        { count: 7, resolution: '1080P', powerW: 7.7, bitrateKbps: 777 },
        { count: 3, resolution: '1080P', powerW: 11.1, bitrateKbps: 1111 },
      ],
      cableLengthM: 77,
      switch: { ports: 8, poeStandard: 'at', poeBudgetW: 123, portMbps: 100 },
    },
    {
      'cameras.psePowerW': 2,
      'cameras.streamMbps': 3,
      totalPoeW: 2,
      requiredPoeBudgetW: 2,
      totalMbps: 2,
      uplinkLoadPercent: 1,
      switchingCapacityGbps: 1,
      forwardingMpps: 3,
    },
  ],
  [
    calculators.genericCabling,
    { floors: [{ points: 37, farthestM: 77.7, nearestM: 11.3, backboneRouteM: 33.3 }] },
    { 'floors.averageM': 2, 'floors.totalM': 1, 'floors.longestM': 1, 'floors.backboneM': 1, totalCableM: 1 },
  ],
  [
    calculators.powerSupply,
    {
      cameras: [
        { count: 3, powerW: 7.7, distanceM: 33.3 },
        { count: 7, powerW: 11.1, distanceM: 17.7 },
      ],
      conductorTempC: 37,
      maxDropPercent: 7,
      loadRatio: 0.77,
    },
    {
      allowedDropV: 2,
      'cameras.currentA': 3,
      'cameras.recommendedAreaMm2': 1,
      'cameras.areaMm2': 1,
      'cameras.dropV': 2,
      'cameras.deviceV': 2,
      'cameras.maxDistanceM': 1,
      totalCurrentA: 3,
      requiredSupplyA: 2,
    },
  ],
  [
    calculators.twistedPair,
    { points: 37, farthestM: 77.7, nearestM: 11.3, sparePercent: 13, terminalAllowanceM: 3.3 },
    { averageM: 2, totalM: 1, leftoverM: 1 },
  ],
  [
    calculators.peopleCounter,
    { mountHeightM: 3.3, passageWidthM: 7.7, personHeightM: 1.77, usableRatio: 0.87, overlapM: 0.33 },
    {
      lensMm: 1,
      groundWidthM: 2,
      groundLengthM: 2,
      coverageWidthM: 2,
      coverageLengthM: 2,
      effectiveWidthM: 2,
      effectiveLengthM: 2,
      positionsM: 2,
      spacingM: 2,
    },
  ],
  [
    calculators.wirelessBridge,
    {
      distanceKm: 1.7,
      txPowerDbm: 17.3,
      txGainDbi: 14.7,
      rxGainDbi: 15.9,
      txLossDb: 0.77,
      rxLossDb: 0.33,
      camerasPerClient: [{ count: 3, resolution: '1080P', bitrateKbps: 777 }],
      antennaHeightAM: 17.7,
      antennaHeightBM: 13.3,
      obstacles: [{ distanceFromAKm: 0.77, heightM: 7.7 }],
      efficiency: 0.47,
    },
    {
      fsplDb: 2,
      rxLevelDbm: 2,
      eirpDbm: 1,
      fadeMarginDb: 2,
      throughputMbps: 1,
      loadMbps: 2,
      fresnelMidM: 2,
      clearance60M: 2,
      earthBulgeMidM: 2,
      minClearHeightM: 2,
      'obstacles.fresnelM': 2,
      'obstacles.clearanceM': 2,
      'obstacles.requiredM': 1,
    },
  ],
];

it.each(awkward.map(([plan, inputs, places]) => [plan.id, plan, inputs, places] as const))('%s', (_id, plan, inputs, places) => {
  const answer = plan.calculate(inputs);
  expect(answer.valid).toBe(true);
  const told = placesOf(answer);
  expect(Object.fromEntries(Object.entries(told).filter(([, most]) => most > 0))).toEqual(places);
});
