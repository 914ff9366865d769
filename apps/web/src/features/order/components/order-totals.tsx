import type { Order, Settlement } from '@portal/contract/order';
import { Money } from '@portal/ui';
import { figureText } from '@portal/units';
import { couponKindWords } from '../model/coupon-kind.ts';
import './order-totals.css';

interface OrderTotalsProps {
  goodsAmount: number;
  /** What the dealer took off; 0: nothing. */
  discount?: number;
  /** What coupons took off; 0: nothing. */
  couponAmount?: number;
  /** Which they are, of an order that was placed: the dealer's own and the provider's apart. */
  coupons?: Order['coupons'];
  freight: number;
  /** How the freight comes about. */
  freightWords?: string;
  amount: number;
  /** What has gone back of it; 0: nothing. */
  refunded?: number;
  /** Credits that it makes once it is completed, and why none; left out: nothing is said of them. */
  points?: Pick<Settlement['points'][number], 'points' | 'words'> | undefined;
}

/** What an order comes to, as the server reckoned it. */
export function OrderTotals({
  goodsAmount,
  discount = 0,
  couponAmount = 0,
  coupons = [],
  freight,
  freightWords = '',
  amount,
  refunded = 0,
  points,
}: OrderTotalsProps) {
  return (
    <dl className="od-totals">
      <div>
        <dt>商品金额</dt>
        <dd>
          <Money yuan={goodsAmount} />
        </dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>经销商优惠</dt>
          <dd>
            <Money yuan={-discount} />
          </dd>
        </div>
      )}
      {couponAmount > 0 && coupons.length === 0 && (
        <div>
          <dt>优惠券</dt>
          <dd>
            <Money yuan={-couponAmount} />
          </dd>
        </div>
      )}
      {coupons.map(({ couponNo, name, amount: off, ...kind }) => (
        <div key={couponNo}>
          <dt>
            {couponKindWords(kind)} <span className="p-small">{name}</span>
          </dt>
          <dd>
            <Money yuan={-off} />
          </dd>
        </div>
      ))}
      <div>
        <dt>运费{freight > 0 && freightWords !== '' && <span className="p-small"> {freightWords}</span>}</dt>
        <dd>{freight === 0 ? freightWords || '免运费' : <Money yuan={freight} />}</dd>
      </div>
      <div className="od-totals__sum">
        <dt>合计</dt>
        <dd>
          <Money yuan={amount} size="large" warm />
        </dd>
      </div>
      {points !== undefined && (
        <div>
          <dt>完成后可得{points.words !== '' && <span className="p-small"> {points.words}</span>}</dt>
          <dd>{figureText(points.points)} 积分</dd>
        </div>
      )}
      {refunded > 0 && (
        <div>
          <dt>已退款</dt>
          <dd>
            <Money yuan={-refunded} />
          </dd>
        </div>
      )}
    </dl>
  );
}
