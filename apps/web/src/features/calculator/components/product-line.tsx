import { figureText } from '@portal/units';
import { QUANTITY_MAX } from '@portal/engines/goods';
import { dearerText } from '@portal/engines/sizing';
import { Icon, Money, Select, Stepper, Tag } from '@portal/ui';
import { isBeyondStock } from '../../../lib/words/beyond-stock.ts';
import { stockText } from '../../../lib/words/supply-words.ts';
import type { ChosenProduct, ProductEdit } from '../../product-choice/index.ts';
import { LinePicture } from './line-picture.tsx';
import './product-line.css';

interface ProductLineProps {
  product: ChosenProduct;
  /** Said where no model fits. */
  why?: string | undefined;
  onEdit: (change: ProductEdit) => void;
}

/** A line of the result with the model that fits it, or plainly none. */
export function ProductLine({ product, why, onEdit }: ProductLineProps) {
  const { line, chosen, choices, quantity, amount, isCut } = product;
  const wanted = (
    <p className="cc-product__wanted">
      <b>{line.roleName}</b> {line.wanted !== '' && <span>{line.wanted}</span>}
      <span> × {figureText(line.quantity)}</span>
    </p>
  );
  if (chosen === null) {
    return (
      <li className="cc-product cc-product--none">
        <span className="cc-product__picture">
          <Icon name="warning" size={24} />
        </span>
        <div className="cc-product__words">
          {wanted}
          <p>{line.unmatched ?? '目录里没有合适的型号'}</p>
          {why !== undefined && <p className="cc-product__why">{why}</p>}
        </div>
      </li>
    );
  }
  const pieces = piecesOf(chosen);
  // of what somebody took instead nothing is recommended
  const dearer = chosen === line.chosen ? dearerText(line) : null;
  return (
    <li className="cc-product">
      <LinePicture src={chosen.productImage} />
      <div className="cc-product__words">
        {wanted}
        {choices.length > 1 ? (
          <Select aria-label={`${line.roleName}的型号`} size="small" value={chosen.skuNo} onChange={(event) => onEdit({ skuNo: event.target.value })}>
            {choices.map(({ skuNo, productModel, productName }) => (
              <option key={skuNo} value={skuNo}>
                {productModel} {productName}
              </option>
            ))}
          </Select>
        ) : (
          <p>
            {chosen.productModel} {chosen.productName}
          </p>
        )}
        <p className="cc-product__facts">
          {chosen.brandName !== '' && <span>{chosen.brandName}</span>}
          <span>{stockText(chosen)}</span>
          {pieces > 1 && (
            <span>
              每包 {figureText(pieces)} 个，共 {figureText(pieces * (quantity ?? 0))} 个
            </span>
          )}
          {chosen.stockTotal > 0 && isBeyondStock(chosen, quantity ?? 0) && <Tag tone="warning">库存不足</Tag>}
          {isCut && <Tag tone="warning">单行最多 {figureText(QUANTITY_MAX)} 件，其余请另下</Tag>}
        </p>
        {dearer !== null && <p className="cc-product__why">{dearer}</p>}
      </div>
      <div className="cc-product__figures">
        <Stepper
          label={`${line.roleName}数量`}
          size="small"
          value={quantity}
          max={QUANTITY_MAX}
          emptyLabel="选用"
          onChange={(next) => onEdit({ quantity: next })}
        />
        <p className="cc-product__price">
          <span>
            单价 <Money yuan={chosen.price} />
          </span>
          <b>
            <Money yuan={chosen.price === null ? null : amount} />
          </b>
        </p>
      </div>
    </li>
  );
}

/** In one of it. */
const piecesOf = ({ attributes: { pieces } }: NonNullable<ChosenProduct['chosen']>): number => (typeof pieces === 'number' ? pieces : 1);
