import type { DesignLine } from '@portal/contract/design-order';
import { focalLength, recorderAccess, switchAccess, twistedPair, videoCapacity } from '@portal/engines/calculators';
import { checkDefaults } from '@portal/engines/compatibility';
import { describe, expect, it } from 'vitest';
import { isStillExample } from './still-example.ts';
import { takeLines } from './taken-lines.ts';

const aLine = (skuNo: string, role: string | null, quantity: number, roleAttributes: DesignLine['roleAttributes'] = {}): DesignLine => ({
  id: skuNo,
  sort: 1,
  spuNo: 'P1',
  skuNo,
  spuName: '产品',
  productName: '产品',
  productModel: skuNo,
  productCategory: '-',
  productImage: '',
  brandName: '',
  unit: '台',
  skuDesc: '',
  skuType: 0,
  isUserDefined: false,
  privateTenant: null,
  boundStatus: 0,
  remind: 0,
  wholesalePrice: 100,
  skuSaleType: '经销',
  skuStatus: 0,
  price: 100,
  rate: 100,
  ratePrice: 100,
  quantity,
  amount: 100,
  maxNum: null,
  hasAccessory: false,
  stockTotal: 5,
  role,
  roleAttributes,
  attachments: [],
});

const unset = { ...checkDefaults, bitrates: [], runs: [], places: [], kept: [] };

