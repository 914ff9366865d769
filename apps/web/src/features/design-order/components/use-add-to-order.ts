import type { DesignOrder } from '@portal/contract/design-order';
import { toast } from '@portal/ui';
import { useCallback } from 'react';
import { addToOrder } from '../api.ts';
import type { AddChoices } from '../check/components/check-provider.tsx';
import { linesToAdd } from '../check/model/completion.ts';

/** Puts chosen models into an order at today's price; `onChanged` gets the order as it is then. */
export function useAddToOrder(id: string, onChanged: (order: DesignOrder) => void): AddChoices {
  return useCallback(
    async (rows, key) => {
      const productSaveDTOS = linesToAdd(rows).map(({ skuNo, quantity }) => ({ skuNo, quantity }));
      onChanged(await addToOrder({ id, productSaveDTOS }, key));
      toast.success(`已加入 ${productSaveDTOS.length} 种产品`);
    },
    [id, onChanged],
  );
}
