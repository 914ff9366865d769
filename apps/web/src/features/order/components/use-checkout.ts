import { findCallError } from '@portal/client';
import { errorDataOf } from '@portal/contract/core';
import type { Invoice, Settlement } from '@portal/contract/order';
import { couponNotUsable } from '@portal/contract/coupon/errors';
import { notBuyable, settlementChanged, stockShort } from '@portal/contract/order/errors';
import type { PayWay } from '@portal/engines/states';
import { useState, type ReactNode } from 'react';
import { failureText } from '../../../lib/calls/failure.ts';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { handInOrder, settle, type OrderToPay } from '../api.ts';
import { settlementChanges, toldChanges, type SettlementChange } from '../model/settlement-changes.ts';
import type { Shops } from '../model/supply-plans.ts';

/** Refusals that mean what was seen is no longer so. */
const CHANGED: readonly number[] = [settlementChanged.code, stockShort.code, notBuyable.code, couponNotUsable.code];

interface HandedIn {
  remark: string;
  invoice: Invoice | null;
  payWay: PayWay;
}

interface CheckoutOptions {
  /** Which dealer sends what, to begin with; null: the one ordered from all. */
  shops: Shops | null;
  /** As the page was read. */
  given: Settlement;
  cartLineIds: readonly string[];
  onPlaced(placed: OrderToPay, payWay: PayWay): void;
}

/**
 * An order before it is handed in: what it comes to for the address and the coupons chosen (null: the best of them), and handing it in at exactly that. Where it comes to something
 * else by now, nothing is stored and the differences are named line by line; handed in again it is at what stands then.
 */
export function useCheckout({ given, cartLineIds, shops: givenShops, onPlaced }: CheckoutOptions) {
  const [settlement, setSettlement] = useState(given);
  const [changes, setChanges] = useState<readonly SettlementChange[]>([]);
  const [failure, setFailure] = useState<ReactNode>(null);
  const [busy, setBusy] = useState<'settling' | 'placing' | null>(null);
  const [couponIds, setCouponIds] = useState<readonly string[] | null>(null);
  const [shops, setShops] = useState(givenShops);
  const askedWith = (ids: readonly string[] | null, sent = shops) => ({
    cartLineIds: [...cartLineIds],
    ...(ids === null ? {} : { couponIds: [...ids] }),
    ...(sent === null ? {} : { shops: sent }),
  });

  const settleFor = async (addressId: string | undefined, ids = couponIds, sent = shops) => {
    setBusy('settling');
    setFailure(null);
    try {
      setSettlement(await settle({ ...askedWith(ids, sent), ...(addressId === undefined ? {} : { addressId }) }));
      setCouponIds(ids);
      setShops(sent);
    } catch (refused) {
      setFailure(failureWords(refused));
    }
    setBusy(null);
  };
  const place = async (words: HandedIn) => {
    const { address, amount } = settlement;
    if (address === null) return;
    setBusy('placing');
    setFailure(null);
    setChanges([]);
    try {
      onPlaced(await handInOrder({ ...askedWith(takenIds(settlement)), addressId: address.id, ...words, shown: shownOf(settlement), amount }), words.payWay);
      // it stays busy: the page is left
      return;
    } catch (refused) {
      setFailure(failureWords(refused));
      const failed = findCallError(refused);
      const told = failed?.code === settlementChanged.code ? errorDataOf(settlementChanged, failed.data) : null;
      if (CHANGED.includes(failed?.code ?? 0)) await showChanges(address.id, told && toldChanges(told.changes, settlement));
    }
    setBusy(null);
  };
  const showChanges = async (addressId: string, told: readonly SettlementChange[] | null) => {
    try {
      // what was chosen may be what cannot be taken any more: the best again
      const now = await settle({ ...askedWith(null), addressId });
      setCouponIds(null);
      setChanges(told ?? settlementChanges(settlement, now));
      setSettlement(now);
    } catch (refused) {
      setFailure(failureText(refused));
    }
  };
  /** As it was chosen before the page was loaded anew; what cannot be chosen any more is passed over. */
  const restore = async (addressId: string | undefined, ids: readonly string[] | null) => {
    if (addressId === settlement.address?.id && ids === couponIds) return;
    setBusy('settling');
    try {
      setSettlement(await settle({ ...askedWith(ids), ...(addressId === undefined ? {} : { addressId }) }));
      setCouponIds(ids);
    } catch {
      // the page stands as it was read
    }
    setBusy(null);
  };
  const chooseCoupons = (ids: readonly string[] | null) => void settleFor(settlement.address?.id, ids);
  /** Other dealers send it: the best coupons there. */
  const chooseShops = (sent: Shops) => void settleFor(settlement.address?.id, null, sent);
  return {
    chooseCoupons,
    chooseShops,
    couponIds,
    settlement,
    changes,
    failure,
    busy,
    restore: (id: string | undefined, ids: readonly string[] | null) => void restore(id, ids),
    settleFor: (id: string) => void settleFor(id),
    place: (words: HandedIn) => void place(words),
  };
}

/** What is seen, for the server to say what is otherwise. */
const shownOf = ({ lines, couponAmount, freight }: Settlement) => ({
  lines: lines.map(({ skuNo, price, quantity }) => ({ skuNo, price, quantity })),
  couponAmount,
  freight,
});

/** At exactly those that are seen to be taken. */
const takenIds = ({ coupons }: Settlement): string[] => coupons.flatMap(({ isTaken, couponNo }) => (isTaken ? [couponNo] : []));
