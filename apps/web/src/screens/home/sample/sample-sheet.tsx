import { ProductPicture } from '../../../features/catalog/index.ts';
import { Anchor, Code, Icon, Money } from '@portal/ui';
import './sample.css';
import type { SampleList } from './sample-list.ts';

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
          {sample.lines.map(({ skuNo, href, name, model, facts, picture, quantity, price, amount }, place) => (
            <li key={skuNo} className={`h-line h-step--${place}`}>
              <ProductPicture src={picture} size={40} isFirst />
              <span className="h-line__what">
                <Anchor href={href}>{name}</Anchor>
                <span>
                  <Code copy={false}>{model}</Code>
                  {facts}
                </span>
              </span>
              <span className="h-line__money">
                <Money yuan={amount} />
                <span>
                  <Money yuan={price} size="small" /> × {quantity}
                </span>
              </span>
            </li>
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
        <div className="h-check">
          <p className="h-sample__head">
            <b>清单检查</b>
            <span className="h-swap">
              <span className="h-swap__before">发现 {sample.issues.length} 项</span>
              <span className="h-swap__after h-step--end">
                <Icon name="success" size={16} />
                通过
              </span>
            </span>
          </p>
          <ul>
            {sample.issues.map(({ text, done, cure }) => (
              <li key={text} className={`h-issue h-step--${cure}`}>
                <span className="h-issue__before">
                  <Icon name="warning" size={16} />
                  {text}
                </span>
                <span className="h-issue__after">
                  <Icon name="success" size={16} />
                  {done}
                </span>
              </li>
            ))}
          </ul>
        </div>
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
      </div>
    </figure>
  );
}
