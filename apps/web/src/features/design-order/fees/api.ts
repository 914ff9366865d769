/** The call of an order's fees. */
import type { BodyInputOf } from '@portal/contract/core';
import { saveOrderFees } from '@portal/contract/design-order';
import { pageCall as call } from '../../../lib/calls/call.ts';

export const saveFees = (body: BodyInputOf<typeof saveOrderFees>) => call(saveOrderFees, { body });
