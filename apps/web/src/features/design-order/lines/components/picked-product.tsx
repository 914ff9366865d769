import type { ReactNode } from 'react';
import { ProductPicture } from './product-picture.tsx';
import './picked-product.css';

/** A product in the table of a dialog: its picture, and the words beside it. */
export function PickedProduct({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <div className="do-picked">
      <ProductPicture src={picture} size={48} />
      <div className="do-picked__text">{children}</div>
    </div>
  );
}
