import { Anchor, Code } from '@portal/ui';
import type { ReactNode } from 'react';
import { OrderPicture } from './order-picture.tsx';
import './order-product.css';

interface OrderProductProps {
  picUrl: string;
  name: string;
  model: string;
  /** Its page; null: it has none any more. */
  href: string | null;
  /** At what price, and how many: on a phone it stands below the model, where the table has no columns. */
  each?: ReactNode;
  /** What keeps it from being bought. */
  children?: ReactNode;
}

/** A product in a table of an order: picture, name, model. */
export const OrderProduct = ({ picUrl, name, model, href, each, children }: OrderProductProps) => (
  <span className="od-name">
    <OrderPicture src={picUrl} />
    <span className="od-name__words">
      {href === null ? name : <Anchor href={href}>{name}</Anchor>}
      {model !== '' && <Code>{model}</Code>}
      {each !== undefined && <span className="od-name__each p-small">{each}</span>}
      {children}
    </span>
  </span>
);
