import { shareBaseWords, type DesignLine, type DesignOrder, type OrderFee, type OrderMargin } from '@portal/contract/design-order';
import { SkuType } from '@portal/engines/goods';
import { amountInWords, marginShare, marginShareText } from '@portal/engines/pricing';
import { Checkbox, Money } from '@portal/ui';
import { figureText, formatPercent } from '@portal/units';
import { usePriceLabel } from '../../../../lib/words/price-label.ts';
import { LineMark } from '../../check/components/line-mark.tsx';
import { feeWords } from '../../fees/model/fee-words.ts';
import { groupLines, type LineGroup } from '../../lines/model/group-lines.ts';
import { AtCostNote } from '../../lines/components/at-cost-note.tsx';
import { LossNote } from '../../lines/components/loss-note.tsx';
import { RoundingRule } from '../../lines/components/rounding-rule.tsx';
import { PriceHead } from '../../lines/components/price-head.tsx';
import { nearCategoryOf } from '../../lines/components/line-product.tsx';
import { ChosenLine } from './chosen-line.tsx';
import type { LineChoice } from './use-line-choice.ts';
import './order-lines.css';

interface OrderLinesProps {
  order: DesignOrder;
  /** Shown beside each line; null: not shown. */
  margin?: OrderMargin | null;
  /** Lines can be ticked; null: they cannot. */
  choice?: LineChoice | null;
}