describe('inputs from a list of products', () => {
  it('cameras of all lines become points, what has no part in it is not used', () => {
    const taken = takeLines(twistedPair, [aLine('A', 'ipCamera', 16), aLine('B', 'hdd', 4), aLine('C', null, 3), aLine('D', 'ipCamera', 8)], unset);
    expect(taken?.inputs).toEqual({ mode: 'average', points: 24 });
    expect(taken?.used.map(({ skuNo }) => skuNo)).toEqual(['A', 'D']);
    expect(taken?.unused.map(({ skuNo }) => skuNo)).toEqual(['B', 'C']);
  });

  it('a list that says nothing gives nothing', () => {
    expect(takeLines(twistedPair, [], unset)).toBeNull();
    expect(takeLines(twistedPair, [aLine('B', 'hdd', 4), aLine('C', null, 9)], unset)).toBeNull();
  });

  it('a recorder and its cameras fill the recorder calculator with a result', () => {
    const lines = [
      aLine('N', 'nvr', 1, { channels: 32, incomingMbps: 320, decode1080p: 16 }),
      aLine('A', 'ipCamera', 20, { resolution: '4MP', codec: 'H265', powerW: 6 }),
    ];
    const taken = takeLines(recorderAccess, lines, unset);
    expect(taken?.used).toHaveLength(2);
    expect(recorderAccess.calculate({ ...recorderAccess.starter, ...taken?.inputs })).toMatchObject({ valid: true, totalCameras: 20 });
  });

  it('cameras send what the check of the list takes them to send: by place, by the list, or as typed for the model', () => {
    const lines = [
      aLine('A', 'ipCamera', 20, { resolution: '4MP', location: 'outdoor' }),
      aLine('B', 'ipCamera', 4, { resolution: '4MP', location: 'indoor' }),
      aLine('C', 'ipCamera', 2, { resolution: '4MP', location: 'outdoor' }),
    ];
    const sent = (check: Parameters<typeof takeLines>[2]) => takeLines(videoCapacity, lines, check)?.inputs['groups'];
    const typed = [{ skuNo: 'C', kbps: 2000 }];
    expect(sent({ ...unset, bitrates: typed })).toMatchObject([{ scene: 'high' }, { scene: 'medium' }, { scene: 'high', bitrateKbps: 2000 }]);
    expect(sent({ ...unset, scene: 'low', bitrates: typed })).toMatchObject([
      { channels: 24, scene: 'low' },
      { channels: 2, bitrateKbps: 2000 },
    ]);
  });

  it('a maker’s own codec is sent plain to another maker’s recorder, as the check has it', () => {
    const lines = [
      aLine('A', 'ipCamera', 4, { resolution: '4MP', codec: 'H265+', brand: '甲', protocols: ['ONVIF'] }),
      aLine('N', 'nvr', 1, { channels: 8, incomingMbps: 80, hddBays: 2, brand: '乙', protocols: ['ONVIF'] }),
    ];
    expect(takeLines(videoCapacity, lines, unset)?.inputs['groups']).toMatchObject([{ codec: 'H265' }]);
    expect(takeLines(videoCapacity, lines.slice(0, 1), unset)?.inputs['groups']).toMatchObject([{ codec: 'H265+' }]);
  });

  it('devices the customer has count, what is no longer on sale does not', () => {
    const kept = [{ role: 'ipCamera', quantity: 3, attributes: { resolution: '4MP' as const }, name: '旧枪机' }];
    const gone = { ...aLine('B', 'ipCamera', 9, { resolution: '4MP' }), skuStatus: 1 as const };
    const taken = takeLines(twistedPair, [aLine('A', 'ipCamera', 16), gone], { ...unset, kept });
    expect(taken).toMatchObject({ inputs: { points: 19 }, usedKept: kept, unused: [{ skuNo: 'B' }] });
  });

  it('a camera said to hang indoors sends what the check takes it to send there', () => {
    const lines = [aLine('A', 'ipCamera', 4, { resolution: '4MP', location: 'outdoor' })];
    const places = [{ skuNo: 'A', location: 'indoor' as const }];
    expect(takeLines(videoCapacity, lines, { ...unset, places })?.inputs['groups']).toMatchObject([{ scene: 'medium' }]);
  });

  it('pictures are kept as the check of the list is set, by the calculator that asks for it', () => {
    const lines = [aLine('A', 'ipCamera', 20, { resolution: '4MP', location: 'indoor' })];
    const set = { ...unset, retentionDays: 90, hoursPerDay: 12 };
    expect(takeLines(videoCapacity, lines, set)?.inputs['groups']).toMatchObject([{ channels: 20, days: 90, hoursPerDay: 12 }]);
    expect(takeLines(recorderAccess, lines, set)?.inputs).toEqual(takeLines(recorderAccess, lines, unset)?.inputs);
  });

  it('of several switches the one with most pieces is taken, with all its model says, and named', () => {
    const lines = [
      aLine('A', 'ipCamera', 20, { resolution: '4MP', powerW: 7 }),
      aLine('S24', 'poeSwitch', 1, { poePorts: 24, poeBudgetW: 370, poeStandard: 'at', portMbps: 1000, uplinkPorts: 4, uplinkMbps: 1000 }),
      aLine('S16', 'poeSwitch', 2, { poePorts: 16, poeBudgetW: 230, poeStandard: 'at', portMbps: 100, uplinkPorts: 2, uplinkMbps: 1000 }),
    ];
    const taken = takeLines(switchAccess, lines, unset);
    expect(taken?.inputs['switch']).toEqual({ ports: 16, poeBudgetW: 230, poeStandard: 'at', portMbps: 100, uplinkPorts: 2, uplinkMbps: 1000 });
    expect(taken?.picks).toEqual(['PoE 交换机有 2 种，按数量最多的 S16 填入']);
    expect(taken?.unused.map(({ skuNo }) => skuNo)).toEqual(['S24']);
  });

  it('of two cameras with the same lens the one with most pieces is counted and named, the other is not used', () => {
    const lens = { focalLengthMm: 4, sensor: '1/2.7"', resolution: '4MP' };
    const lines = [aLine('B', 'ipCamera', 4, lens), aLine('A', 'ipCamera', 8, lens), aLine('Z', 'ipCamera', 9, { ...lens, focalLengthMaxMm: 12 })];
    const taken = takeLines(focalLength, lines, unset);
    expect(taken).toMatchObject({ inputs: { mode: 'view', focalMm: 4 }, picks: ['定焦摄像机有 2 种，按数量最多的 A 填入'] });
    expect(taken?.used.map(({ skuNo }) => skuNo)).toEqual(['A']);
    expect(taken?.unused.map(({ skuNo }) => skuNo)).toEqual(['B', 'Z']);
    const kept = [{ role: 'ipCamera', quantity: 99, attributes: lens, name: '旧枪机' }];
    expect(takeLines(focalLength, lines, { ...unset, kept })).toMatchObject({
      used: [],
      usedKept: kept,
      picks: ['定焦摄像机有 3 种，按数量最多的 利旧：旧枪机 填入'],
    });
  });

  it('the runs kept with the list and its cable come along; where nobody said any the form says that they are the example’s', () => {
    const lines = [aLine('A', 'ipCamera', 12), aLine('W', 'networkCableBox', 3, { category: 'cat5e', lengthM: 305 })];
    const formOf = (check: Parameters<typeof takeLines>[2]) => ({ ...twistedPair.starter, ...takeLines(twistedPair, lines, check)?.inputs });
    const said = formOf({ ...unset, runs: [{ skuNo: 'A', averageM: 52, longestM: 57 }] });
    expect(said).toMatchObject({ mode: 'list', lengthsM: [57, ...Array.from({ length: 11 }, () => 52)], cableType: 'cat5e' });
    // 1.1 × 52 + 6 = 63.2 and 68.7 m: four a box
    expect(twistedPair.calculate(said)).toMatchObject({ valid: true, boxes: 3, longestM: 63 });
    expect(formOf({ ...unset, avgCableM: 30 })).toMatchObject({ mode: 'list', lengthsM: Array.from({ length: 12 }, () => 30) });
    expect(isStillExample(twistedPair, said)).toBe(false);
    expect(formOf(unset)).toMatchObject({ mode: 'average', points: 12, cableType: 'cat5e' });
    expect(isStillExample(twistedPair, formOf(unset))).toBe(true);
    expect(isStillExample(twistedPair, { ...formOf(unset), farthestM: 80 })).toBe(false);
    expect(isStillExample(switchAccess, switchAccess.starter)).toBe(false);
  });
});
