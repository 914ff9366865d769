import { figureText } from '@portal/units';
import { ButtonLink, Icon } from '@portal/ui';
import { SampleSheet } from './sample/sample-sheet.tsx';
import type { SampleList } from './sample/sample-list.ts';
import './hero.css';

const CAN = [
  { icon: 'shield', words: '缺什么、差多少，清单检查直接算出来' },
  { icon: 'eye', words: '登录后按您的身份看客户价与库存' },
  { icon: 'download', words: '随改随存，导出 Excel 与 PDF' },
] as const;

interface HeroProps {
  productCount: number;
  categoryCount: number;
  /** Null: it cannot be shown as it is; the words stand alone. */
  sample: SampleList | null;
  priceLabel: string;
  brand: string;
}

/** What one can do here, shown on a list of real products with the prices of who is looking. */
export function Hero({ productCount, categoryCount, sample, priceLabel, brand }: HeroProps) {
  return (
    <section className={sample ? 'h-hero' : 'h-hero h-hero--words'} aria-labelledby="hero">
      <div className="h-hero__words">
        <h2 id="hero" className="h-hero__title">
          从选型到报价，一张清单做完
        </h2>
        <p>
          {productCount > 0 && `${categoryCount} 大类、${figureText(productCount)} 个产品系列。`}
          放进一款摄像机，录像机、硬盘、交换机和网线要配多少，清单告诉您。
        </p>
        <div className="p-row">
          <ButtonLink kind="primary" size="large" href="/tool/designOrder/selection">
            开始选型
          </ButtonLink>
          <ButtonLink kind="quiet" size="large" href="/tool/sceneSelect">
            智能配单工具
          </ButtonLink>
        </div>
        <ul className="h-hero__can">
          {CAN.map(({ icon, words }) => (
            <li key={words}>
              <Icon name={icon} />
              {words}
            </li>
          ))}
        </ul>
      </div>
      {sample && <SampleSheet sample={sample} priceLabel={priceLabel} brand={brand} />}
    </section>
  );
}
