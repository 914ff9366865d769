import type { DesignLine } from '@portal/contract/design-order';
import { describe, expect, it } from 'vitest';
import { aLine } from '../../lines/model/line-builder.ts';
import { aCameraLine, aRecorderLine, answerFor } from './check-builder.ts';
import { unsetCheck } from './check-settings.ts';
import { additionsFor, answerOf, brokenCount, curesByIssue, problemCount, questionOf } from './list-question.ts';

describe('what is asked', () => {
  it('products of no role, of a role the check does not know and off sale are left out', () => {
    const lines = [aLine('TEXT'), aLine('CARD', { role: 'cardIssuer' }), aRecorderLine({ skuStatus: 1 }), aCameraLine()];
    expect(questionOf(lines, unsetCheck)?.inputs.lines.map(({ role }) => role)).toEqual(['ipCamera']);
    // what is off sale nobody would look at
    expect(questionOf(lines, unsetCheck)?.outside.map(({ skuNo }) => skuNo)).toEqual(['TEXT', 'CARD']);
    expect(questionOf([aCameraLine()], unsetCheck)?.outside).toEqual([]);
  });

  it('each line that no rule looks at is named, and why (CHECK-14)', () => {
    const lines = [
      aCameraLine(),
      aLine('OWN', { skuType: 1, productName: '安装施工', productModel: '' }),
      aLine('SOFT', { skuType: 2 }),
      aLine('CARD', { role: 'cardIssuer' }),
      aLine('TEXT', { productCategory: '楼宇对讲 > 室内机' }),
      aLine('BARE', { productCategory: '' }),
    ];
    expect(questionOf(lines, unsetCheck)?.outside.map(({ name, reason }) => [name, reason])).toEqual([
      ['安装施工', '自定义产品，没有可核对的参数'],
      ['产品 SOFT DS-SOFT', '软件，没有检查规则'],
      ['产品 CARD DS-CARD', '发卡器没有检查规则'],
      ['产品 TEXT DS-TEXT', '室内机没有检查规则'],
      ['产品 BARE DS-BARE', '没有检查规则'],
    ]);
  });

  it('nothing is asked of a list without such products', () => {
    expect(questionOf([aLine('TEXT'), aLine('CARD', { role: 'cardIssuer' })], unsetCheck)).toBeNull();
    expect(questionOf([], unsetCheck)).toBeNull();
  });

  it('a UPS and a monitor serve other systems too: alone only the safety of the UPS is asked about, with a camera they count', () => {
    const others = [aLine('UPS', { role: 'upsHost', roleAttributes: { capacityKVA: 3 } }), aLine('MON', { role: 'monitor' })];
    expect(questionOf(others.slice(1), unsetCheck)).toBeNull();
    expect(answerFor(others).issues.map(({ code }) => code)).toEqual(['UPS_BATTERY_NONE']);
    const codes = answerFor([...others, aCameraLine()]).issues.map(({ code }) => code);
    expect(codes).not.toContain('UPS_RECOMMENDED');
    expect(codes).not.toContain('MONITOR_MISSING');
  });

  it('kept devices come after the lines and count', () => {
    const kept = [{ role: 'nvr', quantity: 1, attributes: { channels: 16, incomingMbps: 160, hddBays: 2 }, name: '一楼机房' }];
    const question = questionOf([aCameraLine()], { ...unsetCheck, kept });
    expect(question?.places).toEqual([
      { skuNo: 'CAM', name: '产品 CAM DS-CAM', model: 'DS-CAM' },
      { skuNo: null, name: '利旧：一楼机房', model: '一楼机房' },
    ]);
    const codes = (changes: object) => answerFor([aCameraLine()], changes).issues.map(({ code }) => code);
    expect(codes({})).toContain('NVR_MISSING');
    expect(codes({ kept })).not.toContain('NVR_MISSING');
  });

  it('a list of kept devices alone is checked too', () => {
    const kept = [{ role: 'nvr', quantity: 1, attributes: {}, name: '旧' }];
    expect(answerFor([], { kept }).issues.map(({ code }) => code)).toEqual(['CAMERA_MISSING']);
  });

  it('the settings are handed on', () => {
    expect(answerFor([aCameraLine()], { headless: true }).issues.map(({ code }) => code)).not.toContain('MONITOR_MISSING');
    expect(answerFor([aCameraLine()], { avgCableM: 120 }).issues.map(({ code }) => code)).toContain('DISTANCE_OVER_100M');
  });
});

