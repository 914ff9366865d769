import type { getSelectionRevision as endpoint } from '@portal/contract/design-order';
import type { Operation } from '../../../platform/http/serve.ts';
import { ownerOf } from '../owner.ts';
import { findRevision } from './store.ts';

export const getSelectionRevision: Operation<typeof endpoint> = async (ctx) => ({ revision: await findRevision(ctx.db, ownerOf(ctx.caller)) });
