import type { Sku } from '@portal/contract/catalog';
import { SkuStatus, SkuType } from '@portal/engines/pricing';
import { badgeText, Code, Money, Tag } from '@portal/ui';
import { ChoiceBox } from './choice-box.tsx';

interface ModelSelectProps {
  productName: string;
  skuType: number;
  skus: readonly Sku[];
  skuNo: string;
  /** Pieces of each model that stand in the list. */
  quantityOf: (skuNo: string) => number;
  onSelect: (skuNo: string) => void;
}

const SEARCH_FROM = 8;

/** The model of a product family: plain text with a copy button where there is one, else a list that says what differs (specification part 2 §2, screen B). */
export function ModelSelect({ productName, skuType, skus, skuNo, quantityOf, onSelect }: ModelSelectProps) {
  const [only] = skus;
  if (skus.length === 1 && only) return <Code>{only.skuModel}</Code>;
  return (
    <span className="do-models">
      <ChoiceBox
        shown={skus.find((sku) => sku.skuNo === skuNo)?.skuModel ?? ''}
        className="do-models__box"
        aria-label={`选择型号：${productName}`}
        value={skuNo}
        onChange={onSelect}
        popupMatchSelectWidth={420}
        listHeight={320}
        showSearch={skus.length > SEARCH_FROM ? { optionFilterProp: 'label' } : false}
        options={skus.map((sku) => ({
          value: sku.skuNo,
          label: sku.skuModel,
          disabled: sku.skuStatus === SkuStatus.Deactivated,
          sku,
          skuType,
          quantity: quantityOf(sku.skuNo),
        }))}
        optionRender={drawModel}
      />
      <span className="p-small">{badgeText(skus.length)} 个型号</span>
    </span>
  );
}

/** A model in the drop-down: what differs, its price, how many of it are chosen. */
const drawModel = ({ data: { sku, skuType, quantity } }: { data: { sku: Sku; skuType: number; quantity: number } }) => (
  <span className="do-model">
    <span className="do-model__text">
      <span className="do-model__name">{sku.skuModel}</span>
      <span className="p-small">{sku.skuDesc}</span>
    </span>
    <span className="do-model__facts">
      {sku.skuStatus === SkuStatus.Deactivated ? <Tag>已下架</Tag> : <Money yuan={sku.price} size="small" freeAtZero={skuType === SkuType.Software} />}
      {quantity > 0 && <span className="do-model__count">已选 {quantity}</span>}
    </span>
  </span>
);
