import type { SpuDetail } from '@portal/contract/catalog';
import { Anchor, Card, Code, Tag } from '@portal/ui';
import { accessoryQuantities, neededProducts } from '../model/accessory-quantities.ts';
import { isDeactivated } from '../model/family.ts';
import { priceNameOf } from '../model/price-name.ts';
import { AddButton, AddProductsButton } from './add-to-selection.tsx';
import { HeldMark } from './held-mark.tsx';
import { productHrefOf } from './product-card.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import './accessory-list.css';

/** What it needs to work first, then what fits with it; all that is needed by one press, as many as pieces of the product. */
export function AccessoryList({ spu, quantity }: { spu: SpuDetail; quantity: number }) {
  if (spu.accessories.length === 0) return null;
  const ordered = accessoryQuantities(spu.accessories, quantity);
  const needed = neededProducts(ordered);
  return (
    <Card
      title={needed.length > 0 ? '必配与选配' : '选配'}
      aside={
        needed.length > 0 && (
          <span className="c-accessories__all">
            <span className="p-small">缺少“必配”项时无法安装或使用</span>
            <AddProductsButton products={needed} name={`${needed.length} 种`} label="加入全部必配" size="small" />
          </span>
        )
      }
    >
      <ul className="c-accessories">
        {ordered.map(({ item: { need, spuNo, spuName, unit, mainPic, secondCatagoryName, sku }, quantity: pieces }) => (
          <li key={sku.skuNo} className="c-accessory" data-product="">
            <span className="c-accessory__picture">
              <ProductPicture src={mainPic} size={64} />
            </span>
            <span className="c-accessory__words">
              <span className="p-row">
                {need === 'needed' ? <Tag tone="warning">必配</Tag> : <Tag>选配</Tag>}
                <Anchor href={productHrefOf(spuNo, sku.skuNo)}>{spuName}</Anchor>
                <HeldMark skuNo={sku.skuNo} />
              </span>
              <span className="p-row">
                <Code>{sku.skuModel}</Code>
                <span className="p-small">{sku.skuDesc === '' ? secondCatagoryName : sku.skuDesc}</span>
              </span>
            </span>
            <span className="c-accessory__pieces">{pieces > 1 && `×${pieces} ${unit}`}</span>
            <span className="c-accessory__price">
              <ProductPrice price={sku.price} priceLabel={priceNameOf(sku)} />
            </span>
            <AddButton skuNo={sku.skuNo} name={sku.skuModel} quantity={pieces} size="small" disabled={isDeactivated(sku)} />
          </li>
        ))}
      </ul>
      {quantity > 1 && (
        <p className="p-small c-accessories__note">
          数量随上方产品的数量：{quantity} {spu.unit}，每{spu.unit}配 1 件；可在清单中再改。
        </p>
      )}
    </Card>
  );
}
