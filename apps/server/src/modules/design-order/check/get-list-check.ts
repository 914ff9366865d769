import type { getListCheck as endpoint } from '@portal/contract/design-order';
import type { Operation } from '../../../platform/http/serve.ts';
import { loadListCheck } from './list-check.ts';

export const getListCheck: Operation<typeof endpoint> = (ctx, { query }) => loadListCheck(ctx, query.designOrderId ?? null);