describe('what is answered', () => {
  it('each problem says what, how much and where', () => {
    const [first] = answerFor([aLine('TEXT'), aCameraLine()]).issues;
    expect(first).toMatchObject({
      code: 'NVR_MISSING',
      text: '您的清单缺少录像机（需接入 10 路）',
      places: [{ skuNo: 'CAM', name: '产品 CAM DS-CAM', model: 'DS-CAM' }],
    });
  });

  it('a list that is still being made lacks things; it is broken only by what nothing added cures', () => {
    expect(brokenCount(answerFor([aCameraLine()]))).toBe(0);
    const far = answerFor([aCameraLine()], { avgCableM: 120 });
    expect(far.issues.filter(({ isBroken }) => isBroken).map(({ code }) => code)).toEqual(['DISTANCE_OVER_100M']);
  });

  it('one switch for ports and power is offered once', () => {
    const answer = answerFor([aCameraLine()]);
    const cures = curesByIssue(answer);
    expect(cures.get('POE_PORTS_SHORT ')).toMatchObject({ cures: [{ role: 'poeSwitch', quantity: 1 }], curedWith: null });
    expect(cures.get('POE_POWER_SHORT ')).toEqual({ cures: [], curedWith: 'PoE 口' });
    expect([...cures.values()].flatMap((one) => one.cures)).toEqual(answer.additions);
    expect(cures.get('UPS_RECOMMENDED ')).toEqual({ cures: [], curedWith: null });
  });

  it('advice is no problem', () => {
    const answer = answerFor([aCameraLine()]);
    expect(answer.issues).toHaveLength(9);
    expect(problemCount(answer)).toBe(8);
  });

  it('lines with missing numbers are named with them, in Chinese', () => {
    const { incomplete } = answerFor([aCameraLine(), aRecorderLine({ roleAttributes: { channels: 16 } })]);
    expect(incomplete).toEqual([{ place: { skuNo: 'NVR', name: '产品 NVR DS-NVR', model: 'DS-NVR' }, missing: ['接入带宽', '盘位'] }]);
  });

  it('a refusal is no answer', () => {
    const question = questionOf([aCameraLine()], unsetCheck);
    if (question === null) throw new Error('nothing to check');
    expect(answerOf(question, { valid: false, errors: [{ field: 'retentionDays', code: 'OUT_OF_RANGE' }] }, [])).toBeNull();
  });
});

describe('what stands ignored', () => {
  const ignored = [{ code: 'HDD_MISSING', subject: '', shortBy: 9.27, reason: '客户自备' }];

  it('is not among the problems, and keeps its reason', () => {
    const answer = answerFor([aCameraLine()], { ignored });
    expect(answer.issues.map(({ code }) => code)).not.toContain('HDD_MISSING');
    expect(answer.ignored.map(({ code, reason }) => [code, reason])).toEqual([['HDD_MISSING', '客户自备']]);
    expect(problemCount(answer)).toBe(7);
  });

  it('comes back as soon as another amount is short', () => {
    const answer = answerFor([aCameraLine({ quantity: 11 })], { ignored });
    expect(answer.issues.map(({ code }) => code)).toContain('HDD_MISSING');
    expect(answer.ignored).toEqual([]);
  });

  it('of one bracket type does not hide another', () => {
    const lines = [aCameraLine(), aCameraLine({ skuNo: 'POLE', roleAttributes: { resolution: '4MP', powerW: 7, bracket: 'pole' } })];
    const answer = answerFor(lines, { ignored: [{ code: 'BRACKET_SHORT', subject: 'wall', shortBy: 10, reason: '现场已有' }] });
    expect(answer.issues.filter(({ code }) => code === 'BRACKET_SHORT').map(({ subject }) => subject)).toEqual(['pole']);
  });
});

