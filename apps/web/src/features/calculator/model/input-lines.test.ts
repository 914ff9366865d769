import { bandwidth, peopleCounter, twistedPair, videoCapacity } from '@portal/engines/calculators';
import { defineFields, readInputs, type Fields, type Raw } from '@portal/engines/inputs';
import { describe, expect, it } from 'vitest';
import { inputGroups } from './input-lines.ts';

const groupsOf = (fields: Fields, inputs: Raw) => {
  const read = readInputs(fields, inputs);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return inputGroups(fields, inputs, read.values);
};
const textsOf = (fields: Fields, inputs: Raw) => groupsOf(fields, inputs).flatMap(({ lines }) => lines.map(({ label, text }) => `${label} ${text}`));

describe('inputs on paper', () => {
  it('tell given values and defaults apart', () => {
    const [top] = groupsOf(twistedPair.fields, { points: 24, farthestM: 60, nearestM: 15 });
    expect(top?.lines.find(({ label }) => label === '点数')).toEqual({ label: '点数', text: '24 个', isGiven: true });
    expect(top?.lines.find(({ label }) => label === '每箱长度')).toEqual({ label: '每箱长度', text: '305 m', isGiven: false });
  });

  it('leave out what does not count here', () => {
    expect(textsOf(twistedPair.fields, { mode: 'list', lengthsM: [80, 75], points: 9 }).join()).not.toMatch(/点数|最远/u);
    expect(textsOf(videoCapacity.fields, videoCapacity.starter).join()).not.toMatch(/手动|已装/u);
  });

  it('leave out what does not count even where it has a default', () => {
    const byStandard = { method: 'gb51348', groups: [{ count: 100, bitrateKbps: 4096 }] };
    expect(textsOf(bandwidth.fields, byStandard).join()).not.toMatch(/客户端数|冗余|计入子码流/u);
    expect(textsOf(bandwidth.fields, { ...byStandard, method: 'direct' }).join()).toMatch(/客户端数 0 个.*冗余 20%.*计入子码流 否/u);
  });

  it('name every row and put its inputs below it', () => {
    const groups = groupsOf(videoCapacity.fields, {
      groups: [
        { channels: 8, resolution: '8MP' },
        { channels: 24, resolution: '1080P', days: 15 },
      ],
    });
    expect(groups.map(({ title }) => title)).toEqual(['分组 1', '分组 2', null].toSorted((a, b) => (a === null ? -1 : b === null ? 1 : 0)));
    expect(groups[2]?.lines.find(({ label }) => label === '保存天数')).toEqual({ label: '保存天数', text: '15 天', isGiven: true });
  });

  it('tell a long list by its count and its first figures', () => {
    const lengthsM = Array.from({ length: 20 }, (_, place) => place + 1);
    expect(textsOf(twistedPair.fields, { mode: 'list', lengthsM: [80, 75] })).toContain('各点距离 80、75 m');
    expect(textsOf(twistedPair.fields, { mode: 'list', lengthsM })).toContain('各点距离 1、2、3、4、5、6、7、8 m 等 20 个');
  });

  it('put a unit to a figure once, and none to words', () => {
    expect(textsOf(videoCapacity.fields, videoCapacity.starter)).toContain('单盘容量 4 TB');
    expect(textsOf(peopleCounter.fields, peopleCounter.starter)).toContain('镜头焦距 按高度自动');
    expect(textsOf(peopleCounter.fields, { ...peopleCounter.starter, lensMm: 2.8 })).toContain('镜头焦距 2.8 mm');
  });

  it('say yes or no', () => {
    const fields = defineFields({ isOn: { kind: 'flag', label: '开启', default: false } });
    expect(textsOf(fields, { isOn: true })).toEqual(['开启 是']);
    expect(textsOf(fields, {})).toEqual(['开启 否']);
  });
});
