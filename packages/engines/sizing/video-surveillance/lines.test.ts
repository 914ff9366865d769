/** What is bought for areas, at the edges of the rules. Source: SIZE-13. */
import { describe, expect, it } from 'vitest';
import { linesOf } from '../bought.fixture.ts';
import { scenarioVideoSurveillance } from './calculate.ts';

const valid = (areas: readonly object[], more: object = {}) => {
  const result = scenarioVideoSurveillance({ areas, backupMin: 0, ...more });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};
/** `2 bracket {"type":"wall","location":"outdoor"}`; only of the roles named. */
const bought = (areas: readonly object[], more: object = {}, ...only: string[]): string[] =>
  valid(areas, more)
    .lines.filter(({ role }) => only.length === 0 || only.includes(role))
    .map(({ role, quantity, attributes }) => `${quantity} ${role}${Object.keys(attributes).length > 0 ? ` ${JSON.stringify(attributes)}` : ''}`);
const warningsOf = (areas: readonly object[], more: object = {}): string[] => valid(areas, more).warnings;
/** Rooms with one camera each. */
const rooms = (count: number, more: object = {}) => ({ lengthM: 6, widthM: 5, count, ...more });

it('the whole list, in its order: two floors, a dark yard, poles', () => {
  const areas = [
    { lengthM: 6, widthM: 4, purpose: 'characterise' },
    { lengthM: 12, widthM: 8, count: 20, closet: 2 },
    { lengthM: 20, widthM: 10, mounting: 'wall', light: 'dark', heightM: 3.5 },
    { lengthM: 40, widthM: 10, mounting: 'pole', heightM: 5, runM: 80, closet: 3 },
  ];
  expect(bought(areas, { backupMin: 30 })).toEqual([
    '21 ipCamera {"resolution":"4MP","resolutionMax":"4MP","focalLengthMm":4,"sensor":"1/2.7\\"","power":"poe","powerW":10,"poeClass":3,"location":"indoor","bracket":"ceiling"}',
    '1 ipCamera {"resolution":"4MP","resolutionMax":"4MP","focalLengthMm":6,"sensor":"1/2.7\\"","power":"poe","powerW":10,"poeClass":3,"location":"outdoor","ipRating":66,"bracket":"wall","irRangeM":21}',
    '1 ipCamera {"resolution":"4MP","resolutionMax":"4MP","focalLengthMm":12,"sensor":"1/2.7\\"","power":"poe","powerW":10,"poeClass":3,"location":"outdoor","ipRating":66,"bracket":"wall"}',
    '1 nvr {"channels":32,"incomingMbps":256,"hddBays":4,"decode1080p":32,"maxResolution":"4MP","maxDiskTB":6,"codecs":["H265"],"outputs":1}',
    '4 hdd {"sizeTB":6}', // 23 × 0.927 = 21.3 TB on four bays
    '2 poeSwitch {"poePorts":4,"poeBudgetW":26,"poeStandard":"af","portMbps":100,"uplinkPorts":1,"uplinkMbps":1000}',
    '1 poeSwitch {"poePorts":24,"poeBudgetW":251,"poeStandard":"af","portMbps":100,"uplinkPorts":1,"uplinkMbps":1000}',
    '1 networkSwitch {"ports":8,"portMbps":1000}', // three switches, the recorder, the way out
    // 20 of 50 + 4 → 65.4 m, one of 50 + 2 → 63.2, two of the backbone of 61: four a box, five and one
    '6 networkCableBox {"lengthM":305,"category":"cat5e"}',
    '1 networkCableBox {"lengthM":305,"category":"cat5e","location":"outdoor"}', // 94 m and 50 + 5 + 3.5 → 59: 70.9 m
    '1 rj45Plug {"pieces":100,"category":"cat5e"}',
    '4 patchCord {"lengthM":2,"category":"cat5e"}', // switch and recorder of the first closet, both ends of the pole
    '2 junctionBox {"ipRating":66}',
    '21 bracket {"type":"ceiling"}',
    '2 bracket {"type":"wall","location":"outdoor"}',
    '1 bracket {"type":"pole","location":"outdoor"}',
    '1 pole {"heightM":5}',
    '1 poleFoundation {"heightM":5}',
    '1 earthElectrode',
    '1 equipmentBox {"ipRating":55}',
    '2 surgeProtector {"voltage":48}',
    '1 cabinet {"cabinetU":6,"depthMm":600}',
    '2 cabinet {"cabinetU":6,"depthMm":450}',
    '3 pdu {"outputs":8}',
    '1 monitor {"sizeInch":43}',
    '1 screenCable {"lengthM":5}',
    // one in each closet
    '3 upsHost {"capacityKVA":1,"powerFactor":0.8}',
    '3 batteryBlock {"voltage":12,"capacityAh":9}',
    '3 batteryCabinet',
    '3 batteryCableSet {"areaMm2":6}',
    '3 batteryBreaker {"currentA":32,"voltage":250}',
    '3 upsInputBreaker {"currentA":16}',
    '3 upsMonitorCard',
    '3 batteryBlock {"voltage":12,"capacityAh":17}',
    '3 batteryBlock {"voltage":12,"capacityAh":7}',
  ]);
});

