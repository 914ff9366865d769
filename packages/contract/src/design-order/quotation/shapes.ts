/** What stands on an order's quotation beside its lines: to whom, from whom, how long, on what terms. */
import { z } from 'zod';
import { plainText } from '../../core/fields.ts';
import { isVisible } from '../../core/seen-text.ts';
import { QUOTATION_CONTACT_MAX, QUOTATION_NAME_MAX, QUOTATION_NOTES_MAX, QUOTATION_TERM_MAX, VALIDITY_DAYS_MAX } from './limits.ts';

export const quotationCopy = {
  customerRequired: '请填写客户名称',
  phone: '请填写正确的电话，例如 13800000000 或 0571-88888888',
  headChanged: (fields: string) => `报价信息已在其他窗口修改（${fields}），本页内容尚未保存；再次保存将以本页为准`,
  validity: `有效期应为 1 到 ${VALIDITY_DAYS_MAX} 天的整数`,
  nothing: '配单里没有产品，先添加产品再导出报价',
  /** Of lines that ask no more than they cost, before a customer reads them. */
  atCost: (count: number, of: number) =>
    `${count === of ? '' : `${count} 种产品的`}报价不高于您的进货价，客户将看到您的进货价。可先到编辑页用「批量修改折扣率」或「整单调价」加价。`,
  atCostMeant: '按进货价报价',
  atCostRequired: '请先加价，或勾选「按进货价报价」后继续',
  /** Heads of the customer's form, on paper, in the file and printed from the page. */
  productHead: '产品 / 品牌型号 / 参数',
  customerSigns: '客户确认（签字 / 盖章）',
  slow: '文件 40 秒内没有生成完，请稍后再试；产品很多时可先导出 Excel',
} as const;

/** Words said once for all customers of a quotation; the last ones used are the next ones offered. */
export const quotationTerms = {
  payment: '合同签订后付 30%，到货付 60%，验收合格后付清余款',
  delivery: '合同生效后 7 个工作日内发货，运至项目所在地',
  warranty: '按厂家质保政策执行，质保期内免费维修',
  taxText: '含 13% 增值税专用发票',
} as const;

/** Text of a paper: lines end in `\n`, and what cannot be seen is ''. */
const printed = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .pipe(plainText(max))
    .transform((text) => (isVisible(text) ? text : ''));
const line = (max: number) => printed(max).transform((text) => text.replace(/\s*\n\s*/g, ' '));
const isPhone = (text: string): boolean => /^\+?[\d ()（）-]{5,20}$/.test(text) && text.replace(/\D/g, '').length >= 5;
/** A number as it is printed, with an extension or a country where there is one; '' for none. */
export const paperPhone = line(QUOTATION_CONTACT_MAX).refine((text) => text === '' || isPhone(text), { error: quotationCopy.phone });

export const QuotationHead = z.strictObject({
  projectName: line(QUOTATION_NAME_MAX),
  customerName: line(QUOTATION_NAME_MAX).refine((text) => text !== '', { error: quotationCopy.customerRequired }),
  customerContact: line(QUOTATION_CONTACT_MAX),
  customerPhone: paperPhone,
  /** Who answers for the quoting company. */
  contactName: line(QUOTATION_CONTACT_MAX),
  contactPhone: paperPhone,
  validityDays: z.int({ error: quotationCopy.validity }).min(1, { error: quotationCopy.validity }).max(VALIDITY_DAYS_MAX, { error: quotationCopy.validity }),
  payment: line(QUOTATION_TERM_MAX),
  delivery: line(QUOTATION_TERM_MAX),
  warranty: line(QUOTATION_TERM_MAX),
  taxIncluded: z.boolean(),
  /** Said where tax is included: rate and kind of invoice. */
  taxText: line(QUOTATION_NAME_MAX),
  notes: printed(QUOTATION_NOTES_MAX),
});
export type QuotationHead = z.infer<typeof QuotationHead>;

export const Quotation = z.strictObject({
  /** `BJ20261122-7K3M`, from the second version on with `-V2`: the customer's name for this offer. Stays while lines and prices do. */
  number: z.string(),
  /** Days, YYYY-MM-DD in Asia/Shanghai. */
  day: z.string(),
  validUntil: z.string(),
  /** As last saved; what is offered first where nothing was saved yet, then without a customer. */
  head: z.strictObject({
    projectName: z.string(),
    customerName: z.string(),
    customerContact: z.string(),
    customerPhone: z.string(),
    contactName: z.string(),
    contactPhone: z.string(),
    validityDays: z.int().max(VALIDITY_DAYS_MAX),
    payment: z.string(),
    delivery: z.string(),
    warranty: z.string(),
    taxIncluded: z.boolean(),
    taxText: z.string(),
    notes: z.string(),
  }),
  isSaved: z.boolean(),
  companyName: z.string(),
  /** Address of the own enterprise's sign; null: its name is written instead. */
  logoUrl: z.string().nullable(),
  mayChangeLogo: z.boolean(),
  /** How many of its lines ask no more than they cost whoever quotes; null for those who see no cost (PRICE-38). */
  atCost: z.strictObject({ count: z.int().min(0), of: z.int().min(0) }).nullable(),
});
export type Quotation = z.infer<typeof Quotation>;

/** customer: what leaves the house. internal: with purchase price and margin. */
export const QuotationKind = z.enum(['customer', 'internal']);
export type QuotationKind = z.infer<typeof QuotationKind>;
