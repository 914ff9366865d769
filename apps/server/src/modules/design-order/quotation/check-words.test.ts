import type { DesignLine, ListCheck } from '@portal/contract/design-order';
import { describe, expect, test } from 'vitest';
import { checkWords } from './check-words.ts';

const check: ListCheck = {
  retentionDays: 30,
  hoursPerDay: 24,
  avgCableM: 40,
  headless: true,
  standbyHours: 0,
  gateRunM: 0,
  upsBlockAh: 0,
  silent: false,
  scene: 'medium',
  bitrates: [],
  runs: [],
  places: [],
  ignored: [],
  kept: [],
  mandatory: [],
  notes: [],
};
const line = (given: Partial<DesignLine>): DesignLine => ({ skuStatus: 0, quantity: 12, spuNo: 'P1', role: null, roleAttributes: {}, ...given }) as DesignLine;
const domes = line({
  role: 'ipCamera',
  roleAttributes: { bracket: 'wall', bracketIncluded: false, bracketSpus: ['P-DOME'], bracketSkus: ['K-DOME'] } as DesignLine['roleAttributes'],
});
const brackets = (spuNo: string) => line({ role: 'bracket', spuNo, roleAttributes: { type: 'wall' } });
const bracketWords = (lines: DesignLine[]) => checkWords(lines, check).words.filter((words) => words.includes('支架'));

describe('the check that goes with the internal statement', () => {
  test('counts a bracket for the cameras whose relation names its family, as the screen does', () => {
    expect(bracketWords([domes, brackets('P-DOME')])).toEqual([]);
    expect(bracketWords([domes, brackets('P-BULLET')])).toEqual([expect.stringContaining('不适配')]);
  });

  test('leaves out what is no longer sold, and what stands ignored', () => {
    expect(bracketWords([domes, { ...brackets('P-DOME'), skuStatus: 1 }])).toHaveLength(1);
    const ignored = [{ code: 'BRACKET_UNFIT', subject: 'wall', shortBy: 12, reason: '客户自备' }];
    expect(checkWords([domes, brackets('P-BULLET')], { ...check, ignored }).words.filter((words) => words.includes('支架'))).toEqual([]);
  });

  test('says what recommendations warned of, as long as something of their system is there', () => {
    const note = { scenario: 'scenarioUps', scene: 'UPS 不间断电源', code: 'NO_BATTERY', text: '停电即断电', isSafety: true, beside: ['upsHost'] };
    const words = (role: string) => checkWords([line({ role } as Partial<DesignLine>)], { ...check, notes: [note] }).words;
    expect(words('upsHost')).toEqual(['未核对：UPS 主机没写额定容量', '智能配单 · UPS 不间断电源：停电即断电']);
    expect(words('mainsCable')).toEqual([]);
  });

  test('says what of it somebody dealt with, with his reason, and nothing whose cause is gone', () => {
    const note = { scenario: 'scenarioUps', scene: 'UPS 不间断电源', code: 'NO_BATTERY', text: '停电即断电', isSafety: true, beside: [] };
    const ignored = [{ code: 'NO_BATTERY', subject: 'scenarioUps', shortBy: null, reason: '电池另购' }];
    expect(checkWords([], { ...check, notes: [note], ignored }).words).toEqual(['智能配单 · UPS 不间断电源（已处理：电池另购）：停电即断电']);
    const kept = [{ role: 'batteryBlock' as const, quantity: 16, attributes: {}, name: '旧电池' }];
    expect(checkWords([], { ...check, notes: [note], ignored, kept }).words).toEqual([]);
  });

  test('begins with the verdict, and says of each problem how serious it is (CHECK-18)', () => {
    const { verdict, words } = checkWords([domes], check);
    expect(verdict).toMatch(/^未通过（必须处理 \d+，建议处理 \d+；另有 \d+ 条提示）$/u);
    expect(words[0]).toBe('必须处理 · 录像机：您的清单缺少录像机（需接入 12 路）');
    expect(checkWords([line({ role: 'speakerCable' } as Partial<DesignLine>)], check)).toEqual({ verdict: '未检查', words: [] });
    const ups = line({ role: 'upsHost', roleAttributes: { capacityKVA: 3 } });
    expect(checkWords([ups], check).verdict).toBe('通过');
    expect(checkWords([ups, line({ role: 'speakerCable' } as Partial<DesignLine>)], check).verdict).toBe('已查部分通过');
  });

  test('names what no rule could judge, and calls no such list passed (CHECK-20)', () => {
    const lines = [
      line({ role: 'upsHost', roleAttributes: { capacityKVA: 3 }, quantity: 1 }),
      line({ role: 'batteryBlock', roleAttributes: { capacityAh: 65 }, quantity: 8 }),
      line({ role: 'batteryBreaker', roleAttributes: { voltage: 250 }, quantity: 1 }),
    ];
    expect(checkWords(lines, check)).toEqual({
      verdict: '已查部分通过',
      words: ['未核对：UPS 能撑多久，及录像、交换机、摄像机以外的负载'],
    });
  });
});