describe('what completes a list', () => {
  const rolesFor = (changes: object) => {
    const answer = answerFor([aCameraLine()], changes);
    return additionsFor(answer, answer.issues).map(({ role }) => role);
  };

  it('is all that is proposed', () => {
    expect(rolesFor({})).toEqual(['nvr', 'hdd', 'poeSwitch', 'networkCableBox', 'rj45Plug', 'bracket', 'monitor']);
  });

  it('leaves out what cures ignored problems only', () => {
    expect(rolesFor({ ignored: [{ code: 'HDD_MISSING', subject: '', shortBy: 9.27, reason: '自备' }] })).not.toContain('hdd');
  });

  it('keeps what cures another problem as well', () => {
    expect(rolesFor({ ignored: [{ code: 'POE_PORTS_SHORT', subject: '', shortBy: 10, reason: '自备' }] })).toContain('poeSwitch');
  });

  it('of one problem is its own cure', () => {
    const answer = answerFor([aCameraLine()]);
    const power = answer.issues.filter(({ code }) => code === 'POE_POWER_SHORT');
    expect(additionsFor(answer, power).map(({ role }) => role)).toEqual(['poeSwitch']);
    const ups = answer.issues.filter(({ code }) => code === 'UPS_RECOMMENDED');
    expect(additionsFor(answer, ups)).toEqual([]);
  });
});

describe('what the cameras are taken to send', () => {
  const outdoor = aCameraLine({ roleAttributes: { resolution: '4MP', powerW: 7, location: 'outdoor', ipRating: 67 } });

  it('outdoors pictures are busy, indoors they are not; what the list says comes before', () => {
    const kbpsOf = (line: DesignLine, changes = {}) => answerFor([line], changes).streams.map(({ kbps }) => kbps);
    expect(kbpsOf(outdoor)).toEqual([4352]);
    expect(kbpsOf(aCameraLine())).toEqual([3072]);
    expect(kbpsOf(outdoor, { scene: 'medium' })).toEqual([3072]);
  });

  it('what is typed for a model is taken as it is, and said so', () => {
    const { streams, requiredMbps } = answerFor([outdoor], { bitrates: [{ skuNo: 'CAM', kbps: 6144 }] });
    expect(streams.map(({ kbps, by }) => `${kbps} ${by}`)).toEqual(['6144 按填写的码率']);
    expect(requiredMbps).toBe(66.56);
  });
});

describe('what a code makes mandatory', () => {
  const gate = aLine('GATE', { role: 'barrierGate', roleAttributes: {} });
  const loop = aLine('LOOP', { role: 'groundLoop', roleAttributes: {} });
  const modules = (quantity: number) => aLine('FIRE', { role: 'fireLinkModule', roleAttributes: {}, quantity });
  const mandatory = [
    { scenario: 'scenarioParking', role: 'fireLinkModule', quantity: 2, attributes: {}, clause: 'GB 50116-2013 4.10.3', beside: ['barrierGate'] },
  ];

  it('is missed by its clause once it is taken out, though nothing of the list is video', () => {
    const { issues, additions } = answerFor([gate, loop, modules(1)], { mandatory });
    expect(issues.map(({ text, severity }) => `${severity} ${text}`)).toEqual(['error 缺少必配的消防联动模块（GB 50116-2013 4.10.3），还差 1']);
    expect(additions).toEqual([{ role: 'fireLinkModule', quantity: 1, attributes: {} }]);
    expect(answerFor([gate, loop, modules(2)], { mandatory }).issues).toEqual([]);
  });

  it('with its system gone nothing asks for it', () => {
    expect(questionOf([modules(1)], { ...unsetCheck, mandatory })).toBeNull();
  });
});
