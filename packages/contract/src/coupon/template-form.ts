/** The form a template is written on, the same for dealers and on the console: its fields as data, what is typed, and what becomes of it. */
import { identityName } from '@portal/engines/access';
import { parseQuantity, typedYuan, yuanDigits } from '@portal/units';
import { dayDoubt } from '../core/day-doubt.ts';
import { couponGroupNames, couponRefundRuleNames } from './copy.ts';
import { COUPON_AUDIENCE, COUPON_CODE_MAX, COUPON_NAME_MAX } from './limits.ts';
import type { CouponTemplateFields } from './shapes.ts';

const EMPTY = {
  name: '',
  benefitKind: 'amount',
  threshold: '',
  off: '',
  payPercent: '',
  offMax: '',
  scopeKind: 'all',
  categoryIds: '',
  skuModels: '',
  stackGroup: 'shop',
  refundRule: 'returned',
  audience: '',
  claimCode: '',
  totalCount: '',
  perPerson: '1',
  budget: '',
  claimFrom: '',
  claimTo: '',
  useKind: 'days',
  useDays: '30',
  useFrom: '',
  useTo: '',
};
/** What is typed, several choices with commas between them. */
export type TypedTemplate = typeof EMPTY;
export type TemplateField = keyof TypedTemplate;

interface TemplateFieldPlan {
  key: TemplateField;
  label: string;
  hint?: string;
  kind: 'text' | 'area' | 'money' | 'whole' | 'date' | 'choice' | 'several';
  isRequired?: boolean;
  max?: number;
  after?: string;
  /** Of a choice; of categories the page knows them. */
  options?: readonly { value: string; label: string }[];
  isShown?: (typed: TypedTemplate) => boolean;
}

/** Under which heading they stand. */
const templateForm: readonly { title: string; fields: readonly TemplateFieldPlan[] }[] = [
  {
    title: '优惠内容',
    fields: [
      { key: 'name', label: '优惠券名称', kind: 'text', isRequired: true, max: COUPON_NAME_MAX, hint: '买家看到的名称，例如 满 1000 减 100' },
      {
        key: 'benefitKind',
        label: '优惠方式',
        kind: 'choice',
        options: [
          { value: 'amount', label: '满减券' },
          { value: 'percent', label: '折扣券' },
        ],
      },
      { key: 'threshold', label: '使用门槛', kind: 'money', isRequired: true, hint: '适用商品满多少元可用，0 为无门槛' },
      { key: 'off', label: '减免金额', kind: 'money', isRequired: true, isShown: ({ benefitKind }) => benefitKind === 'amount' },
      {
        key: 'payPercent',
        label: '按原价的',
        kind: 'whole',
        isRequired: true,
        after: '%',
        hint: '85 为 8.5 折，90 为 9 折',
        isShown: ({ benefitKind }) => benefitKind === 'percent',
      },
      { key: 'offMax', label: '最高减免', kind: 'money', hint: '留空为不限', isShown: ({ benefitKind }) => benefitKind === 'percent' },
    ],
  },
  {
    title: '适用范围',
    fields: [
      {
        key: 'scopeKind',
        label: '适用商品',
        kind: 'choice',
        options: [
          { value: 'all', label: '全部商品' },
          { value: 'category', label: '指定分类' },
          { value: 'product', label: '指定型号' },
        ],
      },
      { key: 'categoryIds', label: '适用分类', kind: 'several', isRequired: true, isShown: ({ scopeKind }) => scopeKind === 'category' },
      { key: 'skuModels', label: '适用型号', kind: 'area', isRequired: true, hint: '每行一个型号', isShown: ({ scopeKind }) => scopeKind === 'product' },
      {
        key: 'stackGroup',
        label: '叠加规则',
        kind: 'choice',
        hint: '同组每单限用一张，不同组可以同用',
        options: [...Object.entries(couponGroupNames).map(([value, label]) => ({ value, label })), { value: '', label: '不可与其他券同用' }],
      },
    ],
  },
  {
    title: '领取与使用',
    fields: [
      { key: 'totalCount', label: '发放总量', kind: 'whole', isRequired: true, after: '张' },
      { key: 'perPerson', label: '每人限领', kind: 'whole', isRequired: true, after: '张' },
      { key: 'budget', label: '预算上限', kind: 'money', hint: '按每张最高减免计算，留空为不限' },
      { key: 'claimCode', label: '领取口令', kind: 'text', max: COUPON_CODE_MAX, hint: '4 到 20 位字母或数字；留空为公开领取' },
      { key: 'claimFrom', label: '领取开始', kind: 'date', isRequired: true },
      { key: 'claimTo', label: '领取结束', kind: 'date', isRequired: true, hint: '当日仍可领取' },
      {
        key: 'useKind',
        label: '使用期限',
        kind: 'choice',
        options: [
          { value: 'days', label: '领取后若干天' },
          { value: 'dates', label: '固定日期' },
        ],
      },
      { key: 'useDays', label: '有效天数', kind: 'whole', isRequired: true, after: '天', isShown: ({ useKind }) => useKind === 'days' },
      { key: 'useFrom', label: '使用开始', kind: 'date', isRequired: true, isShown: ({ useKind }) => useKind === 'dates' },
      { key: 'useTo', label: '使用结束', kind: 'date', isRequired: true, hint: '当日仍可使用', isShown: ({ useKind }) => useKind === 'dates' },
      {
        key: 'refundRule',
        label: '付款后退款',
        kind: 'choice',
        hint: '买家取消或全部退款时；未付款或未接单而关闭的总是退回',
        options: Object.entries(couponRefundRuleNames).map(([value, label]) => ({ value, label })),
      },
      {
        key: 'audience',
        label: '领取对象',
        kind: 'several',
        hint: '不选为所有可下单的账号',
        options: COUPON_AUDIENCE.map((type) => ({ value: String(type), label: identityName(type) })),
      },
    ],
  },
];

