import { feeFormulaWords, paperPrice, quotationCopy, type DesignOrder, unpricedNote } from '@portal/contract/design-order';
import { isFreeSoftware, lineModelOf } from '@portal/engines/goods';
import { amountInWords, pricingCopy } from '@portal/engines/pricing';
import { figureText, formatDate, formatPercent, formatYuan } from '@portal/units';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PaperSigns, PaperTotal, PrintedPaper } from '../../../../lib/parts/printed-paper.tsx';
import { groupLines } from '../../lines/model/group-lines.ts';
import './printed-order.css';

/** What paper shows of an order: the customer's form, in the place of the page, `notes` at its end, and `system` behind it. Drawn when the browser is about to print. */
export function PrintedOrder({ order, isForCustomer, notes, system }: { order: DesignOrder; isForCustomer: boolean; notes?: ReactNode; system?: ReactNode }) {
  const printedAt = usePrintedAt();
  if (printedAt === null) return null;
  return (
    <>
      <CustomerForm order={order} day={formatDate(printedAt)} isForCustomer={isForCustomer} notes={notes} />
      {system}
    </>
  );
}

/** Milliseconds from the moment before the page goes to paper, null else. The drawing has to be there when the event returns. */
function usePrintedAt(): number | null {
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const set = (printing: boolean) => () => flushSync(() => setPrintedAt(printing ? Date.now() : null));
    const paper = window.matchMedia('print');
    window.addEventListener('beforeprint', set(true), { signal: ended.signal });
    window.addEventListener('afterprint', set(false), { signal: ended.signal });
    paper.addEventListener('change', () => set(paper.matches)(), { signal: ended.signal });
    return () => ended.abort();
  }, []);
  return printedAt;
}

const money = (yuan: number): string => formatYuan(yuan).text.slice(1);

/** No purchase price, no rate, no remark and no check: what the quotation as a file says, without what is filled in for it. */
export function CustomerForm({ order, day, isForCustomer, notes }: { order: DesignOrder; day: string; isForCustomer: boolean; notes?: ReactNode }) {
  const unpriced = order.lines.filter(({ ratePrice }) => ratePrice === null).length;
  const groups = groupLines(order.lines);
  // counted through the groups, as in the file
  const places = new Map(groups.flatMap(({ lines }) => lines).map(({ id }, index) => [id, index + 1]));
  return (
    <PrintedPaper
      className="qt-print"
      from={order.companyName || order.contactName}
      title="报价单"
      facts={[
        ['项目名称', order.name],
        ['报价单位', order.companyName || order.contactName],
        ['联系人', order.contactName],
        ['报价日期', day],
        ['价格', isForCustomer ? '' : pricingCopy.notForCustomers],
      ]}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">序号</th>
            <th scope="col">{quotationCopy.productHead}</th>
            <th scope="col">单位</th>
            <th scope="col">数量</th>
            <th scope="col">单价（元）</th>
            <th scope="col">金额（元）</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.title}>
            <tr className="qt-print__group">
              <th colSpan={6} scope="rowgroup">
                {group.title}
              </th>
            </tr>
            {group.lines.map((line) => (
              <tr key={line.id}>
                <td>{places.get(line.id)}</td>
                <td>
                  {line.productName}
                  <small>
                    {line.brandName} {lineModelOf(line)}
                  </small>
                  {line.skuDesc !== '' && <small className="qt-print__soft">{line.skuDesc}</small>}
                </td>
                <td>{line.unit}</td>
                <td>{figureText(line.quantity)}</td>
                <td>{paperPrice(line.ratePrice, isFreeSoftware(line))}</td>
                <td>{line.ratePrice === null ? '—' : money(line.amount)}</td>
              </tr>
            ))}
            <tr className="qt-print__sum">
              <td colSpan={5}>{group.title} 小计</td>
              <td>{money(group.totals.amount)}</td>
            </tr>
          </tbody>
        ))}
        {order.fees.length > 0 && (
          <tbody>
            <tr className="qt-print__sum">
              <td colSpan={5}>产品小计</td>
              <td>{money(order.totals.goodsAmount)}</td>
            </tr>
            <tr className="qt-print__group">
              <th colSpan={6} scope="rowgroup">
                费用
              </th>
            </tr>
            {order.fees.map((fee, index) => (
              <tr key={`${index} ${fee.name}`}>
                <td>{order.lines.length + index + 1}</td>
                <td>
                  {fee.name}
                  {fee.formula.kind === 'percent' && <small className="qt-print__soft">{feeFormulaWords(fee)}</small>}
                </td>
                <td>{fee.unit}</td>
                <td>{figureText(fee.quantity)}</td>
                <td>{fee.formula.kind === 'percent' ? formatPercent(fee.formula.percent) : money(fee.formula.unitPrice)}</td>
                <td>{money(fee.amount)}</td>
              </tr>
            ))}
            <tr className="qt-print__sum">
              <td colSpan={5}>费用小计</td>
              <td>{money(order.totals.feesAmount)}</td>
            </tr>
          </tbody>
        )}
      </table>
      <PaperTotal words={`人民币大写 ${amountInWords(order.totals.amount)}`} sum={`合计 ¥ ${money(order.totals.amount)}`} />
      <p className="qt-print__soft">{pricingCopy.roundingRule}。</p>
      {unpriced > 0 && <p className="qt-print__soft">{unpricedNote(unpriced)}</p>}
      {notes}
      <PaperSigns names={['报价单位（盖章）', quotationCopy.customerSigns]} />
    </PrintedPaper>
  );
}
