import type { listRegions as endpoint } from '@portal/contract/region';
import type { Operation } from '../../platform/http/serve.ts';
import { listChildren } from './store.ts';

export const listRegions: Operation<typeof endpoint> = (ctx, { query }) => listChildren(ctx.db, query.parentCode);
