import { Anchor, Icon } from '@portal/ui';

const DEEDS = [
  { title: '选产品', words: '按分类、参数、库存筛选，同系列型号并排比较', href: '/product', picture: '/pictures/dome.svg', action: '去选产品' },
  {
    title: '配清单',
    words: '数量、折扣率、折后价随手改，总价即时算好',
    href: '/tool/designOrder/selection',
    picture: '/pictures/nvr-2u.svg',
    action: '开始配单',
  },
  { title: '出报价', words: '一键生成配单，导出 Excel 与 PDF 报价单', href: '/tool/designOrder', picture: '/pictures/workstation.svg', action: '我的配单' },
] as const;

/** What one can do here, as three deeds that lead there. */
export function Hero({ productCount, categoryCount }: { productCount: number; categoryCount: number }) {
  return (
    <section className="h-hero" aria-labelledby="hero">
      <div>
        <h2 id="hero" className="h-hero__title">
          从选型到报价，一张清单做完
        </h2>
        <p className="h-hero__words">
          {categoryCount} 大类、{productCount.toLocaleString('en-US')} 个产品系列，参数和价格都在型号上。
        </p>
      </div>
      <ol className="h-deeds">
        {DEEDS.map(({ title, words, href, picture, action }, index) => (
          <li key={title} className="h-deed">
            <img src={picture} alt="" width={120} height={120} decoding="async" />
            <h3 className="p-h3">
              <span className="h-deed__step">{index + 1}</span>
              {title}
            </h3>
            <p>{words}</p>
            <Anchor className="h-deed__go" href={href}>
              {action}
              <Icon name="arrow-right" size={16} />
            </Anchor>
          </li>
        ))}
      </ol>
    </section>
  );
}
