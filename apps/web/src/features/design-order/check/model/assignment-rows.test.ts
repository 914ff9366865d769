/** Where each device hangs, as rows and as a tree (CHECK-11). */
import { assignmentOf, WHOLE_EFFORT, type Assignment } from '@portal/engines/compatibility';
import { expect, it } from 'vitest';
import type { DesignLine } from '@portal/contract/design-order';
import { aLine } from '../../lines/model/line-builder.ts';
import { feederRows, isWhole, recorderRows, runsText, stateText, systemTree, type TreeNode, withoutIdle } from './assignment-rows.ts';
import { aCameraLine, aRecorderLine } from './check-builder.ts';
import { unsetCheck } from './check-settings.ts';
import { questionOf } from './list-question.ts';

function assigned(...lines: DesignLine[]) {
  const question = questionOf(lines, unsetCheck);
  const assignment = question && assignmentOf(question.inputs, WHOLE_EFFORT);
  if (question === null || assignment === null) throw new Error('nothing to assign');
  return { question, assignment };
}
const poe = (facts: Partial<DesignLine> = {}) =>
  aLine('POE', { role: 'poeSwitch', roleAttributes: { poePorts: 16, poeBudgetW: 230, poeStandard: 'at', uplinkMbps: 1000 }, ...facts });
const disk = (quantity: number) => aLine('HDD', { quantity, role: 'hdd', roleAttributes: { sizeTB: 6 } });
const drawn = (node: TreeNode): unknown => [node.name.replace(/^产品 /, ''), node.note, ...node.below.map(drawn)];

it('a recorder with its disks, a switch with its ports', () => {
  const { question, assignment } = assigned(aCameraLine(), aRecorderLine(), disk(2), poe());
  expect(recorderRows(question, assignment)).toMatchObject([
    { units: 1, channels: '10 / 16 路', mbps: '35.8 / 160 Mbps', decode: '未注明', disks: '2 × 6 TB，2 盘位', days: '35 天' },
  ]);
  expect(feederRows(question, assignment)).toMatchObject([{ ports: '10 / 16 口', uplink: '35.8 / 700 Mbps' }]);
  expect(isWhole(assignment)).toBe(true);
});

it('the tree goes from the network over switches to cameras', () => {
  const { question, assignment } = assigned(
    aCameraLine(),
    aRecorderLine(),
    disk(2),
    poe(),
    aLine('NET', { role: 'networkSwitch', roleAttributes: { ports: 8 } }),
  );
  const root = systemTree(question, assignment);
  expect(root.name).toContain('NET');
  expect(root.below.map(({ name }) => name.includes('NVR') || name.includes('POE'))).toEqual([true, true]);
  expect(root.below[1]?.below.map(({ note }) => note)).toEqual(['10 台']);
  expect(drawn(root)).toBeDefined();
});

it('a recorder with ports bears its cameras itself', () => {
  const { question, assignment } = assigned(
    aCameraLine({ quantity: 4 }),
    aRecorderLine({ roleAttributes: { channels: 8, incomingMbps: 80, hddBays: 1, poePorts: 8, poeBudgetW: 120 } }),
    disk(1),
  );
  expect(systemTree(question, assignment).below.map(({ below }) => below.map(({ note }) => note))).toEqual([['4 台']]);
});

it('more devices than can be drawn are counted', () => {
  const recorders = Array.from({ length: 40 }, (_, at) => aLine(`N${at}`, { role: 'nvr', roleAttributes: { channels: 8 + at, incomingMbps: 80, hddBays: 1 } }));
  const { question, assignment } = assigned(aCameraLine({ quantity: 4 }), ...recorders);
  expect(systemTree(question, assignment).below.map(({ name }) => name)).toContain('另有 16 组录像机');
});

