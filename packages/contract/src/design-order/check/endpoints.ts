/** How a list or an order is checked: read and saved. */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../../core/endpoint.ts';
import { notFound } from '../../core/errors.ts';
import { recordId } from '../../core/fields.ts';
import { listChanged, orderChanged } from '../lines/errors.ts';
import { DESIGN_ORDER_PATH } from '../lines/path.ts';
import { ListCheck, SavedCheck } from './shapes.ts';

/** A check's settings, found by their key. */
const CHECK_READ_COST_MS = 1;

/** How the list (`designOrderId` left out) or an order is checked. The handbook's defaults where nothing was saved yet. */
export const getListCheck = defineEndpoint({
  name: 'getListCheck',
  method: 'GET',
  path: `${DESIGN_ORDER_PATH}/check`,
  summary: '清单检查设置',
  access: 'signedIn',
  idempotency: 'read',
  costMs: () => CHECK_READ_COST_MS,
  query: z.object({ designOrderId: recordId.optional() }),
  data: ListCheck,
  outcomes: [notFound],
});

/**
 * Saves it whole. An order made of the list takes the list's over. Outcomes `listChanged`, `orderChanged`: another editor has saved it since it
 * was as `seen`, which whoever says none does not ask about; nothing is stored (CHECK-19).
 */
export const saveListCheck = defineEndpoint({
  name: 'saveListCheck',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/check`,
  summary: '保存清单检查设置',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ designOrderId: recordId.nullable(), check: SavedCheck, seen: ListCheck.optional() }),
  data: ListCheck,
  outcomes: [notFound, listChanged, orderChanged],
});
