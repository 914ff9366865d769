import type { Order } from '@portal/contract/order';
import { Button, Dialog, Field, Input, Money } from '@portal/ui';
import { useState } from 'react';
import { changePrice } from '../api.ts';
import { priceAfter, readPrice, typedPriceOf, type PriceTrouble, type TypedPrice } from '../model/typed-price.ts';
import { FieldPair, OrderForm } from './order-form.tsx';
import { OrderTotals } from './order-totals.tsx';
import { useOrderStep } from './use-order-step.ts';

/** A dealer makes an unpaid order cheaper, and says what the freight is. */
export function ChangePriceButton({ order, onDone }: { order: Order; onDone(): void }) {
  const step = useOrderStep(onDone);
  const [typed, setTyped] = useState<TypedPrice>(() => typedPriceOf(order));
  const [trouble, setTrouble] = useState<PriceTrouble>({});
  const after = priceAfter(typed, order);
  const type = (change: Partial<TypedPrice>) => {
    setTyped((before) => ({ ...before, ...change }));
    setTrouble({});
  };
  const handleOpen = () => {
    setTyped(typedPriceOf(order));
    setTrouble({});
    step.open();
  };
  const handleAct = () => {
    const read = readPrice(typed, order);
    if (read.ok) void step.take(() => changePrice(order, read.price));
    else setTrouble(read.trouble);
  };
  return (
    <>
      <Button onClick={handleOpen}>修改价格</Button>
      <Dialog open={step.isOpen} onClose={step.close} title="修改订单价格" width="tip" action={{ label: '保存新价格', busy: step.isBusy, onAct: handleAct }}>
        <OrderForm failure={step.failure}>
          <p>
            原商品金额 <Money yuan={order.goodsAmount} size="small" />
            。优惠按比例分到每个产品，买家会收到通知。
          </p>
          <FieldPair>
            <Field label="改后的商品金额" required error={trouble.goodsAmount}>
              <Input figure before="¥" inputMode="decimal" value={typed.goodsAmount} onChange={({ target }) => type({ goodsAmount: target.value })} />
            </Field>
            <Field label="运费" required error={trouble.freight}>
              <Input figure before="¥" inputMode="decimal" value={typed.freight} onChange={({ target }) => type({ freight: target.value })} />
            </Field>
          </FieldPair>
          {after && (
            <div className="od-form__after" aria-live="polite">
              <OrderTotals
                goodsAmount={order.goodsAmount}
                discount={after.discount}
                couponAmount={order.couponAmount}
                coupons={order.coupons}
                freight={after.freight}
                amount={after.amount}
              />
              <p className="od-form__change p-small">
                {after.lower === 0 ? (
                  '应付金额没有变化'
                ) : (
                  <>
                    应付由 <Money yuan={order.amount} size="small" /> 改为 <Money yuan={after.amount} size="small" />，{after.lower > 0 ? '少付' : '多付'}{' '}
                    <Money yuan={Math.abs(after.lower)} size="small" />
                  </>
                )}
              </p>
            </div>
          )}
        </OrderForm>
      </Dialog>
    </>
  );
}
