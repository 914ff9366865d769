import * as contract from '@portal/contract/design-order';
import { versionsCopy } from '@portal/contract/design-order';
import { applyListDiff, diffLists, isNoDifference } from '@portal/engines/pricing';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { lockOwnOrder } from '../lines/own-order.ts';
import { findQuotation, putQuotation } from '../quotation/store.ts';
import { comparedOf, contentOf } from './content.ts';
import { keepBefore } from './keep-version.ts';
import { getVersion } from './own-versions.ts';
import { writeLines } from './write-lines.ts';

/** Numbers given to quotations stand: the next save of one says whether the offer is another. */
export const restoreVersion = operation(contract.restoreVersion, async function restoreVersion(ctx, { body }) {
  const order = await lockOwnOrder(ctx, body.id);
  const { id: needed, name, content } = await getVersion(ctx, order.id, body.versionId);
  const present = await contentOf(ctx, order);
  // what is quoted since is no part of a version from before the first quotation
  const wanted = { ...content, fees: content.fees ?? [], quotation: content.quotation ?? present.quotation };
  const diff = diffLists(comparedOf(present), comparedOf(wanted));
  if (isNoDifference(diff)) return { undoVersionId: null };
  const undoVersionId = await keepBefore(ctx, order.id, { cause: 'restore', name: versionsCopy.beforeRestore(name), content: present, needed });
  const owner = ownerOf(ctx.caller);
  await writeLines(ctx, order, applyListDiff(diff, comparedOf(present)).lines, { ...wanted.head, fees: wanted.fees });
  const stored = await findQuotation(ctx.db, owner, order.id);
  if (stored && wanted.quotation) await putQuotation(ctx.db, owner, order.id, { ...stored, head: wanted.quotation });
  return { undoVersionId };
});