/** All lines of an order in one table: a row for each first category, its lines below it, its fees, and what it all comes to at the end. */
export function OrderLines({ order: { lines, fees, totals }, margin = null, choice = null }: OrderLinesProps) {
  const groups = groupLines(lines);
  // counted through the groups, as in the quotation: a line's own number follows the list, which they part
  const places = new Map(groups.flatMap((group) => group.lines).map(({ id }, index) => [id, index + 1]));
  return (
    <div className={margin === null ? 'p-table do-lines' : 'p-table do-lines do-lines--margin'}>
      <section className="p-table__scroll" aria-label="配单产品">
        <table aria-label="配单产品">
          <thead>
            <tr>
              <th scope="col">序号</th>
              <th scope="col">{choice === null ? '产品' : <ChooseAll lines={lines} choice={choice} />}</th>
              {margin === null && <th scope="col">产品分类</th>}
              <th scope="col" className="p-table__figure">
                <PriceHead of="price" />
              </th>
              <th scope="col" className="p-table__figure">
                折扣率
              </th>
              <th scope="col" className="p-table__figure">
                <PriceHead of="ratePrice" />
              </th>
              {['数量', '小计', ...(margin === null ? [] : ['成本', '毛利', '毛利率'])].map((head) => (
                <th key={head} scope="col" className="p-table__figure">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.title} {...group} places={places} margin={margin} choice={choice} />
          ))}
          {fees.length > 0 && <Fees fees={fees} after={lines.length} totals={totals} more={margin === null ? 0 : 3} />}
          <tfoot>
            <tr>
              <th scope="row" colSpan={margin === null ? 3 : 2}>
                合计 <span className="p-small">{piecesOf(totals)}</span>
                <span className="do-lines__words">大写：{amountInWords(totals.amount)}</span>
                <RoundingRule />
                <AtCostNote lines={lines} />
              </th>
              <td colSpan={margin === null ? 5 : 8} className="p-table__figure">
                {margin !== null && <MarginSum margin={margin} />}
                {margin !== null && <LossNote lines={lines} />}
                {totals.preferential > 0 && (
                  <span className="do-lines__saved">
                    原价合计 <Money yuan={totals.originalAmount} size="small" />
                    优惠 <Money yuan={totals.preferential} size="small" />
                  </span>
                )}
                总价 <Money yuan={totals.amount} size="large" />
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

type LineMargin = OrderMargin['lines'][number];
/** A line that was changed since the margin was read. */
const UNKNOWN = { costAmount: null, margin: null } as const;

function MarginSum({ margin: { costAmount, margin, amount, uncosted } }: { margin: OrderMargin }) {
  return (
    <span className="do-lines__margin">
      成本合计 <Money yuan={costAmount} size="small" />
      毛利 <Money yuan={margin} size="small" />
      毛利率 {marginShareText(marginShare(margin, amount))}
      <span className="p-small">成本 = 客户价 × 数量，不含费用{uncosted > 0 && `；${uncosted} 项产品没有客户价，未计入`}</span>
    </span>
  );
}

/** `after`: how many are counted before them; `more`: columns beside the amount. */
function Fees({ fees, after, totals, more }: { fees: readonly OrderFee[]; after: number; totals: DesignOrder['totals']; more: number }) {
  return (
    <tbody>
      <tr className="do-lines__group">
        <th scope="rowgroup" colSpan={more > 0 ? 6 : 7}>
          产品小计
        </th>
        <td className="p-table__figure">
          <Money yuan={totals.goodsAmount} />
        </td>
        <Blank columns={more} />
      </tr>
      {fees.map((fee, index) => (
        <tr key={`${index} ${fee.name}`} className="do-lines__fee">
          <td className="p-table__phone-hidden do-lines__sort">{after + index + 1}</td>
          <td colSpan={more > 0 ? 5 : 6} className="p-table__phone-title">
            {fee.name} <span className="p-small">{feeWords(fee)}</span>
          </td>
          <td className="p-table__figure p-table__phone-fact" data-label="金额">
            <Money yuan={fee.amount} />
          </td>
          <Blank columns={more} />
        </tr>
      ))}
      <tr className="do-lines__group">
        <th scope="rowgroup" colSpan={more > 0 ? 6 : 7}>
          费用小计 {shareBaseWords(fees) !== '' && <span className="p-small">{shareBaseWords(fees)}</span>}
        </th>
        <td className="p-table__figure">
          <Money yuan={totals.feesAmount} />
        </td>
        <Blank columns={more} />
      </tr>
    </tbody>
  );
}

/** Keeps the line under columns that have nothing to say here. */
const Blank = ({ columns }: { columns: number }) =>
  columns === 0 ? null : (
    <td colSpan={columns} className="p-table__phone-hidden">
      {'\u00A0'}
    </td>
  );

const piecesOf = ({ lineCount, pieceCount }: LineGroup['totals']) => `${lineCount} 种 ${figureText(pieceCount)} 件`;

interface GroupProps extends LineGroup {
  /** Of each line by its id, from 1 through all groups. */
  places: ReadonlyMap<string, number>;
  margin: OrderMargin | null;
  choice: LineChoice | null;
}

function ChooseAll({ lines, choice: { chosen, choose } }: { lines: readonly DesignLine[]; choice: LineChoice }) {
  return (
    <Checkbox
      aria-label="选择全部产品"
      checked={chosen.size === lines.length}
      mixed={chosen.size > 0 && chosen.size < lines.length}
      onChange={({ target }) => {
        choose(
          lines.map(({ skuNo }) => skuNo),
          target.checked,
        );
      }}
    >
      产品
    </Checkbox>
  );
}

function Group({ title, lines, totals, places, margin, choice }: GroupProps) {
  const marginOf = new Map(margin?.lines.map((line) => [line.skuNo, line]));
  return (
    <tbody>
      <tr className="do-lines__group">
        <th scope="rowgroup" colSpan={margin === null ? 7 : 6}>
          {title} <span className="p-small">{piecesOf(totals)}</span>
        </th>
        <td className="p-table__figure">
          <Money yuan={totals.amount} />
        </td>
        <Blank columns={margin === null ? 0 : 3} />
      </tr>
      {lines.map((line) => (
        <LineRow key={line.id} line={line} place={places.get(line.id)} margin={margin && (marginOf.get(line.skuNo) ?? UNKNOWN)} choice={choice} />
      ))}
    </tbody>
  );
}

interface LineRowProps {
  line: DesignLine;
  place: number | undefined;
  margin: Pick<LineMargin, 'costAmount' | 'margin'> | null;
  choice: LineChoice | null;
}

/** Named by its model, so that the check can lead there. What the check says stands where it makes no row higher. */
function LineRow({ line, place, margin, choice }: LineRowProps) {
  const isSoftware = line.skuType === SkuType.Software;
  const priceLabel = usePriceLabel();
  return (
    <tr data-sku={line.skuNo}>
      <td className="p-table__phone-hidden do-lines__sort">{place}</td>
      <td className="p-table__phone-title">
        <ChosenLine line={line} choice={choice} />
        {margin !== null && <LineMark skuNo={line.skuNo} />}
      </td>
      {margin === null && (
        <td className="p-table__phone-fact do-lines__category" data-label="产品分类">
          <span>
            <span title={line.productCategory}>{nearCategoryOf(line)}</span>
            <LineMark skuNo={line.skuNo} />
          </span>
        </td>
      )}
      <td className="p-table__figure p-table__phone-hidden" data-label={priceLabel}>
        <Money yuan={line.price} size="small" freeAtZero={isSoftware} />
      </td>
      <td className="p-table__figure p-table__phone-hidden">{formatPercent(line.rate)}</td>
      <td className="p-table__figure p-table__phone-fact" data-label="折后价">
        <Money yuan={line.ratePrice} size="small" absent="未报价" freeAtZero={isSoftware} />
      </td>
      <td className="p-table__figure p-table__phone-fact" data-label="数量">
        {figureText(line.quantity)} {line.unit}
      </td>
      <td className="p-table__figure p-table__phone-fact" data-label="小计">
        <Money yuan={line.amount} />
      </td>
      {margin !== null && (
        <>
          <td className="p-table__figure p-table__phone-fact" data-label="成本">
            <Money yuan={margin.costAmount} size="small" absent="—" />
          </td>
          <td className="p-table__figure p-table__phone-fact" data-label="毛利">
            <Money yuan={margin.margin} size="small" absent="—" />
          </td>
          <td className="p-table__figure p-table__phone-fact" data-label="毛利率">
            {marginShareText(marginShare(margin.margin, line.amount))}
          </td>
        </>
      )}
    </tr>
  );
}
