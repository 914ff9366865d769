import type { Quotation } from '@portal/contract/design-order';
import { Notice } from '@portal/ui';
import { formatPercent } from '@portal/units';
import { taxRatesApart } from '../model/tax-rates.ts';

interface TaxNoteProps {
  quotation: Quotation;
  /** As it is to be: while it is written, or as it was saved. */
  head: Pick<Quotation['head'], 'taxIncluded' | 'taxText'>;
}

/** Before a quotation leaves: its fees and its terms name different rates of tax. */
export function TaxNote({ quotation, head }: TaxNoteProps) {
  const apart = taxRatesApart(quotation.taxRates, head);
  if (apart === null) return null;
  const words = (rates: readonly number[]) => rates.map((rate) => formatPercent(rate)).join('、');
  return (
    <div className="qt-part__wide">
      <Notice tone="warning">
        费用中的税费为 {words(apart.fees)}，条款写的是 {words(apart.terms)}，请核对后再交给客户
      </Notice>
    </div>
  );
}
