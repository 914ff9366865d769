/** What is said of a quotation, by pages, on paper and by the server. */
import { priceInWords } from '@portal/engines/pricing';
import { VALIDITY_DAYS_MAX } from './limits.ts';

/** Lines of which a sentence says the models; more are counted. */
const NAMED = 3;

export const quotationCopy = {
  customerRequired: '请填写客户名称',
  phone: '请填写正确的电话，例如 13800000000 或 0571-88888888',
  headChanged: (fields: string) => `报价信息已在其他窗口修改（${fields}），本页内容尚未保存；再次保存将以本页为准`,
  validity: `有效期应为 1 到 ${VALIDITY_DAYS_MAX} 天的整数`,
  nothing: '配单里没有产品，先添加产品再导出报价',
  /** Of lines that ask no more than they cost, before a customer reads them. */
  atCost: (models: readonly string[]) =>
    `${models.slice(0, NAMED).join('、')}${models.length > NAMED ? ` 等 ${models.length} 种产品` : ' '}的报价不高于您的成本，客户将看到您订货的价格。可先到编辑页用「批量修改折扣率」或「整单调价」加价。`,
  atCostMeant: '按成本报价',
  atCostRequired: '请先加价，或勾选「按成本报价」后继续',
  termsPreset: '预设条款（系统默认，或沿用您上一份报价），客户会据此接受报价。请逐条核对，可直接修改。',
  termsRead: '条款已核对，可以交给客户',
  termsUnread: '请先核对条款，再勾选「条款已核对，可以交给客户」',
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

/** The price of a piece on paper, in yuan without its sign. `isFree`: software that costs nothing; what is asked for it all the same is said. */
export const paperPrice = (price: number | null, isFree: boolean): string => (isFree && price === 0 ? '免费' : priceInWords(price).replace('¥', ''));

/** Said under the total while something has no price. */
export const unpricedNote = (count: number): string => `${count} 项产品暂无价格，未计入合计，价格另行确认。`;
