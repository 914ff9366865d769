import type { AccessoryItem } from '@portal/contract/catalog';
import { Anchor, Code, Tag } from '@portal/ui';
import { isDeactivated } from '../model/family.ts';
import { AddButton } from './add-to-list.tsx';
import { productHrefOf } from './product-card.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';

/** What it needs to work first, then what fits with it; each can be added at once. */
export function AccessoryList({ accessories, priceLabel }: { accessories: readonly AccessoryItem[]; priceLabel: string }) {
  const ordered = [...accessories.filter(({ need }) => need === 'needed'), ...accessories.filter(({ need }) => need !== 'needed')];
  return (
    <ul className="c-accessories">
      {ordered.map(({ need, spuNo, spuName, mainPic, secondCatagoryName, sku }) => (
        <li key={sku.skuNo} className="c-accessory" data-product="">
          <span className="c-accessory__picture">
            <ProductPicture src={mainPic} size={64} />
          </span>
          <span className="c-accessory__words">
            <span className="p-row">
              {need === 'needed' ? <Tag tone="warning">必配</Tag> : <Tag>选配</Tag>}
              <Anchor href={productHrefOf(spuNo, sku.skuNo)}>{spuName}</Anchor>
            </span>
            <span className="p-row">
              <Code>{sku.skuModel}</Code>
              <span className="p-small">{sku.skuDesc === '' ? secondCatagoryName : sku.skuDesc}</span>
            </span>
          </span>
          <span className="c-accessory__price">
            <ProductPrice price={sku.price} priceLabel={priceLabel} />
          </span>
          <AddButton skuNo={sku.skuNo} name={sku.skuModel} size="small" disabled={isDeactivated(sku)} />
        </li>
      ))}
    </ul>
  );
}
