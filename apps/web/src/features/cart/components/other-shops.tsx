import type { Cart, CartLine } from '@portal/contract/cart';
import { OUT_OF_STOCK } from '@portal/engines/goods';
import { Button, Code, Icon, IconButton, Money, Tag } from '@portal/ui';
import { useState } from 'react';
import { ProductPrice } from '../../catalog/index.ts';
import './other-shops.css';

interface OtherShopsProps {
  others: Cart['others'];
  /** Null: whoever looks switches to no dealer. */
  onSwitch: ((shopNo: string) => Promise<void>) | null;
  onRemove(ids: readonly string[]): void;
}

/** What waits at dealers one does not order from now: folded, in no total (CART-2). */
export function OtherShops({ others, onSwitch, onRemove }: OtherShopsProps) {
  const [switching, setSwitching] = useState<string | null>(null);
  const count = others.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count === 0) return null;
  const handleSwitch = async (shopNo: string) => {
    setSwitching(shopNo);
    await onSwitch?.(shopNo);
    setSwitching(null);
  };
  return (
    <details className="ct-others">
      <summary>
        <Icon name="chevron-right" size={16} />
        其他经销商的商品（{count}）
      </summary>
      {others.map(({ shopNo, shopName, isBound, lines }) => (
        <section key={shopNo} className="ct-other" aria-label={shopName}>
          <div className="ct-other__head">
            <h2 className="ct-other__name">{shopName}</h2>
            {isBound && onSwitch && (
              <Button size="small" busy={switching === shopNo} onClick={() => void handleSwitch(shopNo)}>
                切换到该经销商
              </Button>
            )}
            {!isBound && <span className="p-small">尚未绑定该经销商，绑定后显示价格并可购买</span>}
          </div>
          <ul className="ct-other__lines">
            {lines.map((line) => (
              <li key={line.id}>
                <span>
                  {line.spuName} {line.skuModel !== '' && <Code>{line.skuModel}</Code>} {isBound && otherTag(line)}
                </span>
                <span className="ct-other__count">
                  {isBound && <ProductPrice price={line.price} priceLabel={line.priceLabel} skuType={line.skuType} />} × {line.quantity} {line.unit}
                </span>
                <span className="ct-other__amount">{line.price === null ? '—' : <Money yuan={line.amount} />}</span>
                <IconButton size="small" name="trash" label={`移除 ${line.skuModel || line.spuName}`} onClick={() => onRemove([line.id])} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** What keeps it there, in a word. */
function otherTag({ status, stockTotal }: CartLine) {
  if (status === 'delisted') return <Tag tone="danger">已下架</Tag>;
  if (status === 'notOffered') return <Tag tone="warning">不供货</Tag>;
  return status === 'shortOfStock' ? <Tag tone="warning">{stockTotal === 0 ? OUT_OF_STOCK : `仅剩 ${stockTotal ?? 0}`}</Tag> : null;
}
