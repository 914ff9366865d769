/** Coupons of the demo world: one of each kind, given out by the provider and by a dealer, and what people have of them. */
import { UserType } from '@portal/engines/access';
import type { CouponTemplateFields } from '@portal/contract/coupon';
import type { CouponTemplateState } from '@portal/engines/states';
import { formatDate } from '@portal/units';
import { listFirstCategories } from '../src/modules/catalog/index.ts';
import { insertCoupon, insertTemplate, takeClaim, templateColumns } from '../src/modules/coupon/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { accountNoOf, demoInstaller } from './people.ts';

const DAY_MS = 24 * 3_600_000;
const [PROVIDER, SHOP] = ['', 'M100001'];
const PERSON = { accountNo: accountNoOf('13800000001'), merchantNo: '' };

type Told = 'name' | 'benefit' | 'threshold';

interface DemoTemplate extends Pick<CouponTemplateFields, Told>, Partial<Omit<CouponTemplateFields, Told>> {
  templateNo: string;
  shopNo: string;
  state: CouponTemplateState;
  /** For the first of the first categories alone. */
  isForCategory?: boolean;
  /** Days from today on which it is claimed. */
  days?: readonly [from: number, to: number];
  /** Orders of the demo world that were paid with one. */
  used?: number;
}

const off = (amount: number) => ({ kind: 'amount', off: amount }) as const;
const percent = (payPercent: number, offMax: number | null) => ({ kind: 'percent', payPercent, offMax }) as const;

const TEMPLATES: readonly DemoTemplate[] = [
  { templateNo: 'CPT-D1', shopNo: SHOP, state: 'issuing', name: '老客户满千减五十', threshold: 1000, benefit: off(50), totalCount: 500, perPerson: 2 },
  { templateNo: 'CPT-D2', shopNo: SHOP, state: 'issuing', name: '大单满五千减三百', threshold: 5000, benefit: off(300), totalCount: 100, budget: 30_000 },
  { templateNo: 'CPT-D3', shopNo: SHOP, state: 'issuing', name: '无门槛体验券', threshold: 0, benefit: off(10), stackGroup: null, totalCount: 1 },
  { templateNo: 'CPT-D4', shopNo: SHOP, state: 'paused', name: '清库九折', threshold: 0, benefit: percent(90, 500), totalCount: 200 },
  { templateNo: 'CPT-D5', shopNo: SHOP, state: 'draft', name: '老客答谢满万减八百', threshold: 10_000, benefit: off(800), totalCount: 50 },
  {
    templateNo: 'CPT-D6',
    shopNo: SHOP,
    state: 'ended',
    name: '往期满两千减八十',
    threshold: 2000,
    benefit: off(80),
    days: [-60, -20],
    totalCount: 300,
    used: 1,
  },
  { templateNo: 'CPT-D7', shopNo: SHOP, state: 'voided', name: '新客满三百减三百', threshold: 300, benefit: off(300), totalCount: 100 },
  { templateNo: 'CPT-P1', shopNo: PROVIDER, state: 'issuing', name: '平台满两千减一百二十', threshold: 2000, benefit: off(120), totalCount: 10_000 },
  {
    templateNo: 'CPT-P2',
    shopNo: PROVIDER,
    state: 'issuing',
    name: '视频监控九五折',
    threshold: 500,
    benefit: percent(95, 200),
    isForCategory: true,
    stackGroup: 'category',
    totalCount: 2000,
    use: { kind: 'days', days: 15 },
  },
  {
    templateNo: 'CPT-P3',
    shopNo: PROVIDER,
    state: 'issuing',
    name: '展会口令券',
    threshold: 800,
    benefit: off(40),
    claimCode: 'ANFANG88',
    refundRule: 'spent',
    totalCount: 300,
  },
  { templateNo: 'CPT-P4', shopNo: PROVIDER, state: 'issuing', name: '新品预热券', threshold: 3000, benefit: off(200), days: [3, 20], totalCount: 1000 },
  {
    templateNo: 'CPT-P7',
    shopNo: PROVIDER,
    state: 'ended',
    name: '秋季备货满两千减一百',
    threshold: 2000,
    benefit: off(100),
    days: [-60, -20],
    totalCount: 1000,
    used: 1,
  },
  {
    templateNo: 'CPT-P5',
    shopNo: PROVIDER,
    state: 'paused',
    name: '金牌客户九折',
    threshold: 0,
    benefit: percent(90, 1000),
    audience: [UserType.GoldSecondLevel],
    totalCount: 100,
  },
  {
    templateNo: 'CPT-P6',
    shopNo: PROVIDER,
    state: 'draft',
    name: '备货满万减五百',
    threshold: 10_000,
    benefit: off(500),
    budget: 100_000,
    totalCount: 200,
  },
];

