import { ProductPicture } from '../../catalog/index.ts';
import './order-picture.css';

/** A product's picture, 48 px; beside its name, so that it says nothing of its own. */
export const OrderPicture = ({ src }: { src: string }) => (
  <span className="od-picture">
    <ProductPicture src={src} size={48} />
  </span>
);
