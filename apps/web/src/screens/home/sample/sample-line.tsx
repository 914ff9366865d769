import { Anchor, Code, Money } from '@portal/ui';
import { ProductPicture } from '../../../features/catalog/index.ts';
import type { SampleList } from './sample-list.ts';
import './sample-line.css';

/** One product of the example: `place` says when it arrives. */
export function SampleLine({
  line: { href, name, model, facts, picture, quantity, price, amount },
  place,
}: {
  line: SampleList['lines'][number];
  place: number;
}) {
  return (
    <li className={`h-line h-step--${place}`}>
      <ProductPicture src={picture} size={40} isFirst />
      <span className="h-line__what">
        <Anchor href={href}>{name}</Anchor>
        <span>
          <Code copy={false}>{model}</Code>
          {facts}
        </span>
      </span>
      <span className="h-line__money">
        <Money yuan={amount} />
        <span>
          <Money yuan={price} size="small" /> × {quantity}
        </span>
      </span>
    </li>
  );
}
