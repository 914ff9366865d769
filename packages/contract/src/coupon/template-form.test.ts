import { describe, expect, it } from 'vitest';
import { couponCopy } from './copy.ts';
import { readTypedTemplate, shownTemplateForm, typedTemplateOf, type TemplateField } from './template-form.ts';

describe('a template while it is written (COUPON-13)', () => {
  it('is asked about days that are over or years away, else its hint stands', () => {
    const now = Date.parse('2026-11-24T04:00:00+08:00');
    const hintAt = (key: TemplateField, day: string) => {
      const groups = shownTemplateForm({ ...typedTemplateOf(null, 'shop'), useKind: 'dates', [key]: day }, { categories: [], now });
      return groups.flatMap(({ fields }) => fields).find((field) => field.key === key)?.hint;
    };
    expect(hintAt('claimTo', '2026-12-31')).toBe('当日仍可领取');
    expect(hintAt('claimTo', '2026-11-23')).toBe('该时间已过，请核对');
    expect(hintAt('useTo', '2062-01-01')).toBe('该时间在一年以后，请核对');
    expect(hintAt('claimFrom', '2026-11-24')).toBeUndefined();
  });

  it('says what becomes of it by a refund, and keeps what was chosen (COUPON-20)', async () => {
    const written = {
      ...typedTemplateOf(null, 'shop'),
      name: '满减',
      threshold: '100',
      off: '10',
      totalCount: '5',
      claimFrom: '2026-12-01',
      claimTo: '2026-12-31',
    };
    expect(await readTypedTemplate(written)).toMatchObject({ template: { refundRule: 'returned' } });
    const read = await readTypedTemplate({ ...written, refundRule: 'spent' });
    expect('template' in read && typedTemplateOf(read.template, 'shop').refundRule).toBe('spent');
  });

  it('rounds no amount: more than two decimals are none', async () => {
    const typed = { ...typedTemplateOf(null, 'shop'), threshold: '100', off: '99.999' };
    expect(await readTypedTemplate(typed)).toMatchObject({ errors: { off: couponCopy.moneyRule } });
  });
});
