/** The worksheets of a book, calculated anew from the text of their formulas and compared with the engines (BOOK-11). */
import * as calculators from '@portal/engines/calculators';
import { answerOf, engineTitle, type EngineId } from '@portal/engines/calculation-book';
import { scenarioPlans, scenarioUps } from '@portal/engines/sizing';
import { formulaSheet } from '@portal/server/testkit/formula-value';
import fc from 'fast-check';
import { readXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { writeForms } from '../../platform/sheet/write-form.ts';
import { bookForms } from './book-forms.ts';
import type { BookPaper } from './paper.ts';
import { arithmeticOf } from './sheets/said-arithmetic.ts';
import { valueOfExpression } from './sheets/expression.ts';

/** The worksheet keeps what the engine rounds: half of the last digit away at most. */
const isRounded = (kept: unknown, rounded: number, digits: number): boolean => Math.abs(Number(kept) - rounded) <= 0.5 / 10 ** digits + 1e-9;

type Inputs = Record<string, unknown>;

function paperOf(engine: EngineId, inputs: Inputs): BookPaper {
  const answered = answerOf(engine, inputs);
  if (!answered.valid) throw new Error(answered.errors.map(({ text }) => text).join('；'));
  const entry = { number: '1', engine, title: '方案一', engineTitle: engineTitle(engine), inputs, answer: answered.answer, follows: true, note: '' };
  return { facts: [], projectName: '王府小区', designer: '', revision: 'A', state: '草稿', isFixed: false, remark: '', entries: [entry] };
}

/** Rows by label, calculated from the formulas; every formula also says what is stored beside it. */
async function calculated(engine: EngineId, inputs: Inputs, change: Readonly<Record<string, number>> = {}): Promise<(label: string) => number> {
  const bytes = await writeForms(bookForms(paperOf(engine, inputs)));
  const { valueOf, formulas, figures } = formulaSheet(bytes, 2);
  for (const [cell, { stored }] of formulas) expect(valueOf(cell)).toBeCloseTo(stored, 9);
  const labels = ((await readXlsx(bytes)).sheets[1]?.rows ?? []).map((row) => String(row[0] ?? ''));
  const cellOf = (label: string) => `B${labels.indexOf(label) + 1}`;
  for (const [label, value] of Object.entries(change)) figures.set(cellOf(label), value);
  return (label) => valueOf(cellOf(label));
}

describe('storage', () => {
  const groups = fc.array(
    fc.record({
      channels: fc.integer({ min: 1, max: 10_000 }),
      resolution: fc.constantFrom('720P', '1080P', '4MP', '8MP'),
      codec: fc.constantFrom('H264', 'H265+'),
      fps: fc.integer({ min: 5, max: 60 }),
      hoursPerDay: fc.integer({ min: 1, max: 240 }).map((tenths) => tenths / 10),
      days: fc.integer({ min: 1, max: 365 }),
      motionPercent: fc.integer({ min: 1, max: 100 }),
      rateControl: fc.constantFrom('cbr', 'vbr'),
      audio: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const raid = fc.constantFrom('none', 'raid0', 'raid1', 'raid5', 'raid6', 'raid10');

  it('comes to the disks and the capacity of the engine, for any groups and any RAID level', async () => {
    await fc.assert(
      fc.asyncProperty(groups, raid, fc.integer({ min: 0, max: 30 }), fc.integer({ min: 4, max: 24 }), async (rows, level, loss, raidGroupMax) => {
        const inputs = { groups: rows, raid: level, formatLossPercent: loss, raidGroupMax, hotSpares: 1 };
        const outcome = calculators.aVideoCapacity(inputs);
        if (!outcome.valid || !('totalDisks' in outcome)) throw new Error('refused');
        const valueOf = await calculated('aVideoCapacity', inputs);
        expect([valueOf('数据盘'), valueOf('校验或镜像盘'), valueOf('硬盘总数')]).toEqual([outcome.dataDisks, outcome.parityDisks, outcome.totalDisks]);
        expect(Math.abs(valueOf('总容量') - outcome.totalGB)).toBeLessThanOrEqual(0.0051);
      }),
      { numRuns: 40 },
    );
  });

  it('comes to the days of the engine', async () => {
    const inputs = { mode: 'days', groups: [{ channels: 16, resolution: '1080P' }], installedDisks: 8, raid: 'raid5' };
    const outcome = calculators.aVideoCapacity(inputs);
    expect((await calculated('aVideoCapacity', inputs))('保存天数')).toBe(outcome.valid && 'retentionDays' in outcome ? outcome.retentionDays : null);
  });

  it('follows an input that is changed in the sheet, as the engine does', async () => {
    const inputs = { groups: [{ channels: 16, resolution: '1080P' }] };
    const other = calculators.aVideoCapacity({ groups: [{ channels: 64, resolution: '1080P', days: 90 }] });
    const valueOf = await calculated('aVideoCapacity', inputs, { 路数: 64, 保存天数: 90 });
    expect(valueOf('硬盘总数')).toBe(other.valid && 'totalDisks' in other ? other.totalDisks : null);
  });
});

describe('power', () => {
  it('comes to the voltages and currents of the engine, lines that give way too', async () => {
    const camera = fc.record({
      count: fc.integer({ min: 1, max: 16 }),
      powerW: fc.integer({ min: 1, max: 30 }),
      distanceM: fc.integer({ min: 0, max: 150 }),
      load: fc.constantFrom('power', 'current'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(camera, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(12, 24),
        fc.integer({ min: -20, max: 80 }),
        async (cameras, volts, celsius) => {
          const inputs = { cameras, supplyVoltage: volts, conductorTempC: celsius };
          const outcome = calculators.gCameraPowerSupply(inputs);
          if (!outcome.valid) throw new Error('refused');
          const valueOf = await calculated('gCameraPowerSupply', inputs);
          expect(Math.abs(valueOf('总电流') - outcome.totalCurrentA)).toBeLessThanOrEqual(0.00051);
          expect(Math.abs(valueOf('允许压降值') - outcome.allowedDropV)).toBeLessThanOrEqual(0.0051);
          const [first] = outcome.cameras;
          if (first !== undefined && first.deviceV !== null) expect(Math.abs(valueOf('末端电压') - first.deviceV)).toBeLessThanOrEqual(0.0051);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('cable', () => {
  it('by an average comes to the boxes and plugs of the engine', async () => {
    const metres = fc.integer({ min: 1, max: 130 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 500 }), metres, metres, async (points, one, two) => {
        const inputs = { points, farthestM: Math.max(one, two), nearestM: Math.min(one, two) };
        const outcome = calculators.hTwistedPairAmount(inputs);
        if (!outcome.valid) throw new Error('refused');
        const valueOf = await calculated('hTwistedPairAmount', inputs);
        expect([valueOf('网线箱数'), valueOf('水晶头'), valueOf('按总长折算（下限）')]).toEqual([outcome.boxes, outcome.plugs, outcome.boxesByLength]);
      }),
      { numRuns: 40 },
    );
  });

  it('by a list comes to the same lengths, and the boxes are the engine’s', async () => {
    const inputs = { mode: 'list', lengthsM: [90, 80, 20, 15.5] };
    const valueOf = await calculated('hTwistedPairAmount', inputs);
    expect([valueOf('总长'), valueOf('网线箱数'), valueOf('最长一根的敷设长度')].map((value) => Number(value.toFixed(2)))).toEqual([250.05, 1, 96]);
  });

  it('of a building comes to the sums of the engine', async () => {
    const inputs = {
      floors: [
        { points: 100, farthestM: 60, nearestM: 15 },
        { points: 48, farthestM: 75, nearestM: 20, backboneRouteM: 40 },
      ],
    };
    const outcome = calculators.fGenericCabling(inputs);
    if (!outcome.valid) throw new Error('refused');
    const valueOf = await calculated('fGenericCabling', inputs);
    expect([valueOf('面板、底盒各'), valueOf('信息模块'), valueOf('成品跳线，机柜侧、桌面侧各')]).toEqual([
      outcome.faceplates,
      outcome.modules,
      outcome.patchCordsCloset,
    ]);
    expect((await calculated('fGenericCabling', { ...inputs, cords: 'made' }))('水晶头')).toBe(outcome.rj45Plugs);
    expect(isRounded(valueOf('网线总长'), outcome.totalCableM, 1)).toBe(true);
  });
});

describe('a UPS', () => {
  const load = fc.record({
    count: fc.integer({ min: 1, max: 40 }),
    powerW: fc.integer({ min: 1, max: 9000 }),
    powerFactor: fc.integer({ min: 60, max: 100 }).map((hundredths) => hundredths / 100),
  });
  const site = fc.record({
    loads: fc.array(load, { minLength: 1, maxLength: 4 }),
    loadPhases: fc.constantFrom(1, 3),
    growthPercent: fc.integer({ min: 0, max: 60 }),
    runtimeMin: fc.oneof(fc.integer({ min: 1, max: 1440 }), fc.constantFrom(5, 10, 15, 30, 60, 120, 240, 540, 1200)),
    redundancy: fc.constantFrom('none', 'n+1'),
    upsPowerFactor: fc.constantFrom(0.7, 0.8, 0.9, 1),
    inverterEfficiency: fc.constantFrom(0.85, 0.9, 0.94),
    blocksPerString: fc.option(fc.integer({ min: 1, max: 64 }), { nil: undefined }),
  });
  const said = (inputs: Inputs) => {
    const outcome = scenarioUps(inputs);
    if (!outcome.valid) throw new Error('refused');
    const { upsKVA, upsUnits, strings, blocksPerString, batteryBlocks, batteryAh, batteryCabinets } = outcome;
    return { outcome, sizes: [upsKVA, upsUnits, blocksPerString, strings, batteryAh, batteryBlocks, batteryCabinets] };
  };
  const SIZES = ['主机规格', '主机台数', '每组电池节数', '每台并联组数', '单节电池规格', '电池总数', '电池柜'];

  it('comes to the volt-amperes, ampere-hours and sizes of the engine', async () => {
    await fc.assert(
      fc.asyncProperty(site, async (inputs) => {
        const { outcome, sizes } = said(inputs);
        const valueOf = await calculated('scenarioUps', inputs);
        expect(SIZES.map((label) => Math.round(valueOf(label) * 1e6) / 1e6)).toEqual(sizes);
        expect(isRounded(valueOf('需要的容量'), outcome.requiredVA, 0)).toBe(true);
        expect(isRounded(valueOf('放电效率'), outcome.dischargeEfficiency ?? Number.NaN, 4)).toBe(true);
        expect(isRounded(valueOf('需要的电池容量（新电池）'), outcome.requiredAh ?? Number.NaN, 2)).toBe(true);
        expect(isRounded(valueOf('需要的电池容量（含老化）'), outcome.agedAh ?? Number.NaN, 2)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('follows a longer time and a heavier load that are put in there, from one size to the next', async () => {
    const inputs = { loads: [{ count: 3, powerW: 700, powerFactor: 1 }], growthPercent: 0, upsPowerFactor: 0.7, runtimeMin: 60 };
    // 2100 W ÷ 0.7 = 3 kVA, 40.51 Ah, 50.64 with age
    const valueOf = await calculated('scenarioUps', inputs);
    expect(SIZES.slice(0, 5).map((label) => valueOf(label))).toEqual([3, 1, 8, 1, 65]);
    const changed = await calculated('scenarioUps', inputs, { 后备时间: 240, '第 1 行数量': 30 });
    const other = said({ ...inputs, loads: [{ count: 30, powerW: 700, powerFactor: 1 }], runtimeMin: 240 });
    expect(SIZES.map((label) => changed(label))).toEqual(other.sizes);
  });

  it('says what is drawn from the mains: 10 kVA with 16 × 65 Ah, 10,000 VA and 1,629 W of 220 V', async () => {
    const inputs = { loads: [{ powerW: 6400, powerFactor: 1 }], runtimeMin: 30, growthPercent: 25 };
    const valueOf = await calculated('scenarioUps', inputs);
    expect([valueOf('主机规格'), valueOf('单节电池规格')]).toEqual([10, 65]);
    expect(valueOf('输入电流')).toBeCloseTo((10_000 + (65 * 16 * 0.1 * 14.1) / 0.9) / 220, 6);
    expect((await calculated('scenarioUps', { ...inputs, runtimeMin: 0 }))('充电功率')).toBe(0);
  });
});

it('of a recommendation what is plain arithmetic is a formula, the rest the value of the engine', async () => {
  const inputs = { areas: [{ lengthM: 500, widthM: 8, mounting: 'pole', heightM: 6 }] };
  const { formulas } = formulaSheet(await writeForms(bookForms(paperOf('scenarioVideoSurveillance', inputs))), 2);
  const texts = [...formulas.values()].map(({ text, stored }) => `${text} = ${stored}`);
  // converters, mains by the roll, protectors
  for (const found of ['(11*2) = 22', '((1*2)+11) = 13', 'ROUNDUP(MAX(0,(((519*1.1)/100)-0.000000001)),0) = 6']) expect(texts).toContain(found);
});

describe('recorders, lenses, switches, counters', () => {
  it('a recorder takes of each group what the engine says', async () => {
    const camera = fc.record({
      count: fc.integer({ min: 1, max: 60 }),
      resolution: fc.constantFrom('1080P', '4MP', '8MP'),
      subStreamKbps: fc.integer({ min: 0, max: 2048 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(camera, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 20, max: 600 }),
        fc.integer({ min: 0, max: 50 }),
        async (cameras, incomingMbps, reservePercent) => {
          const inputs = { nvr: { channels: 32, incomingMbps }, cameras, reservePercent };
          const outcome = calculators.bNVRChannelAccess(inputs);
          if (!outcome.valid) throw new Error('refused');
          const valueOf = await calculated('bNVRChannelAccess', inputs);
          expect(isRounded(valueOf('需要带宽'), outcome.requiredMbps, 2)).toBe(true);
          expect(isRounded(valueOf('可用带宽'), outcome.availableMbps, 2)).toBe(true);
          expect(valueOf('单独接入')).toBe(outcome.cameras[0]?.maxCameras);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('a lens sees what the engine says, from a height too', async () => {
    const metres = fc.integer({ min: 2, max: 60 });
    await fc.assert(
      fc.asyncProperty(metres, metres, fc.option(fc.integer({ min: 2, max: 12 }), { nil: undefined }), async (distanceM, targetWidthM, mountHeightM) => {
        const inputs = { distanceM, targetWidthM, resolution: '4MP', sensor: '1/2.7"', ...(mountHeightM === undefined ? {} : { mountHeightM }) };
        const outcome = calculators.cCameraFocalLength(inputs);
        if (!outcome.valid) return;
        const valueOf = await calculated('cCameraFocalLength', inputs);
        expect(Math.abs(valueOf('需要的焦距') - (outcome.focalLengthMm ?? Number.NaN))).toBeLessThanOrEqual(0.0051);
        expect(Math.abs(valueOf('看到的宽') - outcome.viewWidthM)).toBeLessThanOrEqual(0.0051);
        expect(Math.abs(valueOf('水平视场角') - outcome.hfovDeg)).toBeLessThanOrEqual(0.051);
        expect(Math.abs(valueOf('像素密度') - (outcome.pixelsPerMeter ?? Number.NaN))).toBeLessThanOrEqual(0.06);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['actual', 80],
    ['actual', 100],
    ['actual', 120],
    ['class', 80],
  ])('a switch gives the watts of the engine, by %s over %i m', async (allocation, cableLengthM) => {
    const inputs = {
      allocation,
      cableLengthM,
      cameras: [
        { count: 8, resolution: '4MP', powerW: 6 },
        { count: 2, resolution: '8MP', poeClass: 4 },
        { count: 1, resolution: '8MP', powerW: 13 },
        { count: 1, resolution: '8MP', powerW: 71.3 },
      ],
      switch: { ports: 24, poeStandard: 'bt4', poeBudgetW: 370 },
    };
    const outcome = calculators.eSwitchAccess(inputs);
    if (!outcome.valid) throw new Error('refused');
    const valueOf = await calculated('eSwitchAccess', inputs);
    expect(isRounded(valueOf('PoE 总功率'), outcome.totalPoeW, 2)).toBe(true);
    expect(isRounded(valueOf('需要的 PoE 总功率'), outcome.requiredPoeBudgetW, 2)).toBe(true);
    expect(isRounded(valueOf('总码流'), outcome.totalMbps, 2)).toBe(true);
  });

  it.each([2, 6, 15])('a passage of %d m takes the counters of the engine, and follows a wider one', async (passageWidthM) => {
    const inputs = { mountHeightM: 3, passageWidthM };
    const outcome = calculators.iVerticalBinocular(inputs);
    if (!outcome.valid) throw new Error('refused');
    const valueOf = await calculated('iVerticalBinocular', inputs);
    expect(valueOf('台数')).toBe(outcome.cameraCount);
    expect(isRounded(valueOf('有效宽度'), outcome.effectiveWidthM, 2)).toBe(true);
    if (outcome.cameraCount === 1) return;
    const wider = calculators.iVerticalBinocular({ ...inputs, passageWidthM: passageWidthM + 10 });
    expect((await calculated('iVerticalBinocular', inputs, { 通道宽度: passageWidthM + 10 }))('台数')).toBe(wider.valid ? wider.cameraCount : null);
  });
});

describe('a radio bridge', () => {
  const camera = { count: 4, resolution: '4MP' };
  const tenths = (least: number, most: number) => fc.integer({ min: least * 10, max: most * 10 }).map((value) => value / 10);
  const sites = fc.record({
    distanceKm: tenths(0.1, 10),
    frequencyGHz: fc.constantFrom(2.437, 5.2, 5.8, 60.48),
    txPowerDbm: tenths(0, 30),
    txGainDbi: tenths(0, 40),
    rxGainDbi: tenths(0, 40),
    txLossDb: tenths(0, 6),
    rxLossDb: tenths(0, 6),
    kFactor: fc.constantFrom(4 / 3, 1, 0.67),
    camerasPerClient: fc.constant([camera, { count: 1, bitrateKbps: 6000, audio: true }]),
    share: fc.integer({ min: 1, max: 99 }),
    heightM: tenths(0, 60),
  });

  it('comes to the signal, the traffic and the clearance of the engine, at any band and over any obstacle', async () => {
    await fc.assert(
      fc.asyncProperty(sites, async ({ share, heightM, ...site }) => {
        const obstacles = [{ distanceFromAKm: (site.distanceKm * share) / 100, heightM }];
        const inputs = { ...site, antennaHeightAM: 20, antennaHeightBM: 35, obstacles };
        const outcome = calculators.jWirelessIntelligent(inputs);
        if (!outcome.valid) throw new Error('refused');
        const valueOf = await calculated('jWirelessIntelligent', inputs);
        const hundredths = {
          自由空间损耗: outcome.fsplDb,
          接收电平: outcome.rxLevelDbm,
          可用带宽: outcome.throughputMbps,
          峰值码流: outcome.loadMbps,
          第一菲涅耳区半径: outcome.fresnelMidM,
          要求净空: outcome.clearance60M,
          地球凸起: outcome.earthBulgeMidM,
          平地最低架高: outcome.minClearHeightM,
          实际净空: outcome.obstacles[0]?.clearanceM,
          此处要求净空: outcome.obstacles[0]?.requiredM,
          ...(outcome.fadeMarginDb === null ? {} : { 实际衰落余量: outcome.fadeMarginDb }),
        };
        for (const [label, said] of Object.entries(hundredths)) expect(isRounded(valueOf(label), said ?? Number.NaN, 2), label).toBe(true);
        expect(isRounded(valueOf('等效全向辐射功率'), outcome.eirpDbm, 1)).toBe(true);
        expect([valueOf('最多摄像机'), valueOf('每端最多摄像机')]).toEqual([outcome.maxCameras, outcome.maxCamerasPerClient]);
      }),
      { numRuns: 40 },
    );
  });

  it('follows a distance that is changed in the sheet, and then says that the rate no longer holds', async () => {
    const inputs = { distanceKm: 1, camerasPerClient: [camera] };
    const farther = calculators.jWirelessIntelligent({ ...inputs, distanceKm: 8 });
    const valueOf = await calculated('jWirelessIntelligent', inputs, { 距离: 8 });
    expect(isRounded(valueOf('接收电平'), farther.valid ? farther.rxLevelDbm : Number.NaN, 2)).toBe(true);
    expect(isRounded(valueOf('平地最低架高'), farther.valid ? farther.minClearHeightM : Number.NaN, 2)).toBe(true);
    expect(valueOf('余量的富余')).toBeLessThan(0);
  });
});

it.each(['direct', 'gb51348'])('bandwidth, %s, comes to that of the engine', async (method) => {
  const inputs = { method, groups: [{ count: 100, resolution: '4MP', includeSub: true }], viewers: 4, viewChannels: 16, viewKbps: 1024, overheadPercent: 20 };
  const outcome = calculators.dBandWidth(inputs);
  expect(isRounded((await calculated('dBandWidth', inputs))('总带宽'), outcome.valid ? outcome.totalMbps : Number.NaN, 2)).toBe(true);
});

const isStarter = (exported: unknown): exported is { id: EngineId; starter: Inputs } =>
  typeof exported === 'object' && exported !== null && 'starter' in exported;
const starters = [...(Object.values(calculators) as unknown[]), ...(Object.values(scenarioPlans) as unknown[])].filter(isStarter);

it.each(starters.map(({ id, starter }) => [id, starter] as const))('%s is a worksheet whose formulas come to what is stored', async (id, starter) => {
  expect(await calculated(id, starter)).toBeTypeOf('function');
});

describe('a step of the working read back as arithmetic', () => {
  it.each([
    ['16 × 8 × 30', '3,840 GB', '', 3840],
    ['（60＋15）÷ 2 ×（1＋10%）＋6', '47.25 m', '', 47.25],
    ['100 ÷ 6', '17 箱', '点数 ÷ 每箱根数，向上取整', 17],
    ['305 ÷ 47.25', '6 根', '向下取整', 6],
    ['⌈100 ÷ 24⌉ × 3', '15 个', '', 15],
    ['（12 ÷ 2）² − 8', '28', '', 28],
  ])('%s is %s', (substituted, value, formula, comes) => {
    const found = arithmeticOf(substituted, value, formula);
    expect(found && valueOfExpression(found.expression, () => Number.NaN)).toBe(comes);
  });

  it.each([
    ['it comes to something else', '16 × 8', '130 GB', ''],
    ['it is said in words', '6 块，RAID5，每组最多 8 块', '5 块', ''],
    ['two figures come of it', '100 ÷ 8', '12.5 V，压降 1 V', ''],
    ['it is one figure alone', '1.088', '1.088 A', ''],
    ['a bracket stands open', '（60＋15 ÷ 2', '67.5 m', ''],
  ])('is none where %s', (_why, substituted, value, formula) => expect(arithmeticOf(substituted, value, formula)).toBeNull());
});
