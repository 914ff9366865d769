import { findCallError } from '@portal/client';
import type { SeckillItem } from '@portal/contract/seckill';
import { seckillAmountChanged } from '@portal/contract/seckill/errors';
import { Button, Dialog, Money, Notice } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { AddressChoice } from '../../address/index.ts';
import { buy, calculate, type BegunPurchase, type WonOrder } from '../api.ts';
import { endsPurchase } from '../model/ends-purchase.ts';
import './buy-dialog.css';

interface BuyDialogProps {
  item: SeckillItem;
  quantity: number;
  /** As it was read for this purchase. */
  begun: BegunPurchase;
  onClose(): void;
  onWon(order: WonOrder): void;
  /** What was refused says that the page behind is no longer so. */
  onChanged(): void;
}

/** Where it goes and what it comes to, before it is bought. Where it comes to something else by now the new sum is shown and asked for anew. */
export function BuyDialog({ item, quantity, begun, onClose, onWon, onChanged }: BuyDialogProps) {
  const [addresses, setAddresses] = useState(begun.addresses);
  const [sum, setSum] = useState(begun.sum);
  const [failure, setFailure] = useState<ReactNode>(null);
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const calculateFor = async (addressId: string) => {
    setBusy(true);
    setFailure(null);
    try {
      setSum(await calculate({ itemNo: item.itemNo, quantity, addressId }));
    } catch (refused) {
      if (endsPurchase(findCallError(refused)?.code)) setOver(true);
      setFailure(failureWords(refused));
    }
    setBusy(false);
  };
  const handleBuy = async () => {
    if (sum.address === null) return;
    setBusy(true);
    setFailure(null);
    try {
      onWon(await buy(item.itemNo, { quantity, addressId: sum.address.id, amount: sum.amount }));
      // it stays busy: the page is left
      return;
    } catch (refused) {
      if (findCallError(refused)?.code === seckillAmountChanged.code) await calculateFor(sum.address.id);
      if (endsPurchase(findCallError(refused)?.code)) setOver(true);
      setFailure(failureWords(refused));
      onChanged();
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      title="确认抢购"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isOver ? '关闭' : '取消'}</Button>
          <Button kind="primary" busy={isBusy} disabled={isOver || !sum.isReady} onClick={() => void handleBuy()}>
            提交抢购
          </Button>
        </>
      }
    >
      <div className="p-stack">
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <p>
          {item.itemName} × {quantity} {item.unit}
        </p>
        {!isOver && (
          <>
            {sum.usualAmount !== null && sum.usualAmount < sum.goodsAmount && (
              <Notice tone="warning">
                您的日常采购价为 <Money yuan={sum.usualAmount} size="small" />
                ，低于本场秒杀价 <Money yuan={sum.goodsAmount} size="small" />
                。建议返回商品页直接下单，或确认后继续抢购。
              </Notice>
            )}
            <AddressChoice
              addresses={addresses}
              chosenId={sum.address?.id ?? null}
              onChoose={(id, all) => {
                setAddresses(all);
                void calculateFor(id);
              }}
            />
            <dl className="sk-sum">
              <dt>商品金额</dt>
              <dd>
                <Money yuan={sum.goodsAmount} />
              </dd>
              <dt>运费</dt>
              <dd>{sum.freight === 0 ? sum.freightWords : <Money yuan={sum.freight} />}</dd>
              <dt>应付</dt>
              <dd>
                <Money yuan={sum.amount} size="large" warm />
              </dd>
            </dl>
            <p className="p-small">秒杀价不与优惠券同用</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
