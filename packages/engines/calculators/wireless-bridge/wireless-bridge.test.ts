import { describe, expect, it } from 'vitest';
import { readInputs } from '../../inputs/index.ts';
import { jWirelessIntelligent } from './calculate.ts';
import { wirelessBridgeFields } from './fields.ts';
import { freeSpaceLossDb } from './link-budget.ts';
import { pathPointAt } from './path-clearance.ts';
import { wirelessBridge } from './plan.ts';

const found = (inputs: Record<string, unknown>) => {
  const result = jWirelessIntelligent(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result));
  return result;
};
const errorsOf = (inputs: Record<string, unknown>): string[] => {
  const result = jWirelessIntelligent(inputs);
  return result.valid ? [] : result.errors.map(({ field, code }) => `${field} ${code}`);
};
const valuesOf = (inputs: Record<string, unknown>) => {
  const read = readInputs(wirelessBridgeFields, inputs);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.values;
};
const cameras = [{ count: 4, resolution: '1080P' }];
const kilometre = { distanceKm: 1, camerasPerClient: cameras };

/** A link of 1 km whose signal is exactly this strong. */
const signal = (rxLevelDbm: number) => {
  const gain = rxLevelDbm - 20 + freeSpaceLossDb(1, 5.8);
  return { ...kilometre, rxGainDbi: Math.min(gain, 40), txGainDbi: Math.max(gain - 40, 0), requiredMarginDb: 0 };
};

// IEEE 802.11-2020 table 21-25 and the VHT rates at 400 ns: [MHz, MCS, dBm, Mbit/s of two streams]
const rates = [
  [20, 0, -82, 14.4],
  [20, 1, -79, 28.8],
  [20, 2, -77, 43.4],
  [20, 3, -74, 57.8],
  [20, 4, -70, 86.6],
  [20, 5, -66, 115.6],
  [20, 6, -65, 130],
  [20, 7, -64, 144.4],
  [20, 8, -59, 173.4],
  [40, 0, -79, 30],
  [40, 1, -76, 60],
  [40, 2, -74, 90],
  [40, 3, -71, 120],
  [40, 4, -67, 180],
  [40, 5, -63, 240],
  [40, 6, -62, 270],
  [40, 7, -61, 300],
  [40, 8, -56, 360],
  [40, 9, -54, 400],
  [80, 0, -76, 65],
  [80, 1, -73, 130],
  [80, 2, -71, 195],
  [80, 3, -68, 260],
  [80, 4, -64, 390],
  [80, 5, -60, 520],
  [80, 6, -59, 585],
  [80, 7, -58, 650],
  [80, 8, -53, 780],
  [80, 9, -51, 866.6],
] as const;

it.each(rates)('%i MHz, MCS %i: from %i dBm on, %f Mbit/s', (channelWidthMHz, mcs, dBm, phyRateMbps) => {
  expect(found({ ...signal(dBm), channelWidthMHz })).toMatchObject({ mcs, phyRateMbps, fadeMarginDb: 0 });
  expect(found({ ...signal(dBm - 0.01), channelWidthMHz }).mcs).toBe(mcs === 0 ? null : mcs - 1);
});

it('there is no MCS 9 at 20 MHz, however strong the signal', () => {
  expect(found({ ...signal(-40), channelWidthMHz: 20 })).toMatchObject({ mcs: 8, fadeMarginDb: 19 });
});

it('one stream carries half of two', () => {
  expect(found({ ...signal(-54), streams: 1 }).phyRateMbps).toBe(200);
});

it('feeders cost at both ends, and only the sender’s lowers what leaves the antenna', () => {
  expect(found({ ...kilometre, txLossDb: 2, rxLossDb: 3 })).toMatchObject({ rxLevelDbm: -66.71, eirpDbm: 31 });
});

it('the margin asked for is kept', () => {
  expect(found({ ...signal(-64), requiredMarginDb: 10 })).toMatchObject({ mcs: 2, fadeMarginDb: 10 });
  expect(found({ ...signal(-64), requiredMarginDb: 10.1 })).toMatchObject({ mcs: 1, fadeMarginDb: 12 });
});

