import type { Spu } from '@portal/contract/catalog';
import { QUANTITY_MAX, SkuStatus, SkuType } from '@portal/engines/pricing';
import { Money, Stepper, Tag } from '@portal/ui';
import { memo, useRef, useState } from 'react';
import { chooseQuantity } from '../model/edit-lines.ts';
import { lineOfProduct } from '../model/product-line.ts';
import { flyToBadge } from './fly-to-badge.ts';
import { useList, useListStore } from './list-provider.tsx';
import { ModelSelect } from './model-select.tsx';
import { ProductPicture } from './product-picture.tsx';
import { applyEdit } from './use-list-edits.ts';

/** A product family to choose from: its model, its price, and how many stand in the list. */
export const ProductRow = memo(function ProductRow({ spu }: { spu: Spu }) {
  const store = useListStore();
  const lines = useList((state) => state.lines);
  const rowRef = useRef<HTMLTableRowElement>(null);
  const quantityOf = (skuNo: string) => lines.find((line) => line.skuNo === skuNo)?.quantity ?? 0;
  const [pickedSkuNo, setPickedSkuNo] = useState<string | null>(null);
  const sku =
    spu.skus.find((one) => one.skuNo === pickedSkuNo) ??
    spu.skus.find((one) => quantityOf(one.skuNo) > 0) ??
    spu.skus.find((one) => one.skuStatus === SkuStatus.Active) ??
    spu.skus[0];
  if (!sku) return null;

  const quantity = quantityOf(sku.skuNo);
  const otherModels = spu.skus.filter((one) => one.skuNo !== sku.skuNo && quantityOf(one.skuNo) > 0).length;
  const handleQuantity = (wanted: number | null) => {
    const isFirst = quantity === 0;
    const isTaken = applyEdit(store, chooseQuantity(store.state.getState().lines, lineOfProduct(spu, sku), wanted ?? 0));
    if (isTaken && isFirst) flyToBadge(rowRef.current?.querySelector('.do-picture') ?? null);
  };
  const isSoftware = spu.skuType === SkuType.Software;
  const parameters = isSoftware ? [sku.skuDesc, spu.spuDesc].filter(Boolean).join('；') : sku.skuDesc || spu.spuDesc;
  return (
    <tr ref={rowRef} className={quantity > 0 ? 'do-row do-row--chosen' : 'do-row'} data-spu={spu.spuNo}>
      <td className="do-products__product">
        <a className="do-product" href={`/product/detail?id=${encodeURIComponent(spu.spuNo)}`} target="_blank" rel="noreferrer">
          <ProductPicture src={spu.mainPic} />
          <span className="do-product__text">
            <span className="do-product__name" title={spu.spuName}>
              {spu.spuName}
            </span>
            <span className="p-small">{spu.brandName}</span>
            <span className="p-small do-product__facts">{parameters}</span>
          </span>
        </a>
      </td>
      <td className="do-products__model">
        <ModelSelect productName={spu.spuName} skuType={spu.skuType} skus={spu.skus} skuNo={sku.skuNo} quantityOf={quantityOf} onSelect={setPickedSkuNo} />
      </td>
      <td className="do-products__category">
        {spu.firstCatagoryName || '-'}
        {spu.secondCatagoryName && <span className="p-small">{spu.secondCatagoryName}</span>}
      </td>
      <td className="p-table__figure do-products__price">
        <Money yuan={sku.price} freeAtZero={isSoftware} />
        {!isSoftware && <span className="p-small do-products__stock">{sku.stockTotal > 0 ? `库存 ${sku.stockTotal.toLocaleString('en-US')}` : '需订货'}</span>}
      </td>
      <td className="do-products__facts">
        <span title={parameters}>{parameters || '-'}</span>
      </td>
      <td className="do-products__quantity">
        {sku.skuStatus === SkuStatus.Deactivated && quantity === 0 ? (
          <Tag>已下架</Tag>
        ) : (
          // the highest is the engine's to say, with its reason
          <Stepper
            label={`${spu.spuName} ${sku.skuModel} 数量`}
            emptyLabel="加入"
            value={quantity === 0 ? null : quantity}
            min={1}
            max={QUANTITY_MAX}
            onChange={handleQuantity}
          />
        )}
        {otherModels > 0 && <span className="p-small">另选 {otherModels} 个型号</span>}
      </td>
    </tr>
  );
});
