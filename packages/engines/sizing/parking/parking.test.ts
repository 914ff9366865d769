import { describe, expect, it } from 'vitest';
import { scenarioParking } from './calculate.ts';

const valid = (inputs: object) => {
  const result = scenarioParking(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};
const quantities = (inputs: object) => Object.fromEntries(valid(inputs).lines.map(({ role, quantity }) => [role, quantity]));
const errors = (inputs: object) => {
  const result = scenarioParking(inputs);
  return result.valid ? [] : result.errors.map(({ field, code }) => `${field} ${code}`);
};

describe('lanes', () => {
  it.each([
    ['nothing at all', {}, ['entryLanes REQUIRED', 'exitLanes REQUIRED']],
    ['only the way in', { entryLanes: 1 }, ['exitLanes REQUIRED']],
    ['only the flow in', { peakInPerHour: 100 }, ['exitLanes REQUIRED']],
    ['no lane in the end', { entryLanes: 0, exitLanes: 0 }, ['entryLanes CONFLICT']],
    ['no mixed lane either', { mixedLanes: 0 }, ['entryLanes CONFLICT']],
    ['no flow either', { peakInPerHour: 0, peakOutPerHour: 0 }, ['entryLanes CONFLICT']],
    ['half a lane', { entryLanes: 0.5, exitLanes: 1 }, ['entryLanes NOT_INTEGER']],
    ['guidance without the spaces', { mixedLanes: 1, guidance: 'ultrasonic' }, ['spaces REQUIRED']],
    ['no spaces', { mixedLanes: 1, guidance: 'none', spaces: 0 }, ['spaces OUT_OF_RANGE']],
  ])('%s: %j → %j', (_name, inputs, expected) => expect(errors(inputs)).toEqual(expected));

  it.each([
    ['free', 400, 401, 2],
    ['prepaid', 300, 301, 2],
    ['atExit', 150, 151, 2],
  ])('%s: %d cars an hour leave by one lane, %d need %d', (payment, enough, more, lanes) => {
    expect(valid({ entryLanes: 1, peakOutPerHour: enough, payment }).exitLanes).toBe(1);
    expect(valid({ entryLanes: 1, peakOutPerHour: more, payment }).exitLanes).toBe(lanes);
  });

  it('a mixed lane adds half a lane each way', () => {
    const inputs = { entryLanes: 1, exitLanes: 1, mixedLanes: 1, payment: 'prepaid' };
    expect(valid({ ...inputs, peakInPerHour: 600, peakOutPerHour: 450 }).warnings).toEqual([]);
    expect(valid({ ...inputs, peakInPerHour: 601, peakOutPerHour: 451 }).warnings).toEqual(['ENTRY_CAPACITY_LOW', 'EXIT_CAPACITY_LOW']);
    expect(valid(inputs)).toMatchObject({ lanes: 3, passPoints: 4 });
  });
});

describe('the boom', () => {
  it.each([
    [2, undefined, 3, 'straight', []],
    [3.1, undefined, 3.5, 'straight', []],
    [3, 4, 3, 'straight', []],
    [3, 3.99, 3, 'folding', []],
    [6, undefined, 6, 'straight', []],
    // two that meet in the middle
    [6.1, undefined, 3.5, 'straight', ['BOOM_TOO_LONG']],
    [8, undefined, 4, 'straight', ['BOOM_TOO_LONG']],
  ])('a lane of %d m under %s m: %d m %s %j', (laneWidthM, clearHeightM, boomLengthM, boomType, warnings) => {
    const barriers = laneWidthM > 6 ? 4 : 2;
    expect(valid({ entryLanes: 1, exitLanes: 1, laneWidthM, clearHeightM })).toMatchObject({ boomLengthM, boomType, barriers, warnings });
  });
});

describe('devices', () => {
  const two = { entryLanes: 1, exitLanes: 1 };
  it('a wide lane has an auxiliary camera at each pass point', () => {
    expect(quantities({ ...two, laneWidthM: 4.5 })).not.toHaveProperty('anprAuxCamera');
    expect(quantities({ ...two, laneWidthM: 4.6 })).toMatchObject({ anprAuxCamera: 2 });
  });
  it('with loops each lane has one more against smashing, and no radar', () => {
    const found = quantities({ ...two, trigger: 'loop' });
    expect(found).toMatchObject({ groundLoop: 4, loopDetector: 4 });
    expect(found).not.toHaveProperty('triggerRadar');
    expect(found).not.toHaveProperty('antiSmashRadar');
  });
  it('triggered by video only the radar against smashing is left', () => {
    const found = quantities({ ...two, trigger: 'video' });
    expect(found).toMatchObject({ antiSmashRadar: 2 });
    expect(found).not.toHaveProperty('triggerRadar');
  });
  it('attended or free there is no payment terminal', () => {
    expect(quantities({ ...two, unattended: false })).not.toHaveProperty('exitPaymentTerminal');
    expect(quantities({ ...two, payment: 'free' })).not.toHaveProperty('exitPaymentTerminal');
    expect(quantities({ ...two, unattended: false })).not.toHaveProperty('intercomPoint');
  });
  it('eight lanes are managed by a terminal, nine by a server', () => {
    expect(quantities({ entryLanes: 4, exitLanes: 4 })).toMatchObject({ parkingTerminal: 1 });
    expect(quantities({ entryLanes: 5, exitLanes: 4 })).toMatchObject({ parkingServer: 1 });
    expect(quantities({ entryLanes: 5, exitLanes: 4 })).not.toHaveProperty('parkingTerminal');
  });
  it('ultrasonic guidance has a lamp at every space and no kiosk', () => {
    const found = quantities({ ...two, guidance: 'ultrasonic', spaces: 121, zones: 3 });
    expect(found).toMatchObject({
      bayUltrasonicDetector: 121,
      bayIndicator: 121,
      zoneController: 3,
      zoneGuideScreen: 3,
      entranceGuideScreen: 1,
      parkingTerminal: 1,
    });
    expect(found).not.toHaveProperty('carFinderKiosk');
  });
  it('one-way video sees three spaces, brings a server and a kiosk for each 300', () => {
    expect(quantities({ ...two, guidance: 'videoSingle', spaces: 301 })).toMatchObject({
      bayVideoDetector: 101,
      zoneController: 2,
      carFinderKiosk: 2,
      parkingServer: 1,
    });
  });
});