it('no link: no rate, no margin, no cameras, and all of it said', () => {
  expect(found({ distanceKm: 50, txPowerDbm: 0, camerasPerClient: cameras })).toMatchObject({
    mcs: null,
    phyRateMbps: 0,
    fadeMarginDb: null,
    throughputMbps: 0,
    linkOk: false,
    maxCameras: 0,
    maxCamerasPerClient: 0,
    warnings: ['NO_LINK', 'OVERLOAD'],
  });
});

describe('traffic', () => {
  it('half gets through point to point, 40 % to several, unless it is said', () => {
    expect(found(signal(-54)).throughputMbps).toBe(200);
    expect(found({ ...signal(-54), topology: 'ptmp' }).throughputMbps).toBe(160);
    expect(found({ ...signal(-54), topology: 'ptmp', efficiency: 0.9 }).throughputMbps).toBe(360);
  });

  it('every client brings its cameras', () => {
    // (4 × 2048 + 2 × 3072 + 64) ÷ 1000 × 5 × 1.5
    const camerasPerClient = [...cameras, { count: 1, resolution: '4MP', audio: true }, { count: 1, resolution: '4MP' }];
    expect(found({ ...kilometre, topology: 'ptmp', clients: 5, camerasPerClient, peakFactor: 1.5 }).loadMbps).toBe(108);
  });

  it('a load as large as what gets through is carried, a little more is not', () => {
    const link = { ...signal(-74), peakFactor: 1, camerasPerClient: [{ count: 45, bitrateKbps: 1000 }] };
    expect(found(link)).toMatchObject({ throughputMbps: 45, loadMbps: 45, linkOk: true, maxCameras: 45, warnings: [] });
    expect(found({ ...link, camerasPerClient: [{ count: 46, bitrateKbps: 1000 }] })).toMatchObject({ linkOk: false, warnings: ['OVERLOAD'] });
  });

  it('the most cameras are shared among the clients, the rest is left over', () => {
    expect(found({ ...kilometre, topology: 'ptmp', clients: 5, distanceKm: 0.5, camerasPerClient: cameras })).toMatchObject({
      maxCameras: 28,
      maxCamerasPerClient: 5,
    });
  });
});

describe('the path', () => {
  const hill = (distanceFromAKm: number, heightM: number) => ({
    ...kilometre,
    distanceKm: 2,
    antennaHeightAM: 20,
    antennaHeightBM: 15,
    obstacles: [{ distanceFromAKm, heightM }],
  });

  it('is lower in the middle by the earth, and the line slopes from A to B', () => {
    expect(found(hill(1, 12)).obstacles).toEqual([{ fresnelM: 5.09, clearanceM: 5.44, requiredM: 3.05, ok: true }]);
    // 1.5 km from A: √(1.5 × 0.5 ÷ 11.6) × 17.32, line 16.25 m, bulge 0.75 ÷ 16.989
    expect(found(hill(1.5, 12)).obstacles).toEqual([{ fresnelM: 4.4, clearanceM: 4.21, requiredM: 2.64, ok: true }]);
  });

  it('an obstacle that leaves exactly 60 % is no obstacle', () => {
    const { lineM, bulgeM, requiredM } = pathPointAt(valuesOf(hill(1, 0)), 1);
    expect(found(hill(1, lineM - bulgeM - requiredM)).obstacles[0]?.ok).toBe(true);
    const blocked = found(hill(1, lineM - bulgeM - requiredM + 0.001));
    expect(blocked).toMatchObject({ linkOk: false, warnings: ['OBSTRUCTED'], obstacles: [{ ok: false }] });
  });

  it('one obstacle in the way is enough', () => {
    const inputs = {
      ...hill(1, 12),
      obstacles: [
        { distanceFromAKm: 1, heightM: 12 },
        { distanceFromAKm: 0.5, heightM: 30 },
      ],
    };
    expect(found(inputs).obstacles.map(({ ok }) => ok)).toEqual([true, false]);
    expect(found(inputs).linkOk).toBe(false);
  });

  it('obstacles need antenna heights; without obstacles heights may stay open', () => {
    expect(errorsOf({ ...hill(1, 12), antennaHeightAM: null, antennaHeightBM: undefined })).toEqual(['antennaHeightAM REQUIRED', 'antennaHeightBM REQUIRED']);
    expect(found({ ...kilometre, obstacles: [] }).obstacles).toEqual([]);
  });

  it.each([0, 2, 2.1, 50])('an obstacle %f km from A is not between the ends of 2 km', (distanceFromAKm) => {
    expect(errorsOf(hill(distanceFromAKm, 1))).toEqual(['obstacles[0].distanceFromAKm OUT_OF_RANGE']);
  });

  it('without heights the line is drawn as high as flat ground asks for', () => {
    const open = valuesOf({ ...kilometre, distanceKm: 4 });
    const half = pathPointAt(open, 2);
    expect(half.lineM - half.bulgeM).toBeCloseTo(half.requiredM, 12);
    expect(pathPointAt(open, 0)).toMatchObject({ fresnelM: 0, bulgeM: 0 });
    expect(pathPointAt(open, 4)).toMatchObject({ fresnelM: 0, bulgeM: 0 });
  });

  it('the earth bulges more where the air bends the beam less', () => {
    expect(found({ ...kilometre, distanceKm: 50 }).earthBulgeMidM).toBe(36.79);
    expect(found({ ...kilometre, distanceKm: 50, kFactor: 0.5 }).earthBulgeMidM).toBe(98.1);
  });
});

