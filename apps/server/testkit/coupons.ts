/** Coupons in one line: a template that is given out, and one of it claimed. */
import type { CouponTemplateFields } from '@portal/contract/coupon';
import { saveTemplate, stepTemplate } from '../src/modules/coupon/templates.ts';
import type { TestPortal } from './portal.ts';

let serial = 0;

/** Ten off a hundred, one a person, given out all the year; '' as `shopNo`: the provider's. */
export async function aCouponTemplate(
  { database, clock }: Pick<TestPortal, 'database' | 'clock'>,
  shopNo: string,
  fields: Partial<CouponTemplateFields> = {},
): Promise<string> {
  return database.transaction(async (db) => {
    const caller = { accountNo: 'issuer', userType: 1, merchantNo: shopNo, boundShopNo: null, surveyPermission: false, sessionHash: '' } as const;
    const ctx = { db, now: clock.now(), newId: () => `T${String(++serial).padStart(6, '0')}-${Math.random().toString(36).slice(2, 8)}`, caller };
    const { templateNo } = await saveTemplate(ctx, shopNo, { template: { ...PLAIN_COUPON, stackGroup: shopNo === '' ? 'platform' : 'shop', ...fields } });
    // what may cost much two let out
    for (const accountNo of ['issuer', 'second issuer']) await stepTemplate({ ...ctx, caller: { ...caller, accountNo } }, shopNo, { templateNo, act: 'issue' });
    return templateNo;
  });
}

export const PLAIN_COUPON: CouponTemplateFields = {
  name: '满百减十',
  threshold: 100,
  benefit: { kind: 'amount', off: 10 },
  scope: { kind: 'all' },
  stackGroup: 'shop',
  refundRule: 'returned',
  audience: [],
  claimCode: null,
  totalCount: 100,
  perPerson: 1,
  budget: null,
  claimFrom: '2026-01-01',
  claimTo: '2026-12-31',
  use: { kind: 'days', days: 7 },
};