describe('cameras', () => {
  it('of one lens, place and light are one line', () => {
    expect(bought([rooms(3), rooms(2, { purpose: 'discern' }), rooms(1, { closet: 2 })], {}, 'ipCamera')).toHaveLength(1);
    expect(bought([rooms(3), rooms(2, { light: 'dark' })], {}, 'ipCamera')).toHaveLength(2);
    expect(bought([rooms(3, { mounting: 'wall' }), rooms(2, { mounting: 'pole' })], {}, 'ipCamera')).toHaveLength(1);
  });

  it('are no better than planned with: more pixels would be more streams', () => {
    for (const resolution of ['1080P', '4MP', '8MP'])
      expect(valid([rooms(1)], { resolution }).lines[0]?.attributes).toMatchObject({ resolution, resolutionMax: resolution });
  });

  it('are at most ten thousand', () => {
    expect(scenarioVideoSurveillance({ areas: [{ lengthM: 500, widthM: 1000, count: 500, purpose: 'validate' }] })).toEqual({
      valid: false,
      errors: [{ field: 'areas', code: 'CONFLICT' }],
    });
  });
});

describe('network', () => {
  it('needs no switch above one that has a recorder and the way out at its uplinks', () => {
    expect(bought([rooms(20)], {}, 'networkSwitch')).toEqual([]);
    expect(bought([rooms(30)], {}, 'networkSwitch')).toEqual(['1 networkSwitch {"ports":8,"portMbps":1000}']);
  });

  it('counts boxes by what can be cut, the longest first', () => {
    // 90 + 2.5 → 93, 1.1 × 93 + 6 = 108.3 m: two a box, and with the rest of 88 and 197 m three and six of 1.1 × 23 + 6 = 31.3
    expect(bought([rooms(11, { runM: 20 }), rooms(3, { runM: 90 })], {}, 'networkCableBox')).toEqual(['3 networkCableBox {"lengthM":305,"category":"cat5e"}']);
  });

  it('lays no copper to what is beyond its reach, only from the box of a far camera up to it, and says so', () => {
    const far = [rooms(4, { runM: 95 }), rooms(4, { runM: 30 })];
    expect(warningsOf(far)).toEqual(['NETWORK_OVER_100M']);
    expect(bought(far, {}, 'networkCableBox', 'rj45Plug')).toEqual([
      '1 networkCableBox {"lengthM":305,"category":"cat5e"}',
      '1 rj45Plug {"pieces":100,"category":"cat5e"}',
    ]);
    // from the box to the lens of each: 1.1 × 3 + 6 = 9.3 m
    expect(linesOf('scenarioVideoSurveillance', { areas: [rooms(4, { runM: 95 })] }).find(({ role }) => role === 'networkCableBox')?.reason.arithmetic).toBe(
      '9.3 m × 4；每箱 305 m → 1 箱',
    );
    expect(warningsOf([rooms(4, { runM: 91 })])).toEqual([]);
  });

  it('asks no more than the cameras take: the reserve of the high tier is of that', () => {
    const [line] = valid([rooms(5)]).lines.filter(({ role }) => role === 'poeSwitch');
    expect(line?.attributes).toMatchObject({ poePorts: 8, poeBudgetW: 63 });
    expect(line?.need?.['poePorts']).toBe(5);
    expect(line?.need?.['poeBudgetW']).toBeCloseTo(62.5, 1);
  });
});