describe('bands and channels', () => {
  it.each([
    [2.4, true],
    [2.4835, true],
    [2.484, false],
    [5.724, false],
    [5.725, true],
    [5.85, true],
    [5.851, false],
  ])('%f GHz is free: %s', (frequencyGHz, free) => {
    expect(errorsOf({ ...kilometre, frequencyGHz, channelWidthMHz: 20 })).toEqual(free ? [] : ['frequencyGHz OUT_OF_RANGE']);
  });

  it('contradictions stand together, and only when all else is right', () => {
    const wrong = { ...kilometre, frequencyGHz: 2.437, channelWidthMHz: 80, clients: 2 };
    expect(errorsOf(wrong)).toEqual(['channelWidthMHz CONFLICT', 'clients CONFLICT']);
    expect(errorsOf({ ...wrong, topology: 'ptmp' })).toEqual(['channelWidthMHz CONFLICT']);
    expect(errorsOf({ ...wrong, distanceKm: 0 })).toEqual(['distanceKm OUT_OF_RANGE']);
    expect(errorsOf({ ...kilometre, camerasPerClient: [] })).toEqual(['camerasPerClient REQUIRED']);
    expect(errorsOf({ ...kilometre, camerasPerClient: [{}] })).toEqual(['camerasPerClient[0].count REQUIRED', 'camerasPerClient[0].resolution REQUIRED']);
  });

  it.each([
    [2.437, 20, [1, 6, 11, 1]],
    [2.437, 40, [3, 3, 3, 3]],
    [5.8, 20, [149, 153, 157, 161]],
    [5.8, 40, [151, 159, 151, 159]],
    [5.8, 80, [155, 155, 155, 155]],
  ])('four links at %f GHz and %i MHz take the channels %j', (frequencyGHz, channelWidthMHz, channelPlan) => {
    expect(found({ ...kilometre, frequencyGHz, channelWidthMHz, colocatedLinks: 4 }).channelPlan).toEqual(channelPlan);
  });

  it('channels are used twice only when links outnumber them', () => {
    const links = (colocatedLinks: number) => found({ ...kilometre, channelWidthMHz: 20, colocatedLinks }).warnings;
    expect(links(5)).toEqual([]);
    expect(links(6)).toEqual(['CHANNELS_REUSED']);
  });

  // [GHz, power, gain, loss, over]
  it.each([
    [5.8, 20, 13, 0, false],
    [5.8, 20, 13.1, 0, true],
    [5.8, 20, 14, 1, false],
    [2.437, 12, 8, 0, false],
    [2.437, 12.1, 8, 0, true],
    [2.437, 12, 9.9, 0, true],
    [2.437, 17, 10, 0, false],
    [2.437, 17.1, 10, 0, true],
  ])('at %f GHz %f dBm with %f dBi and %f dB of loss are over the limit: %s', (frequencyGHz, txPowerDbm, txGainDbi, txLossDb, over) => {
    const { warnings } = found({ ...kilometre, frequencyGHz, channelWidthMHz: 20, txPowerDbm, txGainDbi, txLossDb });
    expect(warnings.includes('EIRP_OVER_LIMIT')).toBe(over);
  });

  it('a signal over −30 dBm is too strong', () => {
    const near = { ...kilometre, distanceKm: 0.01, txPowerDbm: 0 };
    const gain = -30 + freeSpaceLossDb(0.01, 5.8);
    expect(found({ ...near, txGainDbi: gain / 2, rxGainDbi: gain / 2 }).warnings).toEqual([]);
    expect(found({ ...near, txGainDbi: gain / 2, rxGainDbi: gain / 2 + 0.01 }).warnings).toEqual(['RX_TOO_STRONG']);
  });
});