it('of many devices without a camera one sentence is left, of a few each row', () => {
  const recorders = (many: number) =>
    Array.from({ length: many }, (_, at) => aLine(`N${at}`, { role: 'nvr', roleAttributes: { channels: 8 + at, incomingMbps: 80, hddBays: 1 } }));
  const rowsOf = (many: number) => {
    const { question, assignment } = assigned(aCameraLine({ quantity: 4 }), ...recorders(many));
    return withoutIdle(recorderRows(question, assignment));
  };
  expect([rowsOf(4).shown.length, rowsOf(4).idle]).toEqual([4, '']);
  expect(rowsOf(5).shown).toHaveLength(1);
  expect(rowsOf(5).idle).toMatch(/^另有 4 台（4 种）没有接摄像机：.+、.+、.+ 等$/);
});

it('of the cameras of one device no more kinds are drawn than a page holds', () => {
  const kinds = Array.from({ length: 30 }, (_, at) => aCameraLine({ skuNo: `C${at}`, quantity: 1 }));
  const { question, assignment } = assigned(...kinds, aRecorderLine(), disk(2));
  const below = systemTree(question, assignment).below.find(({ key }) => key === 'unplaced')?.below ?? [];
  expect([below.length, below.at(-1)?.name, below.at(-1)?.note]).toEqual([25, '另有 6 组摄像机', '见清单']);
});

it('cameras that no port feeds stand in the tree by name, those that one does only below it', () => {
  const few = poe({ roleAttributes: { poePorts: 4, poeBudgetW: 60, poeStandard: 'at' } });
  const { question, assignment } = assigned(aCameraLine(), aRecorderLine(), disk(2), few);
  const unplaced = systemTree(question, assignment).below.find(({ key }) => key === 'unplaced');
  expect(unplaced?.below.map(({ name, note }) => [name, note])).toEqual([[question.places[0]?.name, '6 台']]);
  const whole = assigned(aCameraLine(), aRecorderLine(), disk(2), poe());
  expect(systemTree(whole.question, whole.assignment).below.some(({ key }) => key === 'unplaced')).toBe(false);
});

it('what is not assigned is said in words, with the nearest reason', () => {
  expect(stateText('assigned', 0, 'recording', [])).toBe('每台摄像机都接入录像机');
  expect(stateText('assigned', 0, 'recording', ['存储容量不足，还差 3.64 TB'], true)).toBe(
    '每台摄像机都接入录像机，硬盘存不满要求的天数：存储容量不足，还差 3.64 TB',
  );
  expect(stateText('impossible', 4, 'recording', ['录像机路数不足，还差 4 路', '另一个'])).toBe('还有 4 台摄像机没有录像机：录像机路数不足，还差 4 路');
  expect(stateText('impossible', 0, 'feeding', [])).toBe('没有可行的分配');
  expect(stateText('undecided', 0, 'recording', [])).toContain('没有判定');
  expect(stateText('empty', 3, 'feeding', [])).toBe('清单里还没有 PoE 供电设备');
  expect(stateText('empty', 0, 'feeding', [])).toBe('没有 PoE 供电的摄像机');
});

it.each([
  [{ reached: 3, beyond: 0, cut: 3 }, 40, '清单里的网线够全部 3 根'],
  [{ reached: 3, beyond: 0, cut: 1 }, 40, '清单里的网线够 1 根，共需 3 根'],
  [{ reached: 2, beyond: 1, cut: 2 }, 95, '1 根超出网线能到的距离，要加 PoE 延长器，或改走光纤、无线；清单里的网线够全部 2 根'],
  [{ reached: 0, beyond: 1, cut: 0 }, 95, '1 根超出网线能到的距离，要加 PoE 延长器，或改走光纤、无线'],
  [{ reached: 0, beyond: 0, cut: 0 }, 95, '没有走网线的摄像机'],
  [{ reached: 3, beyond: 0, cut: 3 }, null, '清单里的网线够全部 3 根；1 个型号没有填最远走线，只按平均值核对，最远的一根是否超长没有核对，可在“走线”里填写'],
])('cable %j with the farthest at %j m: %s', (cabling, longestM, words) => {
  const run = { place: 0, quantity: 3, onFibre: 0, averageM: 30, longestM, laidM: 36, isWithin: true };
  expect(runsText({ cabling: { ...cabling, runs: [run] } } as unknown as Assignment)).toBe(words);
});
