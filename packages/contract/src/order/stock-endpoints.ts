/** What a dealer has of what an order asks for, before it accepts it (ORDER-48). */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { recordId } from '../core/fields.ts';

/** By the dealer's own figures: nothing is taken or held by looking. */
export const getShopOrderStock = defineEndpoint({
  name: 'getShopOrderStock',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/shop-order/stock/:shopOrderNo',
  summary: '订单产品的库存',
  access: 'handlesOrders',
  idempotency: 'read',
  params: z.strictObject({ shopOrderNo: recordId }),
  data: z.array(
    z.strictObject({
      /** Of the order's line. */
      id: z.string(),
      productName: z.string(),
      productModel: z.string(),
      unit: z.string(),
      /** Pieces that are still to be sent. */
      toSend: z.int(),
      /** Of those, the ones set aside for this order: out of the stock, or out of a flash sale. */
      setAside: z.int(),
      /** What is there besides, held by no order; null: the dealer keeps no figure of it. */
      stockTotal: z.int().nullable(),
      /** What other orders hold that are not sent; not in `stockTotal`. */
      heldElsewhere: z.int(),
      /** Pieces that are neither set aside nor there; 0 where no figure is kept. */
      missing: z.int(),
    }),
  ),
  outcomes: [notFound],
});
