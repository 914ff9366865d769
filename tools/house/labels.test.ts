import { describe, expect, it } from 'vitest';
import { labelComplaints } from './labels.ts';
import { treeOf } from './tree.ts';

const PLACE = 'apps/server/src/modules/order/a.ts';

describe('labels', () => {
  it.each([
    ['a label compared', "const isFirst = (label: string) => label !== '' || label === '客户名称';"],
    ['a label compared the other way round', "const isFirst = (label: string) => '客户名称' !== label;"],
    ['a column looked up', "const name = facts.get('客户名称');"],
    ['one of several labels', "const isBold = ['客户名称', '报价单位'].includes(label);"],
    ['what a label begins with', "const isOurs = label.startsWith('客户');"],
    ['a pattern of labels', 'const isOfGroup = /^第 \\d+ 组/.test(title);'],
    ['a case of a switch', "switch (label) { case '客户名称': sign(); }"],
  ])('%s is told', (_name, text) => {
    expect(labelComplaints(treeOf({ [PLACE]: text }))).toEqual([expect.stringContaining('a code decides')]);
  });

  it.each([
    ['words that are said', "const facts = [['客户名称', customer]]; const word = isPaid ? '已付款' : '待付款'; throw new Error('没有这个型号');"],
    ['codes', "if (kind === 'customer' && names.has('customer')) say('客户名称');"],
    ['words that are joined', "const text = words.join('、').replace('：', ' ').concat('等');"],
  ])('%s are not', (_name, text) => {
    expect(labelComplaints(treeOf({ [PLACE]: text }))).toEqual([]);
  });

  it('what others write is read where it is said to be, and by tests', () => {
    const text = "if (typed.endsWith('折')) return 1;";
    const readers = ['apps/server/src/modules/design-order/imports/a.ts', 'apps/server/src/modules/order/a.test.ts', 'apps/server/demo-world/a.ts'];
    for (const path of readers) expect(labelComplaints(treeOf({ [path]: text }))).toEqual([]);
  });
});
