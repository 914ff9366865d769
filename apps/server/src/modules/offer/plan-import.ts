/** What a file would do to a dealer's offers: pure, so that trying it and doing it are one reckoning. */
import { OFFER_LEAD_DAYS_MAX, OFFER_STOCK_MAX, offerCopy as copy } from '@portal/contract/offer';
import type { ImportFault } from '@portal/contract/private-product';
import { readPrivatePrice } from '@portal/engines/goods';
import { normaliseDigits } from '@portal/units';
import type { CellValue, SheetRow } from '../../platform/sheet/read-sheet.ts';
import { headerTexts, modelKeyOf } from '../catalog/index.ts';
import type { StoredOfferFields } from '../price/index.ts';
import { COLUMNS, SPARE_COLUMNS, type ColumnName } from './sheet-columns.ts';

export interface OfferImportPlan {
  added: StoredOfferFields[];
  changed: StoredOfferFields[];
  unchanged: number;
  faults: ImportFault[];
}

/** What of the file is known by then. */
export interface Known {
  /** Models that can be had, by key. */
  skuNos: ReadonlyMap<string, string>;
  /** The dealer's offers, by model. */
  present: ReadonlyMap<string, Omit<StoredOfferFields, 'skuNo'>>;
}

const textOf = (cell: CellValue | undefined): string => {
  if (cell === null || cell === undefined || typeof cell === 'object') return '';
  // binary dust of a spreadsheet's arithmetic is not a third decimal
  return (typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : String(cell)).trim();
};
const headOf = (cell: CellValue): string => textOf(cell).normalize('NFKC').replace(/[\s*]/g, '');

/** Keys of the models that a file names; to be asked before it is planned. */
export function keysIn([head, ...body]: readonly SheetRow[]): string[] {
  const place = head?.cells.findIndex((cell) => headOf(cell) === COLUMNS.skuModel.header) ?? -1;
  return place === -1 ? [] : [...new Set(body.map(({ cells }) => modelKeyOf(textOf(cells[place]))).filter((key) => key !== ''))];
}

function placesIn(head: SheetRow | undefined, faults: ImportFault[]): Map<ColumnName, number> {
  const places = new Map<ColumnName, number>();
  if (!head) {
    faults.push({ row: 0, column: '', text: '文件里没有数据' });
    return places;
  }
  const known = new Map(Object.entries(COLUMNS).map(([name, { header }]) => [header as string, name as ColumnName]));
  for (const [place, cell] of head.cells.entries()) {
    const title = headOf(cell);
    const name = known.get(title);
    if (title === '') continue;
    if (name === undefined) faults.push({ row: head.number, column: title.slice(0, 50), text: copy.headUnknown });
    else if (places.has(name)) faults.push({ row: head.number, column: title, text: '表头重复' });
    else places.set(name, place);
  }
  for (const [name, { header }] of Object.entries(COLUMNS))
    if (!SPARE_COLUMNS.has(name) && !places.has(name as ColumnName)) faults.push({ row: head.number, column: header, text: headerTexts.missing });
  return places;
}

/** A row whose three figures are empty says nothing and is passed over: models that are not offered stand in an export, too. */
export function planImport(rows: readonly SheetRow[], { skuNos, present }: Known): OfferImportPlan {
  const [head, ...body] = rows;
  const plan: OfferImportPlan = { added: [], changed: [], unchanged: 0, faults: [] };
  const places = placesIn(head, plan.faults);
  if (plan.faults.length > 0) return plan;
  const seen = new Map<string, number>();
  for (const { number, cells } of body) {
    const at = (name: ColumnName): string => textOf(cells[places.get(name) ?? -1]);
    if (at('price') === '' && at('stockTotal') === '' && at('leadDays') === '') continue;
    let isWhole = true;
    const fault = (name: ColumnName, text: string): void => {
      isWhole = false;
      plan.faults.push({ row: number, column: COLUMNS[name].header, text });
    };
    const key = modelKeyOf(at('skuModel'));
    const skuNo = skuNos.get(key);
    if (key === '') fault('skuModel', copy.modelMissing);
    else if (skuNo === undefined) fault('skuModel', copy.modelUnknown);
    else if (seen.has(skuNo)) fault('skuModel', `与第 ${seen.get(skuNo)} 行型号相同`);
    else seen.set(skuNo, number);
    const price = readPrivatePrice(at('price'));
    if (!price.ok) fault('price', copy.price[price.problem]);
    const before = skuNo === undefined ? undefined : present.get(skuNo);
    const stockTotal = stockOf(wholeOf(at('stockTotal'), OFFER_STOCK_MAX), wholeOf(at('stockSeen'), OFFER_STOCK_MAX), before?.stockTotal);
    if (stockTotal === null) fault('stockTotal', at('stockTotal') === '' ? copy.stockMissing : copy.stock);
    else if (typeof stockTotal === 'string') fault('stockTotal', stockTotal);
    const leadDays = wholeOf(at('leadDays'), OFFER_LEAD_DAYS_MAX);
    if (leadDays === null) fault('leadDays', at('leadDays') === '' ? copy.leadDaysMissing : copy.leadDays);
    if (!isWhole || skuNo === undefined || !price.ok || typeof stockTotal !== 'number' || leadDays === null) continue;
    const offer = { skuNo, price: price.price, stockTotal, leadDays };
    if (!before) plan.added.push(offer);
    else if (before.price === offer.price && before.stockTotal === stockTotal && before.leadDays === leadDays) plan.unchanged++;
    else plan.changed.push(offer);
  }
  if (plan.added.length + plan.changed.length + plan.unchanged + plan.faults.length === 0)
    plan.faults.push({ row: 0, column: '', text: '文件里没有填写报价的产品' });
  return plan;
}

/**
 * The stock a row means: what stands there by now where the sheet left it as it was written, orders having taken of it since; a sentence
 * where it was changed in the sheet and by orders both; null where it is no stock.
 */
function stockOf(wanted: number | null, seen: number | null, now: number | undefined): number | string | null {
  if (wanted === null || seen === null || now === undefined || seen === now) return wanted;
  return wanted === seen ? now : copy.stockMoved(seen, now);
}

function wholeOf(text: string, max: number): number | null {
  const digits = normaliseDigits(text).replace(/,/g, '').trim();
  if (!/^\d{1,9}$/.test(digits)) return null;
  return Number(digits) <= max ? Number(digits) : null;
}
