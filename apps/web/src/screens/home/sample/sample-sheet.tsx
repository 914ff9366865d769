import { Money } from '@portal/ui';
import { SampleCheck } from './sample-check.tsx';
import { SampleLine } from './sample-line.tsx';
import type { SampleList } from './sample-list.ts';
import { SampleQuote } from './sample-quote.tsx';
import './sample-sheet.css';

/**
 * The list filling up, the check ticking, the quotation coming out: played once by the style sheet alone. Everything stands in its
 * place from the start, so that nothing shifts, and without motion it simply is the finished list. At no moment does a sentence
 * deny the mark beside it: what is cured says by what, and the head counts what was found, not what is left.
 */
export function SampleSheet({ sample, priceLabel, brand }: { sample: SampleList; priceLabel: string; brand: string }) {
  const [camera] = sample.lines;
  return (
    <figure className="h-sample" aria-label="示例清单：从一款摄像机到一份报价">
      <div className="h-sample__list">
        <p className="h-sample__head">
          <b>{camera?.quantity} 路室内监控</b>
          <span>录像保存 {sample.retentionDays} 天</span>
        </p>
        <ul>
          {sample.lines.map((line, place) => (
            <SampleLine key={line.skuNo} line={line} place={place} />
          ))}
        </ul>
        <p className="h-sample__total">
          <span className="h-step--end">
            {sample.lines.length} 种 {sample.pieceCount} 件 · {priceLabel}合计
          </span>
          <span className="h-step--end">
            <Money yuan={sample.total} size="large" />
          </span>
        </p>
      </div>
      <div className="h-sample__side">
        <SampleCheck issues={sample.issues} />
        <SampleQuote sample={sample} brand={brand} />
      </div>
    </figure>
  );
}
