import type { Sku, Spu } from '@portal/contract/catalog';
import type { ReactNode } from 'react';
import { MatchChip } from './match-chip.tsx';
import { ProductLink } from '../../lines/components/product-link.tsx';
import { ProductPicture } from '../../lines/components/product-picture.tsx';
import './product-title.css';

interface ProductTitleProps {
  spu: Spu;
  /** The model shown. */
  sku: Sku;
  /** Brand and category, where they do not go without saying. */
  said: readonly string[];
  parameters: ReactNode;
  /** Further models of the family that stand in the list. */
  others: number;
  onSelect: (skuNo: string) => void;
}

/** Picture and name of a family, and below it what there is to say: what it was found by, what else of it is listed, its kind. */
export function ProductTitle({ spu, sku, said, parameters, others, onSelect }: ProductTitleProps) {
  return (
    <span className="do-product">
      <ProductLink product={spu} skuNo={sku.skuNo} className="do-product__link" title={spu.spuName}>
        <ProductPicture src={sku.mainPic} size={44} />
        <span className="do-product__name">{spu.spuName}</span>
      </ProductLink>
      <span className="do-product__below">
        <MatchChip spu={spu} shown={sku} onSelect={onSelect} />
        {others > 0 && <span className="do-product__others">另选 {others} 个型号</span>}
        {said.length > 0 && <span className="do-product__kind">{said.join(' · ')}</span>}
        <span className="do-product__facts">{parameters}</span>
      </span>
    </span>
  );
}
