import type { DesignOrder } from '@portal/contract/design-order';
import { toast } from '@portal/ui';
import { useCallback, useState } from 'react';
import { newIdempotencyKey } from '../../../../lib/request-keys.ts';
import { addToOrder, removeFromOrder } from '../api.ts';
import type { AddChoices } from '../../check/components/check-provider.tsx';
import { linesToAdd } from '../../check/model/completion.ts';
import { createOrderAdditions, type Addition } from '../model/order-additions.ts';
import { tellFailure } from '../../../../lib/failure.ts';

/**
 * Puts chosen models into an order at today's price; undone from the toast. `onChanged`, the same as long as the page lives,
 * gets the order as it is then.
 */
export function useAddToOrder({ id, lines }: DesignOrder, onChanged: (order: DesignOrder) => void): AddChoices {
  const [additions] = useState(() =>
    createOrderAdditions({
      add: (products, key) => addToOrder({ id, productSaveDTOS: [...products] }, key),
      takeOut: (products, key) => removeFromOrder({ id, productList: [...products] }, key),
      newKey: newIdempotencyKey,
      onChanged,
    }),
  );
  return useCallback(
    async (products) => {
      const wanted = linesToAdd(products).map(({ skuNo, quantity }) => ({ skuNo, quantity }));
      tellAddition(await additions.add(lines, wanted));
    },
    [additions, lines],
  );
}

function tellAddition(addition: Addition): void {
  const { length } = addition.pieces;
  const options = length === 0 ? {} : { action: { label: '撤销', onAct: () => void takeBack(addition) } };
  if (addition.isEarlier) toast.warning(`上次提交的 ${length} 种产品已经加入，这次没有再加`, options);
  else toast.success(`已加入 ${length} 种产品`, options);
}

async function takeBack(addition: Addition): Promise<void> {
  try {
    if (await addition.takeBack()) toast.success('已撤销');
  } catch (failure) {
    tellFailure(failure, (words) => toast.error(`未能确认撤销：${words}`, { action: { label: '重试', onAct: () => void takeBack(addition) } }));
  }
}
