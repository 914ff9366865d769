import { newIdempotencyKey } from '@portal/client/request-keys';
import type { DesignOrder } from '@portal/contract/design-order';
import { toast } from '@portal/ui';
import { useCallback, useState } from 'react';
import { addToOrder, removeFromOrder, updateProducts } from '../api.ts';
import type { AddChoices } from '../../check/components/check-provider.tsx';
import { linesToAdd } from '../../check/model/completion.ts';
import { createOrderAdditions, type OrderAddition } from '../model/order-additions.ts';
import { exchangeInOrder } from '../model/order-exchange.ts';
import { tellFailure } from '../../../../lib/calls/failure.ts';
import { withServicesTold } from './services-told.ts';

/**
 * Puts chosen models into an order at today's price and the rate its lines have (CHECK-23); undone from the toast. `onChanged`,
 * the same as long as the page lives, gets the order as it is then.
 */
export function useAddToOrder(order: DesignOrder, onChanged: (order: DesignOrder) => void): AddChoices {
  const { id, lines } = order;
  const [additions] = useState(() =>
    createOrderAdditions({
      add: async (products, key) => withServicesTold(await addToOrder({ id, productSaveDTOS: [...products] }, key)),
      takeOut: (products, key) => removeFromOrder({ id, productList: [...products] }, key),
      newKey: newIdempotencyKey,
      onChanged,
    }),
  );
  return useCallback(
    async (products, exchange = []) => {
      if (exchange.length > 0) return exchanged(order, { products, exchange }, onChanged);
      const wanted = linesToAdd(products, { lines, exchange }).map(({ skuNo, quantity, rate }) => ({ skuNo, quantity, rate }));
      tellAddition(await additions.add(lines, wanted));
    },
    [additions, lines, order, onChanged],
  );
}

type Exchanged = { products: Parameters<AddChoices>[0]; exchange: NonNullable<Parameters<AddChoices>[1]> };

async function exchanged(order: DesignOrder, { products, exchange }: Exchanged, onChanged: (order: DesignOrder) => void): Promise<void> {
  const { notices, takeBack } = await exchangeInOrder(
    order,
    { additions: linesToAdd(products, { lines: order.lines, exchange }), exchange },
    { save: async (body) => withServicesTold(await updateProducts(body)), onChanged },
  );
  for (const notice of notices) toast.warning(notice);
  if (takeBack !== null) toast.success('配单已调整', { action: { label: '撤销', onAct: () => void undo(takeBack) } });
}

function tellAddition(addition: OrderAddition): void {
  const { length } = addition.pieces;
  const options = length === 0 ? {} : { action: { label: '撤销', onAct: () => void undo(addition.takeBack) } };
  if (addition.isEarlier) toast.warning(`上次提交的 ${length} 种产品已经加入，这次没有再加`, options);
  else toast.success(`已加入 ${length} 种产品`, options);
}

async function undo(takingBack: () => Promise<boolean>): Promise<void> {
  try {
    if (await takingBack()) toast.success('已撤销');
  } catch (failure) {
    tellFailure(failure, (words) => toast.error(`未能确认撤销：${words}`, { action: { label: '重试', onAct: () => void undo(takingBack) } }));
  }
}