/** The form as it stands for what is typed, with the categories there are. */
export const shownTemplateForm = (typed: TypedTemplate, { categories, now }: { categories: readonly { id: number; name: string }[]; now: number }) =>
  templateForm.map(({ title, fields }) => ({
    title,
    fields: fields
      .filter(({ isShown }) => isShown?.(typed) ?? true)
      .map(({ isShown: _shown, ...plan }) => ({
        ...plan,
        hint: fieldHintOf(plan, typed, now),
        ...(plan.key === 'categoryIds' ? { options: categories.map(({ id, name }) => ({ value: String(id), label: name })) } : {}),
      })),
  }));

/** What stands at a field: what is asked about a day that may be a slip, else its hint. */
function fieldHintOf({ key, kind, hint }: Pick<TemplateFieldPlan, 'key' | 'kind' | 'hint'>, typed: TypedTemplate, now: number): string | undefined {
  return (kind === 'date' && dayDoubt(typed[key], now)) || hint;
}

const severalOf = (typed: string): string[] => typed.split(',').filter((one) => one !== '');

/** A template as it would be typed; an empty form without one. `stackGroup`: what a new one begins with. */
export function typedTemplateOf(template: CouponTemplateFields | null, stackGroup: string): TypedTemplate {
  if (template === null) return { ...EMPTY, stackGroup };
  const { benefit, scope, use, budget } = template;
  return {
    name: template.name,
    benefitKind: benefit.kind,
    threshold: yuanDigits(template.threshold),
    off: benefit.kind === 'amount' ? yuanDigits(benefit.off) : '',
    payPercent: benefit.kind === 'percent' ? String(benefit.payPercent) : '',
    offMax: benefit.kind === 'percent' && benefit.offMax !== null ? yuanDigits(benefit.offMax) : '',
    scopeKind: scope.kind,
    categoryIds: scope.kind === 'category' ? scope.categoryIds.join(',') : '',
    skuModels: scope.kind === 'product' ? scope.skuModels.join('\n') : '',
    stackGroup: template.stackGroup ?? '',
    refundRule: template.refundRule,
    audience: template.audience.join(','),
    claimCode: template.claimCode ?? '',
    totalCount: String(template.totalCount),
    perPerson: String(template.perPerson),
    budget: budget === null ? '' : yuanDigits(budget),
    claimFrom: template.claimFrom,
    claimTo: template.claimTo,
    useKind: use.kind,
    useDays: use.kind === 'days' ? String(use.days) : EMPTY.useDays,
    useFrom: use.kind === 'dates' ? use.from : '',
    useTo: use.kind === 'dates' ? use.to : '',
  };
}

