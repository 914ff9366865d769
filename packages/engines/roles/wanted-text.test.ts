/** Attributes as a dealer reads them on a line. */
import { describe, expect, it } from 'vitest';
import { RELATED_MODELS } from './relation-codes.ts';
import type { RoleAttribute } from './role-line.ts';
import { roleUnit } from './role-of.ts';
import { roleTable } from './role-table.ts';
import { askedText, attributeLabel, attributeText, wantedCodes, wantedText } from './wanted-text.ts';

it('every attribute that a role asks for or prefers has a name of the trade', () => {
  const codes = new Set(Object.values(roleTable).flatMap(({ attributes, better = [] }) => [...attributes, ...better].map(({ code }) => code)));
  // `fps` is what the trade calls it
  expect([...codes].filter((code) => code !== 'fps' && attributeText(code, 5).includes(code))).toEqual([]);
});

describe('one attribute', () => {
  it.each<[string, RoleAttribute, string, string]>([
    ['antennaGainDbi', 13, '天线增益', '天线增益 13 dBi'],
    ['audio', true, '录音', '录音'],
    ['audio', false, '录音', '不录音'],
    ['bracketIncluded', true, '支架', '含支架'],
    ['bracketIncluded', false, '支架', '不含支架'],
    ['bitrateKbps', 4096, '码率', '码率 4,096 kbps'],
    ['blocks', 16, '可装电池', '可装 16 节'],
    ['bracket', 'pole', '安装方式', '抱杆'],
    ['capacityAh', 65, '电池容量', '65 Ah'],
    ['codecs', ['H264', 'H265'], '支持编码', 'H264、H265'],
    ['coverageDeg', 90, '辐射角', '辐射角 90°'],
    ['decode1080p', 16, '解码能力', '解码 16 路 1080P'],
    ['frequencyGHz', 5.8, '频段', '5.8 GHz'],
    ['ipRating', 66, '防护等级', 'IP66'],
    ['irRangeM', 30, '补光距离', '补光 30 m'],
    ['lengthM', 2, '长度', '2 m'],
    ['resolutionMax', '4MP', '分辨率上限', '分辨率上限 4MP'],
    ['maxDiskTB', 20, '单盘上限', '单盘 20 TB'],
    ['maxLanes', 8, '管理车道', '管 8 车道'],
    ['maxResolution', '12MP', '最大接入分辨率', '最大 12MP'],
    ['phases', 1, '相数', '单相'],
    ['phases', 3, '相数', '三相'],
    ['phases', 2, '相数', '2 相'],
    ['pieces', 100, '每包数量', '每包 100 个'],
    ['poeClass', 4, 'PoE 等级', 'PoE 等级 4'],
    ['poePorts', 24, 'PoE 口', '24 个 PoE 口'],
    ['power', 'dc12', '供电方式', 'DC 12V 供电'],
    ['rollM', 100, '每卷长度', '每卷 100 m'],
    ['spacesPerUnit', 6, '每台车位', '每台 6 车位'],
    ['tapW', 6, '定压功率', '6 W 抽头'],
    ['location', 'outdoor', '使用场所', '室外'],
    ['environment', 'outdoor', '使用环境', '户外'],
    ['faces', 10_000, '人脸容量', '人脸容量 10,000 张'],
    ['slots', 2, 'slots', 'slots 2'],
    ['raid', true, 'raid', 'raid 是'],
    ['raid', false, 'raid', 'raid 否'],
    ['toString', 'x', 'toString', 'toString x'],
  ])('%s %j', (code, value, label, text) => expect([attributeLabel(code), attributeText(code, value)]).toEqual([label, text]));
});

describe('a line', () => {
  it('says only what it asks, the role’s attributes first, in the order of the table', () => {
    const attributes = { colour: 'white', hddBays: 2, channels: 16, [RELATED_MODELS.families]: ['F1'] };
    expect(wantedCodes('nvr', attributes)).toEqual(['channels', 'hddBays', 'colour']);
    expect(wantedText('nvr', attributes)).toBe('16 路 · 2 盘位 · colour white');
  });
  it('leaves out what is there by name only', () => expect(wantedText('nvr', { channels: undefined as unknown as number, hddBays: 2 })).toBe('2 盘位'));
  it('is counted in its role’s unit, and in pieces where nobody knows the role', () =>
    expect(['nvr', 'lock', 'networkCableBox', 'toaster'].map(roleUnit)).toEqual(['台', '把', '箱', '个']));
});

it.each<[string, Record<string, RoleAttribute>, string]>([
  [
    'poeSwitch',
    { poePorts: 16, poeBudgetW: 151, poeStandard: 'af', uplinkMbps: 1000 },
    '≥ 16 个 PoE 口 · PoE 总功率 ≥ 151 W · 802.3af 及以上 · 上联 ≥ 1,000 Mbps',
  ],
  ['ipCamera', { resolution: '4MP', resolutionMax: '4MP', powerW: 10, poeClass: 3, ipRating: 66 }, '4MP · ≤ 10 W · PoE 等级 ≤ 3 · IP66 及以上'],
  ['ipCamera', { resolution: '4MP', resolutionMax: '8MP', focalLengthMm: 4, irRangeM: 30 }, '≥ 4MP · 分辨率 ≤ 8MP · 焦距 4 mm · 补光 ≥ 30 m'],
  ['nvr', { channels: 16, maxResolution: '12MP', hddBays: 2, colour: 'white' }, '≥ 16 路 · ≥ 2 盘位 · 最大 ≥ 12MP · colour white'],
  ['hdd', { sizeTB: 8 }, '8 TB'],
  ['wirelessBridge', { antennaGainDbi: 13, antennaGainMaxDbi: 16 }, '天线增益 ≥ 13 dBi · 天线增益 ≤ 16 dBi'],
  ['toaster', { slots: 2 }, 'slots 2'],
])('what %s %j is asked to have reads as a bound', (role, attributes, text) => expect(askedText(role, attributes).replaceAll('\u00a0', ' ')).toBe(text));

it('a bound and its figure stand in one line', () => expect(askedText('ipCamera', { powerW: 10 })).toBe('≤\u00a010 W'));