describe('products', () => {
  const productsOf = (inputs: Record<string, unknown>) => wirelessBridge.products(valuesOf(inputs), found(inputs));

  it('two bridges a link; one and its clients', () => {
    expect(productsOf({ ...kilometre, colocatedLinks: 3 })).toEqual([
      { role: 'wirelessBridge', quantity: 6, attributes: { frequencyGHz: 5.8, distanceKm: 1, wirelessMbps: 21, antennaGainDbi: 10, antennaGainMaxDbi: 13 } },
    ]);
    expect(productsOf({ ...kilometre, topology: 'ptmp', clients: 2 })[0]?.quantity).toBe(3);
  });

  it('ends with other antennas are lines of their own', () => {
    const lines = productsOf({ ...kilometre, distanceKm: 0.3, frequencyGHz: 2.437, txPowerDbm: 15, topology: 'ptmp', clients: 4, txGainDbi: 10, rxGainDbi: 8 });
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 4]);
    // 27 dBm for directed antennas less 15 at the port
    expect(lines.map(({ attributes }) => attributes['antennaGainMaxDbi'])).toEqual([12, 12]);
    expect(lines.map(({ attributes }) => Number(attributes['antennaGainDbi']) <= 10)).toEqual([true, true]);
  });

  it('nothing is offered for a link that does not hold', () => {
    expect(productsOf({ ...kilometre, distanceKm: 50 })).toEqual([]);
    expect(productsOf({ ...kilometre, camerasPerClient: [{ count: 100, resolution: '4MP' }] })).toEqual([]);
  });

  // 33 dBm less 20 at the port; at 2.4 GHz 20 dBm where the antenna is no directed one
  it.each([
    [5.8, 20, 13],
    [5.8, 10, 23],
    [5.2, 10, 13],
    [2.437, 12, 15],
    [2.437, 18, 2],
  ])('at %f GHz and %f dBm the antenna may have %f dBi', (frequencyGHz, txPowerDbm, most) => {
    const [line] = productsOf({ ...kilometre, distanceKm: 0.1, frequencyGHz, txPowerDbm });
    expect(line?.attributes['antennaGainMaxDbi']).toBe(most);
  });
});

it('a list gives its cameras, and band and antennas of its bridge', () => {
  const camera = { role: 'ipCamera', quantity: 3, attributes: { resolution: '4MP', powerW: 7 } };
  const bridge = { role: 'wirelessBridge', quantity: 2, attributes: { frequencyGHz: 5.8, antennaGainDbi: 16 } };
  expect(wirelessBridge.inputsFrom([camera, bridge])).toEqual({
    camerasPerClient: [{ count: 3, resolution: '4MP' }],
    frequencyGHz: 5.8,
    txGainDbi: 16,
    rxGainDbi: 16,
  });
  expect(wirelessBridge.inputsFrom([camera])).toEqual({ camerasPerClient: [{ count: 3, resolution: '4MP' }] });
  expect(wirelessBridge.inputsFrom([bridge])).toBeNull();
});

