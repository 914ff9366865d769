import type { Address } from '@portal/contract/address';
import { ORDER_NOTE_MAX, orderCopy, type MatchedShop, type Settlement } from '@portal/contract/order';
import type { OwnCredit } from '@portal/contract/trade-credit';
import { PAY_WAYS, type PayWay } from '@portal/engines/states';
import { Anchor, Button, Card, Field, Money, Notice, Textarea } from '@portal/ui';
import { useState } from 'react';
import { useKeptForm } from '../../../lib/kept/use-kept-form.tsx';
import { AddressChoice } from '../../address/index.ts';
import { CouponChoice } from '../../coupon/index.ts';
import { creditShares, mayPayByCredit, PayWayChoice } from '../../trade-credit/index.ts';
import type { OrderToPay } from '../api.ts';
import { lineTrouble } from '../model/settlement-changes.ts';
import { supplyPlans, type SupplyPlan } from '../model/supply-plans.ts';
import { begunInvoice, NO_INVOICE, readInvoice, type InvoiceTrouble } from '../model/typed-invoice.ts';
import { CheckoutLines } from './checkout-lines.tsx';
import { InvoiceChoice } from './invoice-choice.tsx';
import { OrderTotals } from './order-totals.tsx';
import { SupplyChoice } from './supply-choice.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePlanCosts, type PlanCosts } from './use-plan-costs.ts';
import './checkout-view.css';

interface CheckoutViewProps {
  settlement: Settlement;
  addresses: readonly Address[];
  /** The lines of the cart that are bought. */
  cartLineIds: readonly string[];
  /** Where lines are changed. */
  cartHref: string;
  /** Who can supply what, where the dealer ordered from cannot all; null: it is not asked. */
  found: readonly MatchedShop[] | null;
  /** How it is supplied, to begin with. */
  plan: SupplyPlan | null;
  /** What each way to supply comes to. */
  planCosts: PlanCosts;
  /** What each dealer lets the buyer owe. */
  credits: readonly OwnCredit[];
  onPlaced(placed: OrderToPay, payWay: PayWay): void;
}

