import type { DesignLine } from '@portal/contract/design-order';
import { recorderAccess, twistedPair, videoCapacity } from '@portal/engines/calculators';
import { checkDefaults } from '@portal/engines/compatibility';
import { describe, expect, it } from 'vitest';
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

const unset = { ...checkDefaults, bitrates: [] };

describe('inputs from a list of products', () => {
  it('cameras of all lines become points, what has no part in it is not used', () => {
    const taken = takeLines(twistedPair.inputsFrom, [aLine('A', 'ipCamera', 16), aLine('B', 'hdd', 4), aLine('C', null, 3), aLine('D', 'ipCamera', 8)], unset);
    expect(taken?.inputs).toEqual({ points: 24 });
    expect(taken?.used.map(({ skuNo }) => skuNo)).toEqual(['A', 'D']);
    expect(taken?.unused.map(({ skuNo }) => skuNo)).toEqual(['B', 'C']);
  });

  it('a list that says nothing gives nothing', () => {
    expect(takeLines(twistedPair.inputsFrom, [], unset)).toBeNull();
    expect(takeLines(twistedPair.inputsFrom, [aLine('B', 'hdd', 4), aLine('C', null, 9)], unset)).toBeNull();
  });

  it('a recorder and its cameras fill the recorder calculator with a result', () => {
    const lines = [
      aLine('N', 'nvr', 1, { channels: 32, incomingMbps: 320, decode1080p: 16 }),
      aLine('A', 'ipCamera', 20, { resolution: '4MP', codec: 'H265', powerW: 6 }),
    ];
    const taken = takeLines(recorderAccess.inputsFrom, lines, unset);
    expect(taken?.used).toHaveLength(2);
    expect(recorderAccess.calculate({ ...recorderAccess.starter, ...taken?.inputs })).toMatchObject({ valid: true, totalCameras: 20 });
  });

  it('cameras send what the check of the list takes them to send: by place, by the list, or as typed for the model', () => {
    const lines = [
      aLine('A', 'ipCamera', 20, { resolution: '4MP', location: 'outdoor' }),
      aLine('B', 'ipCamera', 4, { resolution: '4MP', location: 'indoor' }),
      aLine('C', 'ipCamera', 2, { resolution: '4MP', location: 'outdoor' }),
    ];
    const sent = (check: Parameters<typeof takeLines>[2]) => takeLines(videoCapacity.inputsFrom, lines, check)?.inputs['groups'];
    const typed = [{ skuNo: 'C', kbps: 2000 }];
    expect(sent({ ...unset, bitrates: typed })).toMatchObject([{ scene: 'high' }, { scene: 'medium' }, { scene: 'high', bitrateKbps: 2000 }]);
    expect(sent({ ...unset, scene: 'low', bitrates: typed })).toMatchObject([
      { channels: 24, scene: 'low' },
      { channels: 2, bitrateKbps: 2000 },
    ]);
  });

  it('pictures are kept as the check of the list is set, by the calculator that asks for it', () => {
    const lines = [aLine('A', 'ipCamera', 20, { resolution: '4MP', location: 'indoor' })];
    const set = { ...unset, retentionDays: 90, hoursPerDay: 12 };
    expect(takeLines(videoCapacity.inputsFrom, lines, set)?.inputs['groups']).toMatchObject([{ channels: 20, days: 90, hoursPerDay: 12 }]);
    expect(takeLines(recorderAccess.inputsFrom, lines, set)?.inputs).toEqual(takeLines(recorderAccess.inputsFrom, lines, unset)?.inputs);
  });
});
