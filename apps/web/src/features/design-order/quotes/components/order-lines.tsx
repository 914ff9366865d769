import type { DesignLine, DesignOrder } from '@portal/contract/design-order';
import { SkuType } from '@portal/engines/goods';
import { amountInWords } from '@portal/engines/pricing';
import { Money } from '@portal/ui';
import { formatPercent } from '@portal/units';
import { usePriceLabel } from '../../../../lib/price-label.ts';
import { LineMark } from '../../check/components/line-mark.tsx';
import { groupLines, type LineGroup } from '../../lines/model/group-lines.ts';
import { LineProduct, nearCategoryOf } from '../../lines/components/line-product.tsx';
import './order-lines.css';

/** All lines of an order in one table: a row for each first category, its lines below it, and what it all comes to at the end. */
export function OrderLines({ order: { lines, totals } }: { order: DesignOrder }) {
  const priceLabel = usePriceLabel();
  return (
    <div className="p-table do-lines">
      <section className="p-table__scroll" aria-label="配单产品">
        <table aria-label="配单产品">
          <thead>
            <tr>
              <th scope="col">序号</th>
              <th scope="col">产品</th>
              <th scope="col">产品分类</th>
              {[priceLabel, '折扣率', '折后价', '数量', '小计'].map((head) => (
                <th key={head} scope="col" className="p-table__figure">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {groupLines(lines).map((group) => (
            <Group key={group.title} {...group} />
          ))}
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                合计 <span className="p-small">{piecesOf(totals)}</span>
                <span className="do-lines__words">大写：{amountInWords(totals.amount)}</span>
              </th>
              <td colSpan={5} className="p-table__figure">
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

const piecesOf = ({ lineCount, pieceCount }: LineGroup['totals']) => `${lineCount} 种 ${pieceCount.toLocaleString('en-US')} 件`;

function Group({ title, lines, totals }: LineGroup) {
  return (
    <tbody>
      <tr className="do-lines__group">
        <th scope="rowgroup" colSpan={7}>
          {title} <span className="p-small">{piecesOf(totals)}</span>
        </th>
        <td className="p-table__figure">
          <Money yuan={totals.amount} />
        </td>
      </tr>
      {lines.map((line) => (
        <LineRow key={line.id} line={line} />
      ))}
    </tbody>
  );
}

/** Named by its model, so that the check can lead there. What the check says stands where it makes no row higher. */
function LineRow({ line }: { line: DesignLine }) {
  const isSoftware = line.skuType === SkuType.Software;
  const priceLabel = usePriceLabel();
  return (
    <tr data-sku={line.skuNo}>
      <td className="p-table__phone-hidden do-lines__sort">{line.sort}</td>
      <td className="p-table__phone-title">
        <LineProduct line={line} />
      </td>
      <td className="p-table__phone-fact do-lines__category" data-label="产品分类">
        <span>
          <span title={line.productCategory}>{nearCategoryOf(line)}</span>
          <LineMark skuNo={line.skuNo} />
        </span>
      </td>
      <td className="p-table__figure p-table__phone-hidden" data-label={priceLabel}>
        <Money yuan={line.price} size="small" freeAtZero={isSoftware} />
      </td>
      <td className="p-table__figure p-table__phone-hidden">{formatPercent(line.rate)}</td>
      <td className="p-table__figure p-table__phone-fact" data-label="折后价">
        <Money yuan={line.ratePrice} size="small" absent="未报价" freeAtZero={isSoftware} />
      </td>
      <td className="p-table__figure p-table__phone-fact" data-label="数量">
        {line.quantity.toLocaleString('en-US')} {line.unit}
      </td>
      <td className="p-table__figure p-table__phone-fact" data-label="小计">
        <Money yuan={line.amount} />
      </td>
    </tr>
  );
}