/** Who has claimed what; the last one's time is over. */
const CLAIMED: readonly { templateNo: string; owner: { accountNo: string; merchantNo: string }; userType: UserType; isOver?: boolean }[] = [
  { templateNo: 'CPT-D1', owner: demoInstaller, userType: UserType.SecondLevel },
  { templateNo: 'CPT-D2', owner: demoInstaller, userType: UserType.SecondLevel },
  { templateNo: 'CPT-D3', owner: demoInstaller, userType: UserType.SecondLevel },
  { templateNo: 'CPT-P2', owner: demoInstaller, userType: UserType.SecondLevel },
  { templateNo: 'CPT-P1', owner: PERSON, userType: UserType.Person },
  { templateNo: 'CPT-D1', owner: demoInstaller, userType: UserType.SecondLevel, isOver: true },
];

/** One that takes off an amount, as an order was paid with it. */
export function demoCouponOf(templateNo: string): { name: string; off: number; isPlatform: boolean } {
  const template = TEMPLATES.find((one) => one.templateNo === templateNo);
  if (template?.benefit.kind !== 'amount') throw new Error(`no coupon of ${templateNo} takes off an amount`);
  return { name: template.name, off: template.benefit.off, isPlatform: template.shopNo === PROVIDER };
}

/** Before the orders that were paid with some of them. */
export async function insertDemoCoupons(db: Db, { now, newId }: { now: number; newId(): string }): Promise<void> {
  const at = new Date(now);
  const dayAt = (days: number) => formatDate(now + days * DAY_MS);
  const [first] = await listFirstCategories(db);
  for (const { templateNo, shopNo, state, days: [from, to] = [-5, 40], isForCategory = false, used = 0, ...fields } of TEMPLATES) {
    const template: CouponTemplateFields = {
      scope: isForCategory && first ? { kind: 'category', categoryIds: [first.id] } : { kind: 'all' },
      stackGroup: shopNo === PROVIDER ? 'platform' : 'shop',
      refundRule: 'returned',
      audience: [],
      claimCode: null,
      totalCount: 100,
      perPerson: 1,
      budget: null,
      claimFrom: dayAt(from),
      claimTo: dayAt(to),
      use: { kind: 'dates', from: dayAt(from), to: dayAt(to + 30) },
      ...fields,
    };
    const columns = await templateColumns(db, template);
    const unreviewed = {
      askedBy: null,
      returnedBy: null,
      returnedTo: null,
      returnReason: '',
      savedBy: '',
      issuedAloneBy: null,
      gmtIssued: null,
      createdBy: '',
    };
    await insertTemplate(db, { templateNo, shopNo, state, ...columns, ...unreviewed, edition: 1, claimedCount: used, gmtCreate: at, gmtModified: at });
  }
  for (const { templateNo, owner, userType, isOver = false } of CLAIMED) {
    const outcome = await takeClaim(db, { ...owner, userType, shopNos: [PROVIDER, SHOP], now: at }, templateNo);
    if (outcome !== 'taken') throw new Error(`coupon ${templateNo} was not claimed`);
    const gmtEnd = new Date(now + (isOver ? -2 : 30) * DAY_MS);
    await insertCoupon(db, {
      couponNo: newId(),
      templateNo,
      ...owner,
      state: isOver ? 'expired' : 'unused',
      gmtBegin: new Date(now - 4 * DAY_MS),
      gmtEnd,
      shopOrderNo: null,
      gmtCreate: at,
      gmtModified: at,
    });
  }
}
