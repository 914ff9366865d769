import { figureText } from '@portal/units';
import type { Address } from '@portal/contract/address';
import { findCallError } from '@portal/client';
import type { CreditsGoodsDetail } from '@portal/contract/credits';
import { creditsPriceChanged, creditsShort, exchangedEnough, goodsSoldOut } from '@portal/contract/credits/errors';
import { orderCopy } from '@portal/contract/order';
import { Button, Card, Notice, Stepper } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { AddressChoice } from '../../address/index.ts';
import { ProductPicture } from '../../catalog/index.ts';
import { purchase } from '../api.ts';
import { piecesLeft } from '../model/pieces-left.ts';
import { Points } from './points.tsx';
import './submit-exchange.css';

/** Refusals that mean what was seen is no longer so. */
const CHANGED: readonly number[] = [creditsShort.code, goodsSoldOut.code, exchangedEnough.code, creditsPriceChanged.code];

interface SubmitExchangeProps {
  goods: CreditsGoodsDetail;
  balance: number;
  addresses: readonly Address[];
  quantity: number;
  onQuantity(quantity: number): void;
  onPlaced(): void;
  /** What the page shows is no longer so. */
  onStale(): void;
}

/** An exchange before it is handed in: where it goes, how many, what it costs and what is left (CREDITS-7). */
export function SubmitExchange({ goods, balance, addresses, quantity, onQuantity, onPlaced, onStale }: SubmitExchangeProps) {
  const [own, setOwn] = useState(addresses);
  const [addressId, setAddressId] = useState<string | null>(addresses[0]?.id ?? null);
  const [failure, setFailure] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const { most, why, bound } = piecesLeft(goods, balance);
  const taken = Math.max(1, Math.min(quantity, most));
  const points = goods.points * taken;
  const handlePlace = async () => {
    if (addressId === null) return;
    setBusy(true);
    setFailure(null);
    try {
      await purchase({ spuNo: goods.spuNo, quantity: taken, addressId, points });
      // it stays busy: the page is left
      onPlaced();
      return;
    } catch (refused) {
      setFailure(failureWords(refused));
      if (CHANGED.includes(findCallError(refused)?.code ?? 0)) onStale();
    }
    setBusy(false);
  };
  return (
    <div className="cr-submit">
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <Card title="收货地址">
        <AddressChoice
          addresses={own}
          chosenId={addressId}
          onChoose={(id, all) => {
            setOwn(all);
            setAddressId(id);
          }}
        />
      </Card>
      <Card title="兑换商品">
        <div className="cr-submit__goods">
          <span className="cr-submit__picture">
            <ProductPicture src={goods.picture} size={96} />
          </span>
          <div className="cr-submit__words">
            <b>{goods.title}</b>
            <span className="p-small">{goods.summary}</span>
            <Points points={goods.points} />
          </div>
          <div className="p-row">
            <Stepper label="数量" value={taken} max={Math.max(1, most)} disabled={most === 0} onChange={(next) => onQuantity(next ?? 1)} />
            <span className="p-small">
              {goods.unit}
              {most > 0 && `，最多 ${most} ${goods.unit}（${bound}）`}
            </span>
          </div>
        </div>
      </Card>
      <section className="cr-submit__bar" aria-label="提交">
        <output className="p-small">
          {most === 0 ? why : addressId === null ? orderCopy.addressRequired : `现有 ${figureText(balance)} 积分，兑换后剩 ${figureText(balance - points)}`}
        </output>
        <Points points={points} size="large" />
        <Button kind="primary" size="large" busy={isBusy} disabled={addressId === null || most === 0} onClick={() => void handlePlace()}>
          提交兑换
        </Button>
      </section>
    </div>
  );
}
