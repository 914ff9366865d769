import { quantityMaxOf, SkuStatus, SkuType } from '@portal/engines/goods';
import { pricingCopy } from '@portal/engines/pricing';
import { Money, Stepper, Tag } from '@portal/ui';
import { memo, useRef, useState } from 'react';
import type { Lines } from '../../lines/model/edit-lines.ts';
import { lineOfProduct } from '../../lines/model/product-line.ts';
import { shownModel, type ModelPick, type PickingFamily } from '../model/shown-model.ts';
import { flyToBadge } from '../../selection/components/fly-to-badge.ts';
import { useSelection } from '../../selection/components/selection-provider.tsx';
import { stockWords } from '../../lines/components/model-list.tsx';
import { ModelSelect } from '../../lines/components/model-select.tsx';
import { OwnActions, type OwnRows } from './own-actions.tsx';
import { ProductTitle } from './product-title.tsx';
import { SoftwareWords } from './software-words.tsx';
import { TellingFacts } from '../../lines/components/telling-facts.tsx';
import { ChoiceButton } from '../../selection/components/replace-table.tsx';
import { useReplaceMode } from './replace-mode.tsx';
import { useChooseQuantity } from '../../selection/components/use-choose-quantity.ts';

export interface ProductRowProps {
  spu: PickingFamily;
  /** What is asked for: another question preselects models anew. */
  question: string;
  /** The brand that goes without saying. */
  homeBrand: string;
  /** Lines of the order that the list is to join. */
  planned: Lines;
  own?: OwnRows | undefined;
}

/** A product family to choose from: its model, its price, and how many stand in the list. */
export const ProductRow = memo(function ProductRow({ spu, question, homeBrand, planned, own }: ProductRowProps) {
  const choose = useChooseQuantity(planned);
  const replacement = useReplaceMode();
  const lines = useSelection((state) => state.lines);
  const rowRef = useRef<HTMLTableRowElement>(null);
  const [pick, setPick] = useState<ModelPick | null>(null);
  const quantityOf = (skuNo: string) => lines.find((line) => line.skuNo === skuNo)?.quantity ?? 0;
  const sku = shownModel({ spu, pick, question, quantityOf });
  if (!sku) return null;

  const select = (skuNo: string) => setPick({ skuNo, question });
  const quantity = quantityOf(sku.skuNo);
  const most = quantityMaxOf({ skuType: spu.skuType, price: sku.price, maxNum: sku.maxNum });
  const otherModels = spu.skus.filter((one) => one.skuNo !== sku.skuNo && quantityOf(one.skuNo) > 0).length;
  const handleQuantity = (wanted: number | null) => {
    const isFirst = quantity === 0;
    const isTaken = choose(lineOfProduct(spu, sku), wanted ?? 0);
    if (isTaken && isFirst) flyToBadge(rowRef.current?.querySelector('.do-picture') ?? null);
  };
  const isSoftware = spu.skuType === SkuType.Software;
  const said = spu.brandName === homeBrand || spu.brandName === '' ? [] : [spu.brandName];
  const parameters = isSoftware ? <SoftwareWords spec={sku.skuDesc} description={spu.spuDesc} /> : <TellingFacts skuDesc={sku.skuDesc || spu.spuDesc || '-'} />;
  return (
    <tr ref={rowRef} className={quantity > 0 ? 'do-row do-row--chosen' : 'do-row'} data-spu={spu.spuNo}>
      <td className="do-products__product">
        <ProductTitle spu={spu} sku={sku} said={said} parameters={parameters} others={otherModels} onSelect={select} />
      </td>
      <td className="do-products__model">
        <ModelSelect productName={spu.spuName} skuType={spu.skuType} skus={spu.skus} skuNo={sku.skuNo} quantityOf={quantityOf} onSelect={select} />
      </td>
      <td className="do-products__category">{spu.secondCatagoryName || spu.firstCatagoryName || '-'}</td>
      <td className="do-products__facts">{parameters}</td>
      <td className="p-table__figure do-products__price">
        <Money yuan={sku.price} freeAtZero={isSoftware} />
        {/* PICK-18 */}
        {!isSoftware && spu.skuType !== SkuType.SelfDefined && <span className="p-small">{stockWords(sku)}</span>}
      </td>
      <td>
        {replacement !== null ? (
          <ChoiceButton spu={spu} sku={sku} replacement={replacement} />
        ) : sku.skuStatus === SkuStatus.Deactivated && quantity === 0 ? (
          <Tag>已下架</Tag>
        ) : (
          // the highest is the engine's to say, with its reason
          <Stepper
            size="small"
            label={`${spu.spuName} ${sku.skuModel} 数量`}
            emptyLabel="加入"
            value={quantity === 0 ? null : quantity}
            min={1}
            max={Infinity}
            refusalOf={(wanted) => (wanted > most ? pricingCopy.quantityCapped(most) : null)}
            onChange={handleQuantity}
          />
        )}
      </td>
      {own && (
        <td className="do-products__own">
          <OwnActions own={own} spuNo={spu.spuNo} name={spu.spuName} />
        </td>
      )}
    </tr>
  );
});
