import type { removeDesignProduct as endpoint } from '@portal/contract/design-order';
import type { Operation } from '../../../platform/http/serve.ts';
import { loadDesignOrder, type FindParty } from './get-design-order.ts';
import { lockQuotedOrder, storeQuotedOrder } from './quoted-order.ts';
import { takePieces } from './take-pieces.ts';

/** Takes pieces out of an own order as `takePieces` says; taking nothing writes nothing. */
export const removeDesignProduct =
  (findParty: FindParty): Operation<typeof endpoint> =>
  async (ctx, { body }) => {
    const order = await lockQuotedOrder(ctx, body.id);
    const { lines, isChanged } = takePieces(order.lines, body.productList);
    if (isChanged) await storeQuotedOrder(ctx, order, lines);
    return loadDesignOrder(ctx, findParty, order.id);
  };
