import { Icon, Money } from '@portal/ui';
import type { SampleList } from './sample-list.ts';
import './sample-quote.css';

/** The quotation that comes out of the example at the end. */
export function SampleQuote({ sample, brand }: { sample: SampleList; brand: string }) {
  return (
    <div className="h-quote h-step--end">
      <p className="h-quote__head">
        <b>报价单</b>
        <span>{brand}安防工程门户</span>
      </p>
      <p className="h-quote__total">
        <span>合计</span>
        <Money yuan={sample.total} />
      </p>
      <p className="h-quote__words">大写：{sample.totalInWords}</p>
      <p className="h-quote__files">
        <Icon name="file" size={16} />
        PDF 与 Excel 一键导出
      </p>
    </div>
  );
}
