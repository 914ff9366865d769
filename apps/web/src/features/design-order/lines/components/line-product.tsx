import type { DesignLine } from '@portal/contract/design-order';
import { lineModelOf, SkuStatus } from '@portal/engines/goods';
import { Code, Tag } from '@portal/ui';
import type { ReactNode } from 'react';
import { ProductLink } from './product-link.tsx';
import { ProductPicture } from './product-picture.tsx';
import './line-product.css';

/** What a line is: picture, name, model, and the facts that tell this model from its neighbours. */
export function LineProduct({ line, children }: { line: DesignLine; children?: ReactNode }) {
  const model = lineModelOf(line);
  return (
    <div className="do-line">
      <ProductLink product={line} skuNo={line.skuNo} className="do-line__picture" title={line.productName} isSecond>
        <ProductPicture src={line.productImage} size={48} isDeactivated={line.skuStatus === SkuStatus.Deactivated} />
      </ProductLink>
      <div className="do-line__text">
        <ProductLink product={line} skuNo={line.skuNo} className="do-line__name" title={line.productName}>
          {line.productName}
        </ProductLink>
        <span className="do-line__model">
          {model === '' ? <span className="p-small">-</span> : <Code>{model}</Code>}
          <span className="p-small">{line.brandName}</span>
          {line.boundStatus === 1 && <Tag>已放置到点位</Tag>}
        </span>
        {line.skuDesc !== '' && (
          <span className="p-small do-line__facts" title={line.skuDesc}>
            {line.skuDesc}
          </span>
        )}
        {children}
      </div>
    </div>
  );
}

/** The nearest category of a line; `productCategory` is `first > second`. */
export const nearCategoryOf = ({ productCategory }: Pick<DesignLine, 'productCategory'>): string => productCategory.split('>').at(-1)?.trim() || '-';