type Errors = Readonly<Partial<Record<TemplateField, string>>>;

/** What is typed as a template, or what is wrong at which field. */
export async function readTypedTemplate(typed: TypedTemplate): Promise<{ template: CouponTemplateFields } | { errors: Errors }> {
  // the shapes load when a form is handed in
  const { CouponTemplateFields: Fields } = await import('./shapes.ts');
  const orNone = (text: string) => (text.trim() === '' ? null : (typedYuan(text) ?? Number.NaN));
  const whole = (text: string) => parseQuantity(text) ?? Number.NaN;
  const money = (text: string) => typedYuan(text) ?? Number.NaN;
  const outcome = Fields.safeParse({
    name: typed.name,
    threshold: money(typed.threshold),
    benefit:
      typed.benefitKind === 'amount'
        ? { kind: 'amount', off: money(typed.off) }
        : { kind: 'percent', payPercent: whole(typed.payPercent), offMax: orNone(typed.offMax) },
    scope: scopeOf(typed),
    stackGroup: typed.stackGroup === '' ? null : typed.stackGroup,
    refundRule: typed.refundRule,
    audience: severalOf(typed.audience).map(Number),
    claimCode: typed.claimCode.trim() === '' ? null : typed.claimCode,
    totalCount: whole(typed.totalCount),
    perPerson: whole(typed.perPerson),
    budget: orNone(typed.budget),
    claimFrom: typed.claimFrom,
    claimTo: typed.claimTo,
    use: typed.useKind === 'days' ? { kind: 'days', days: whole(typed.useDays) } : { kind: 'dates', from: typed.useFrom, to: typed.useTo },
  });
  if (outcome.success) return { template: outcome.data };
  return { errors: templateErrorsOf(Object.fromEntries(outcome.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message])), typed) };
}

function scopeOf({ scopeKind, categoryIds, skuModels }: TypedTemplate) {
  if (scopeKind === 'category') return { kind: 'category', categoryIds: severalOf(categoryIds).map(Number) };
  if (scopeKind !== 'product') return { kind: 'all' };
  const models = skuModels.split(/[\n,，;；]/).map((model) => model.trim());
  return { kind: 'product', skuModels: models.filter((model) => model !== '') };
}

/** Words at the fields they are about, of paths as the server names them. */
export function templateErrorsOf(fields: Readonly<Record<string, string>>, typed: TypedTemplate): Errors {
  const errors: Partial<Record<TemplateField, string>> = {};
  for (const [path, words] of Object.entries(fields)) {
    const [first = '', second = ''] = path.replace(/^template\./, '').split('.');
    const field = fieldAt(first, second, typed);
    if (field !== null) errors[field] = words;
  }
  return errors;
}

function fieldAt(first: string, second: string, { benefitKind, scopeKind, useKind }: TypedTemplate): TemplateField | null {
  if (first === 'benefit') return second === 'offMax' || second === 'payPercent' ? second : benefitKind === 'amount' ? 'off' : 'payPercent';
  if (first === 'scope') return scopeKind === 'category' ? 'categoryIds' : 'skuModels';
  if (first === 'use') return useKind === 'days' ? 'useDays' : second === 'from' ? 'useFrom' : 'useTo';
  return Object.hasOwn(EMPTY, first) ? (first as TemplateField) : null;
}

/** A form that was kept while it was written, as far as it still has all fields; null: it is none. */
export const readKeptTemplate = (kept: unknown): TypedTemplate | null =>
  typeof kept === 'object' && kept !== null && Object.keys(EMPTY).every((field) => typeof (kept as Record<string, unknown>)[field] === 'string')
    ? (kept as TypedTemplate)
    : null;
