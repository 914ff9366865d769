import type { CartLine } from '@portal/contract/cart';
import { OUT_OF_STOCK } from '@portal/engines/goods';
import { Anchor, Button, Checkbox, Code, IconButton, Money, Stepper, Tag } from '@portal/ui';
import { yuanDigits } from '@portal/units';
import type { ReactNode } from 'react';
import { ProductPicture, ProductPrice, productHrefOf } from '../../catalog/index.ts';
import { isInvalid, type CartLineEdit } from '../model/cart-edits.ts';
import { stockSaid } from '../model/stock-said.ts';
import './cart-line-row.css';

interface CartLineRowProps {
  line: CartLine;
  /** Its dealer is frozen or closed: nothing of it can be bought for now. */
  isShopClosed: boolean;
  /** What another room says of the model. */
  beside: ReactNode;
  onEdit(edit: CartLineEdit): void;
  onRemove(): void;
}

/** A line: what it is, what it costs today and what became of that, how many, and what it comes to. One that cannot be bought says why, and is removed. */
export function CartLineRow({ line, isShopClosed, beside, onEdit, onRemove }: CartLineRowProps) {
  const { skuModel, spuName, spuNo, skuNo, skuDesc, quantity, status } = line;
  const isGone = status === 'delisted';
  const name = skuModel || spuName;
  return (
    <li className={isInvalid(line) ? 'ct-line ct-line--invalid' : 'ct-line'} data-product="">
      <Checkbox
        className="ct-line__tick"
        aria-label={`选择 ${name}`}
        checked={line.selected && !isInvalid(line)}
        disabled={isInvalid(line)}
        onChange={(event) => onEdit({ selected: event.currentTarget.checked })}
      />
      <div className="ct-line__picture">
        <ProductPicture src={line.picUrl} size={72} />
      </div>
      <div className="ct-line__words">
        <h2 className="ct-line__name">{isGone ? spuName : <Anchor href={productHrefOf(spuNo, skuNo)}>{spuName}</Anchor>}</h2>
        {skuModel !== '' && (
          <span className="p-row">
            <Code>{skuModel}</Code>
          </span>
        )}
        {skuDesc !== '' && <span className="p-small">{skuDesc}</span>}
        <LineState line={line} isShopClosed={isShopClosed} onEdit={onEdit} />
        {beside}
      </div>
      <div className="ct-line__price">
        {isGone ? <span className="ct-line__none">—</span> : <ProductPrice price={line.price} priceLabel={line.priceLabel} skuType={line.skuType} />}
      </div>
      <div className="ct-line__count">
        <Stepper
          label={`${name} 的数量`}
          value={quantity}
          max={Math.max(line.quantityMax, quantity)}
          disabled={isInvalid(line)}
          onChange={(next) => onEdit({ quantity: next ?? 1 })}
        />
        <SupplyWords line={line} />
      </div>
      <div className="ct-line__amount">{isInvalid(line) ? <span className="ct-line__none">—</span> : <Money yuan={line.amount} />}</div>
      <IconButton className="ct-line__remove" size="small" name="trash" label={`移除 ${name}`} onClick={onRemove} />
    </li>
  );
}

/** What is otherwise than when it was added, and what can be done about it. */
function LineState({ line, isShopClosed, onEdit }: Pick<CartLineRowProps, 'line' | 'isShopClosed' | 'onEdit'>) {
  const { status, stockTotal, priceStep, price } = line;
  switch (status) {
    case 'delisted':
      return <StateWords tag={<Tag tone="danger">已下架</Tag>} words="该产品不再销售，请移除" />;
    case 'notOffered':
      return isShopClosed ? (
        <StateWords tag={<Tag tone="warning">经销商暂停供货</Tag>} words="更换经销商后可以购买" />
      ) : (
        <StateWords tag={<Tag tone="warning">不供货</Tag>} words="该经销商不供应此产品，请移除或联系客服" />
      );
    case 'noPrice':
      return <StateWords tag={<Tag tone="warning">暂无价格</Tag>} words="请联系经销商报价后再购买" />;
    case 'shortOfStock':
      return (
        <div className="ct-line__state">
          <Tag tone="warning">{stockTotal === 0 ? OUT_OF_STOCK : `库存不足，仅剩 ${stockTotal ?? 0} ${line.unit}`}</Tag>
          {stockTotal !== null && stockTotal > 0 && (
            <Button kind="quiet" size="small" onClick={() => onEdit({ quantity: stockTotal })}>
              改为 {stockTotal} {line.unit}
            </Button>
          )}
        </div>
      );
    case 'priceChanged':
      return (
        <div className="ct-line__state">
          <Tag tone={priceStep > 0 ? 'money' : 'success'}>
            加入后{priceStep > 0 ? '涨价' : '降价'} ¥{yuanDigits(Math.abs(priceStep))}
          </Tag>
          {price !== null && (
            <Button kind="quiet" size="small" onClick={() => onEdit({ price })}>
              知道了
            </Button>
          )}
        </div>
      );
    case 'normal':
      return null;
  }
}

const StateWords = ({ tag, words }: { tag: ReactNode; words: string }) => (
  <div className="ct-line__state">
    {tag}
    <span className="p-small">{words}</span>
  </div>
);

/** What there is of it, and whose (GOODS-42). */
function SupplyWords({ line }: { line: CartLine }) {
  const said = stockSaid(line);
  return said === '' ? null : <span className="p-small ct-line__supply">{said}</span>;
}