describe('cabinets and screens', () => {
  it('stand in each closet, recorders in the first, tall enough', () => {
    // two recorders of 2 U, the switch above, six of 24 ports, 2 U free: 13 → 18
    const many = rooms(127, { lengthM: 5, widthM: 4 });
    expect(bought([many], {}, 'cabinet', 'nvr')[1]).toBe('1 cabinet {"cabinetU":12,"depthMm":600}');
    expect(bought([many, rooms(20, { closet: 2 }), rooms(20, { closet: 7 })], {}, 'cabinet')).toEqual([
      '1 cabinet {"cabinetU":18,"depthMm":1000}',
      '2 cabinet {"cabinetU":6,"depthMm":450}',
    ]);
  });

  it('are larger for many pictures, none where nobody looks', () => {
    expect(bought([rooms(16)], {}, 'monitor')).toEqual(['1 monitor {"sizeInch":24}']);
    expect(bought([rooms(17)], { monitors: 2 }, 'monitor')).toEqual(['2 monitor {"sizeInch":43}']);
    expect(bought([rooms(17)], { monitors: 0 }, 'monitor')).toEqual([]);
  });
});

describe('storage servers', () => {
  it('come with a platform and licences above 128 cameras', () => {
    expect(bought([rooms(150)], {}, 'nvr', 'storageServer', 'hdd', 'managementPlatform', 'videoLicence')).toEqual([
      '1 storageServer {"incomingMbps":800,"hddBays":24,"maxDiskTB":8}',
      '24 hdd {"sizeTB":8}', // 139.1 TB: 20 of data, three of parity, a spare
      '1 managementPlatform {"licencePoints":100}',
      '3 videoLicence {"licencePoints":16}',
      '2 videoLicence {"licencePoints":1}',
    ]);
  });
});

describe('warnings', () => {
  it.each<[string, object[], object, string[]]>([
    ['nothing to say', [rooms(1)], {}, []],
    ['fewer days than usual', [rooms(1)], { retentionDays: 29 }, ['RETENTION_BELOW_30']],
    ['fewer than a key target keeps', [rooms(1)], { retentionDays: 89, isKeyTarget: true }, ['RETENTION_BELOW_90']],
    ['enough for it', [rooms(1)], { retentionDays: 90, isKeyTarget: true }, []],
    ['known from above', [{ lengthM: 4, widthM: 3, purpose: 'characterise' }], {}, ['TILT_STEEP']],
    ['too high for any lens', [{ lengthM: 8, widthM: 3, heightM: 20, purpose: 'validate' }], { resolution: '1080P' }, ['DENSITY_SHORT', 'TILT_STEEP']],
  ])('%s', (_name, areas, more, warnings) => expect(warningsOf(areas, more)).toEqual(warnings));
});

describe('the UPS', () => {
  it('is of the UPS recommendation, for what recorders, switches with their cameras and screens draw', () => {
    const host = valid([rooms(16)], { backupMin: 60 }).lines.find(({ role }) => role === 'upsHost');
    // recorder 30 + 2 × 8, switch 20 + 16 × 10.4, screen 60: 292.6 W; ÷ 0.8, a quarter more
    expect(host?.reason.inputs).toBe('负载 292.6 W、365.8 VA，预留 25 %');
    expect(bought([rooms(16)], { backupMin: 60, monitors: 0 }, 'upsHost')).toEqual(['1 upsHost {"capacityKVA":1,"powerFactor":0.8}']);
  });

  it('stands in each closet: what is in the second is not fed from the first', () => {
    const areas = [rooms(6), rooms(6, { closet: 2 })];
    const host = valid(areas, { backupMin: 60, backboneM: 250 }).lines.find(({ role }) => role === 'upsHost');
    // recorder 46, switch 20 + 62.5 of six cameras, screen 60; the second feeds its switch and cameras alone
    expect(host?.quantity).toBe(2);
    expect(host?.reason.inputs).toMatch(/^弱电间 1：负载 188\.5 W.*；弱电间 2：负载 82\.5 W/);
  });

  it('is none where nothing is kept', () => {
    expect(bought([rooms(16)], {}, 'upsHost', 'batteryBlock')).toEqual([]);
  });
});