it('the message to copy says whether it holds, and that streams are estimates', () => {
  const meaningOf = (inputs: Record<string, unknown>) => wirelessBridge.meaning(valuesOf(inputs), found(inputs));
  expect(meaningOf(kilometre)[0]).toBe('1 km 点对点无线网桥：接收电平 -61.71 dBm，实际可用约 45 Mbps，摄像机峰值 10.24 Mbps，可以使用。');
  expect(meaningOf(kilometre).at(-1)).toContain('估算值，以实际设备为准');
  const loud = { ...kilometre, frequencyGHz: 2.4, distanceKm: 0.2, txPowerDbm: 27, txGainDbi: 14 };
  expect(meaningOf(loud)[0]).toContain('发射功率超过规定上限');
  expect(meaningOf(loud)[0]).not.toContain('可以使用');
  expect(meaningOf({ ...kilometre, distanceKm: 50, txPowerDbm: 0 })[0]).toContain('建立不了链路');
  expect(meaningOf({ ...kilometre, camerasPerClient: [{ count: 99, resolution: '8MP' }] })[0]).toContain('不能照此使用');
});

describe('60 GHz (CALC-10.8)', () => {
  const at = (distanceKm: number, more: object = {}) => {
    const answer = jWirelessIntelligent({ distanceKm, frequencyGHz: 60.48, camerasPerClient: [{ count: 30, resolution: '4MP' }], ...more });
    if (!answer.valid) throw new Error(JSON.stringify(answer.errors));
    return answer;
  };

  it('loses air and rain besides: 100 m carry 4620 Mbit/s, 300 m 385, 500 m nothing', () => {
    // 32.44 + 20lg 0.1 + 20lg 60480 = 108.07; (15 + 17) × 0.1 = 3.2; 10 + 30 + 30 − 108.07 − 3.2 = −41.27, of −54 and 10 dB
    expect(at(0.1)).toMatchObject({ fsplDb: 108.07, rxLevelDbm: -41.27, eirpDbm: 40, mcs: 10 + 1, phyRateMbps: 4620 });
    expect(at(0.3)).toMatchObject({ rxLevelDbm: -57.21, phyRateMbps: 385, throughputMbps: 192.5, linkOk: true });
    expect(at(0.5)).toMatchObject({ mcs: null, linkOk: false });
  });

  it('has one width, one stream, channels 2 and 3, and a limit of its own', () => {
    expect(at(0.1, { colocatedLinks: 3 })).toMatchObject({ channelPlan: [2, 3, 2], warnings: ['CHANNELS_REUSED'] });
    expect(at(0.1, { streams: 1 }).phyRateMbps).toBe(at(0.1, { streams: 2 }).phyRateMbps);
    expect(at(0.3, { txGainDbi: 35 }).warnings).toEqual(['EIRP_OVER_LIMIT']);
  });

  it('is told in the working, and of products it is the band', () => {
    const { values, ...outputs } = at(0.1);
    const said = wirelessBridge.working(values, outputs as never).map(({ title, substituted }) => `${title} ${substituted}`);
    expect(said).toContain('氧气与大雨的损耗 （15 ＋ 17）× 0.1');
    expect(said.find((step) => step.startsWith('调制'))).toContain('MCS 12，2160 MHz');
    expect(wirelessBridge.products(values, outputs as never)[0]?.attributes['frequencyGHz']).toBe(60);
  });
});

it('the zone is closed at both ends, whatever the decimals of the distance make of them', () => {
  for (let step = 1; step <= 500; step += 1) {
    const path = { ...found({ distanceKm: step / 10, camerasPerClient: [{ count: 1, resolution: '1080P' }] }).values };
    for (const aKm of [0, (path.distanceKm * 48) / 48]) expect(pathPointAt(path, aKm).fresnelM).toBeCloseTo(0, 4);
  }
});
