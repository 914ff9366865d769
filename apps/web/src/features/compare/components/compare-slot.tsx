import { compareCopy, type ComparedModel } from '@portal/contract/compare';
import { Anchor, Checkbox, IconButton, Tag } from '@portal/ui';
import { ProductPicture, ReplacementLink, ProductPrice, productHrefOf } from '../../catalog/index.ts';
import './compare-slot.css';

interface CompareSlotProps {
  model: ComparedModel;
  isTicked: boolean;
  /** Of another category than what is ticked. */
  isBlocked: boolean;
  onTick(): void;
  onRemove(): void;
}

/** One product of the bar. What is no longer sold says so (COMPARE-3). */
export function CompareSlot({ model, isTicked, isBlocked, onTick, onRemove }: CompareSlotProps) {
  const name = model.skuModel || model.spuName;
  return (
    <li className={isBlocked ? 'cp-slot cp-slot--blocked' : 'cp-slot'} title={isBlocked ? compareCopy.otherCategory : undefined}>
      <Checkbox checked={isTicked} disabled={isBlocked} aria-label={`选择 ${name}`} onChange={onTick} />
      <span className="cp-slot__picture">
        <ProductPicture src={model.picUrl} size={56} />
      </span>
      <span className="cp-slot__words">
        {model.isOnSale ? (
          <Anchor className="cp-slot__name" href={productHrefOf(model.spuNo, model.skuNo)} title={model.spuName}>
            {name}
          </Anchor>
        ) : (
          <span className="cp-slot__name" title={model.spuName}>
            {name}
          </span>
        )}
        <span className="cp-slot__family">{model.spuName}</span>
        {model.isOnSale ? <ProductPrice price={model.price} priceLabel="" skuType={model.skuType} /> : <Tag tone="danger">已下架</Tag>}
        {model.replacement && <ReplacementLink replacement={model.replacement} />}
      </span>
      <IconButton className="cp-slot__remove" size="small" name="close" label={`移除 ${name}`} onClick={onRemove} />
    </li>
  );
}
