import type { Sku, SpuDetail } from '@portal/contract/catalog';
import { Container } from '@portal/ui';
import { useEffect, useState } from 'react';
import { isDeactivated } from '../model/family.ts';
import { priceNameOf } from '../model/price-name.ts';
import { AddButton } from './add-to-selection.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import './slim-bar.css';

/** Picture, model, price and the deed: in sight once the panel's own button (`data-product-actions`) has left the screen upwards, on a phone wherever that button is out of sight. */
export function SlimBar({ spu, sku, quantity }: { spu: SpuDetail; sku: Sku; quantity: number }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const actions = document.querySelector('[data-product-actions]');
    if (!actions) return;
    const phone = matchMedia('(width < 640px)');
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setShown(!entry.isIntersecting && (entry.boundingClientRect.top < 0 || phone.matches));
    });
    observer.observe(actions);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="c-slim" data-product="" hidden={!isShown}>
      <Container className="c-slim__row">
        <span className="c-slim__picture">
          <ProductPicture src={sku.mainPic} size={40} />
        </span>
        <span className="c-slim__words">
          <b>{sku.skuModel}</b>
          <span className="p-small">{spu.spuName}</span>
        </span>
        <ProductPrice price={sku.price} priceLabel={priceNameOf(sku)} skuType={spu.skuType} />
        <AddButton skuNo={sku.skuNo} name={sku.skuModel} quantity={quantity} kind="primary" disabled={isDeactivated(sku)} />
      </Container>
    </div>
  );
}
