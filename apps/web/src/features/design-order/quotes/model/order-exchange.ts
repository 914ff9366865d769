/** Exchanging lines of an order in one save, and taking that back. Knows neither page nor network. */
import type { BodyInputOf } from '@portal/contract/core';
import type { DesignLine, DesignOrder, updateDesignProduct } from '@portal/contract/design-order';
import { exchangeLines } from '../../check/model/completion.ts';

export interface OrderExchangeDeps {
  /** Answers the order as it is then. */
  save(body: BodyInputOf<typeof updateDesignProduct>): Promise<DesignOrder>;
  onChanged(order: DesignOrder): void;
}

interface Exchange {
  additions: readonly DesignLine[];
  exchange: Parameters<typeof exchangeLines>[2];
}

interface Exchanged {
  /** What the user should be told: a figure was cut, a rule refused. */
  notices: string[];
  /** Saves the lines as they were. Once: false when that was done or is under way. Rejects when it failed, and may then be asked again. null: nothing was changed. */
  takeBack: (() => Promise<boolean>) | null;
}

/** One save of the whole order, so that nothing comes without what it replaces going; taken back by another. */
export async function exchangeInOrder(order: DesignOrder, { additions, exchange }: Exchange, { save, onChanged }: OrderExchangeDeps): Promise<Exchanged> {
  const { lines, notices, count } = exchangeLines(order.lines, additions, exchange);
  if (count === 0) return { notices, takeBack: null };
  const after = await save(wholeOf(order, lines));
  onChanged(after);
  let isAsked = false;
  const takeBack = async (): Promise<boolean> => {
    if (isAsked) return false;
    isAsked = true;
    try {
      onChanged(await save(wholeOf(after, order.lines)));
      return true;
    } catch (failure) {
      isAsked = false;
      throw failure;
    }
  };
  return { notices, takeBack };
}

const wholeOf = ({ id, revision }: DesignOrder, lines: readonly DesignLine[]): BodyInputOf<typeof updateDesignProduct> => ({
  id,
  revision,
  isWhole: true,
  productList: lines.map((line) => ({
    ...(line.id ? { id: line.id } : {}),
    skuNo: line.skuNo,
    quantity: line.quantity,
    ratePrice: line.ratePrice,
    ...(line.rate === null ? {} : { rate: line.rate }),
  })),
});