/** An order before it is handed in (ORDER-20): where it goes, what is in it at today's prices, what it comes to. */
export function CheckoutView({ settlement: given, addresses, cartLineIds, cartHref, found, plan, planCosts, credits, onPlaced }: CheckoutViewProps) {
  const [planKey, setPlanKey] = useState(plan?.key ?? '');
  const { settlement, changes, failure, busy, couponIds, restore, settleFor, chooseCoupons, chooseShops, place } = useCheckout({
    given,
    cartLineIds,
    shops: plan?.shops ?? null,
    onPlaced: (placed, payWay) => {
      forget();
      onPlaced(placed, payWay);
    },
  });
  const costs = usePlanCosts({ plans: supplyPlans(found ?? []), given: planCosts, givenAddressId: given.address?.id, cartLineIds, settlement, planKey });
  const [own, setOwn] = useState(addresses);
  const [remark, setRemark] = useState('');
  const [wantedWay, setPayWay] = useState<PayWay>('online');
  const [invoice, setInvoice] = useState(NO_INVOICE);
  const [invoiceTrouble, setInvoiceTrouble] = useState<InvoiceTrouble>({});
  const { lines, parts, address, goodsAmount, coupons, couponAmount, freight, freightWords, amount, points, isReady } = settlement;
  const chosen = { addressId: address?.id ?? null, couponIds, remark, invoice, payWay: wantedWay };
  const { restored, forget } = useKeptForm(`checkout:${given.shop.shopNo}`, chosen, (kept) => {
    setRemark(kept.remark);
    setInvoice(kept.invoice);
    setPayWay(PAY_WAYS.find((way) => way === kept.payWay) ?? 'online');
    restore(own.find(({ id }) => id === kept.addressId)?.id ?? address?.id, kept.couponIds);
  });
  const shares = creditShares(parts, credits);
  const payWay = mayPayByCredit(shares) ? wantedWay : 'online';
  const troubled = lines.filter((line) => lineTrouble(line) !== '').length;
  const handlePlace = () => {
    const read = readInvoice(invoice);
    setInvoiceTrouble(read.ok ? {} : read.trouble);
    if (read.ok) place({ remark, invoice: read.invoice, payWay });
  };
  return (
    <div className="ck-page">
      {restored}
      {failure === null && troubled > 0 && (
        <Notice tone="warning" action={<Anchor href={cartHref}>回购物车修改</Anchor>}>
          有 {troubled} 种产品暂时不能购买，请修改后再提交
        </Notice>
      )}
      <Card title="收货地址">
        <AddressChoice
          addresses={own}
          chosenId={address?.id ?? null}
          onChoose={(id, all) => {
            setOwn(all);
            settleFor(id);
          }}
        />
      </Card>
      {found !== null && (
        <Card title="由谁供货">
          <SupplyChoice
            found={found}
            value={planKey}
            costs={costs}
            onChoose={(chosen) => {
              setPlanKey(chosen.key);
              chooseShops(chosen.shops);
            }}
          />
        </Card>
      )}
      {parts.map((part) => (
        <Card key={part.shop.shopNo} title={`向 ${part.shop.shopName} 订货`} aside={<Anchor href={cartHref}>返回购物车修改</Anchor>} flush>
          <CheckoutLines shopName={part.shop.shopName} lines={lines.filter(({ skuNo }) => part.skuNos.includes(skuNo))} />
          {parts.length > 1 && (
            <p className="ck-part">
              <span className="p-small">{part.freight > 0 ? `运费 ${part.freightWords}` : part.freightWords}</span>
              {part.couponAmount > 0 && (
                <span>
                  优惠券 <Money yuan={-part.couponAmount} size="small" />
                </span>
              )}
              <span>
                本店合计 <Money yuan={part.amount} />
              </span>
            </p>
          )}
        </Card>
      ))}
      <Card title="优惠券">
        <CouponChoice coupons={coupons} couponAmount={couponAmount} isBusy={busy !== null} isBest={couponIds === null} onChoose={chooseCoupons} />
      </Card>
      {shares.length > 0 && (
        <Card title="支付方式">
          <PayWayChoice shares={shares} value={payWay} onChange={setPayWay} />
        </Card>
      )}
      <Card title="发票">
        <InvoiceChoice
          typed={invoice}
          trouble={invoiceTrouble}
          isNumberUnknown={(settlement.knownInvoice?.taxNo ?? '') === ''}
          onChange={(typed) => {
            setInvoice(begunInvoice(invoice, typed, settlement.knownInvoice));
            setInvoiceTrouble({});
          }}
        />
      </Card>
      <Card title="备注与金额">
        <div className="ck-end">
          <Field
            label="给经销商的备注"
            hint={`${remark.length}/${ORDER_NOTE_MAX}，${remark.length >= ORDER_NOTE_MAX ? `最多 ${ORDER_NOTE_MAX} 字，多出的没有写入` : '可以写送货时间等'}`}
          >
            <Textarea rows={3} value={remark} maxLength={ORDER_NOTE_MAX} onChange={({ target }) => setRemark(target.value)} />
          </Field>
          <OrderTotals
            goodsAmount={goodsAmount}
            couponAmount={couponAmount}
            freight={freight}
            freightWords={parts.length > 1 ? `${parts.length} 家分别发货` : freightWords}
            amount={amount}
            points={points.find((one) => one.payWay === payWay)}
          />
        </div>
      </Card>
      <section className="ck-bar" aria-label="提交">
        {failure !== null && (
          <Notice tone="error" action={troubled > 0 ? <Anchor href={cartHref}>回购物车修改</Anchor> : undefined}>
            {failure}
            {changes.length > 0 && (
              // what scrolls must be reachable by keyboard
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              <ul className="ck-changes" aria-label="变化" tabIndex={0}>
                {changes.map(({ key, name, words }) => (
                  <li key={key}>
                    {name}：{words}
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        )}
        <output className="p-small">
          {busy === 'settling'
            ? '正在重新计算'
            : address === null
              ? orderCopy.addressRequired
              : Object.keys(invoiceTrouble).length > 0
                ? '请先改正发票信息'
                : payWay === 'credit'
                  ? `${lines.length} 种产品，账期支付，无需在线付款`
                  : `${lines.length} 种产品，30 分钟内付款`}
        </output>
        <span className="ck-bar__sum">
          应付 <Money yuan={amount} size="large" warm />
        </span>
        <Button kind="primary" size="large" busy={busy === 'placing'} disabled={!isReady || busy === 'settling'} onClick={handlePlace}>
          提交订单
        </Button>
      </section>
    </div>
  );
}
