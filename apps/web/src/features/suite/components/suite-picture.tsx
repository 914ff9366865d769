import type { Suit } from '@portal/contract/suite';
import { ProductPicture } from '../../catalog/index.ts';
import { picturedParts } from '../model/suite-set.ts';
import './suite-picture.css';

/** A set as what is in it: its first model large, the next ones beside it with how many of each, and how many kinds more. */
export function SuitePicture({ suit, isFirst, large }: { suit: Suit; isFirst?: boolean | undefined; large?: boolean | undefined }) {
  const { first, others, more } = picturedParts(suit, large ? 5 : 3);
  if (first === undefined) return <ProductPicture src={suit.mainPic} isFirst={isFirst} />;
  return (
    <span className={large ? 'st-picture st-picture--large' : 'st-picture'}>
      <span className="st-picture__first">
        <ProductPicture src={first.mainPic} alt={large ? suit.suitName : ''} size={large ? 480 : 320} isFirst={isFirst} />
        <Pieces of={first.quantity} />
      </span>
      {others.length > 0 && (
        <span className="st-picture__others">
          {others.map(({ skuNo, mainPic, quantity }) => (
            <span key={skuNo} className="st-picture__other">
              <ProductPicture src={mainPic} size={64} isFirst={isFirst} />
              <Pieces of={quantity} />
            </span>
          ))}
          {more > 0 && <span className="st-picture__other st-picture__more">+{more}</span>}
        </span>
      )}
    </span>
  );
}

const Pieces = ({ of }: { of: number }) => <small className="st-picture__pieces">×{of}</small>;
