/** All there is of an order: what a version keeps, what two of them are told apart by, what a restore writes. */
import { feeFormulaWords, type FeeDraft, type QuotationHead, type VersionLine } from '@portal/contract/design-order';
import type { ListContent, PlainFact } from '@portal/engines/pricing';
import { ownerOf, type Asking } from '../../../platform/http/context.ts';
import type { OrderRow } from '../lines/store.ts';
import { findQuotation } from '../quotation/store.ts';
import { listOrderLines, type DesignOrderLineRow, type OrderWords } from '../quotes/store.ts';

export interface OrderContent {
  lines: VersionLine[];
  /** Absent in versions from before there were fees. */
  fees?: FeeDraft[];
  head: OrderWords;
  /** Words of the quotation; null where nothing was quoted yet. */
  quotation: QuotationHead | null;
}

/** The one place that knows what belongs to an order: whatever is added to one is added here. The order is the caller's own. */
export async function contentOf(ctx: Asking, { id, name, sceneId, sceneName, remark, customer, fees }: OrderRow): Promise<OrderContent> {
  const rows = await listOrderLines(ctx.db, id);
  const quotation = (await findQuotation(ctx.db, ownerOf(ctx.caller), id))?.head ?? null;
  return { lines: rows.map(versionLine), fees, head: { name, sceneId, sceneName, remark, customer }, quotation };
}

/** The same as it is compared: the words of the whole by field. */
export function comparedOf({ lines, fees = [], head, quotation }: OrderContent): ListContent<VersionLine> {
  const { name, sceneName, remark, customer } = head;
  const ofCustomer = Object.entries(customer ?? {}).flatMap(([field, text]): [string, PlainFact][] => (text === '' ? [] : [[field, text]]));
  const ofQuotation = Object.entries(quotation ?? {}).map(([field, fact]): [string, PlainFact] => [`quotation.${field}`, fact]);
  return { lines, head: { name, sceneName, remark, fees: feesWords(fees), ...Object.fromEntries([...ofCustomer, ...ofQuotation]) } };
}

/** Name and formula of each: fees that differ in anything read differently. '' for none. */
const feesWords = (fees: readonly FeeDraft[]): string => fees.map((fee) => `${fee.name} ${feeFormulaWords(fee)}`).join('；');

/** Places follow from the order of the lines, and ids are those of the order when it is restored. */
const versionLine = ({ id: _id, designOrderId: _order, sort: _sort, ...line }: DesignOrderLineRow): VersionLine => line;
