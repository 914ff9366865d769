import { newIdempotencyKey } from '@portal/client/request-keys';
import { designOrderCopy, type DesignOrder } from '@portal/contract/design-order';
import { toast } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { followList, openChannel, shelfOf, type OpenList } from '../../selection/components/follow-list.ts';
import { EditingProvider } from '../../selection/components/selection-provider.tsx';
import { keptReader, useKeptReader } from '../../selection/components/use-kept-reader.ts';
import { isListChanged } from '../../lines/model/is-list-changed.ts';
import { draftsOf, stepsOf } from '../../selection/model/selection-draft.ts';
import { createSelectionStore } from '../../selection/model/selection-store.ts';
import { loadOrder, loadOrderRevision } from '../../lines/api.ts';
import { updateOrder } from '../api.ts';
import { storedOrder, updateInput } from '../model/edited-order.ts';
import { withServicesTold } from './services-told.ts';

interface OrderEditingProps {
  order: DesignOrder;
  /** Account and identity: a draft never passes from one person to another. */
  owner: string;
  /** Orders are made for customers here (DESIGN-9). */
  namesCustomer: boolean;
  children: ReactNode;
}

/** How often an order that is edited is looked at: another device, or a call that says no revision, may have changed it. */
const WATCH_MS = 15_000;

/** An order that is edited, for everything below, in the place of the selected-product list. Give it a `key` of owner and order. */
export function OrderEditing({ order, owner, namesCustomer, children }: OrderEditingProps) {
  useKeptReader(`orderDraft:${owner}/${order.id}`, `orderSteps:${owner}/${order.id}`);
  const [list] = useState(() => openOrder(order, owner, namesCustomer));
  return <EditingProvider list={list}>{children}</EditingProvider>;
}

function openOrder(order: DesignOrder, owner: string, namesCustomer: boolean): OpenList {
  const { id } = order;
  const channel = openChannel(`portal-design-order:${id}`, owner);
  const key = `${owner}/${id}`;
  const load = async () => storedOrder(await loadOrder(id));
  const store = createSelectionStore(storedOrder(order), {
    place: { kind: 'order', id },
    load,
    loadRevision: () => loadOrderRevision(id),
    save: async (input, words) => storedOrder(withServicesTold(await updateOrder(updateInput(id, input, words, namesCustomer)))),
    onAlsoAdded: () => undefined,
    newKey: newIdempotencyKey,
    editor: newIdempotencyKey(),
    tell: (text) => toast.error(text),
    warn: (text) => toast.warning(text),
    drafts: draftsOf(key, shelfOf(`orderDraft:${key}`), keptReader),
    steps: stepsOf(key, shelfOf(`orderSteps:${key}`), keptReader),
    announce: channel.tell,
  });
  const onFollowed = () => void toast.info(designOrderCopy.orderFollowed);
  return { store, connect: () => followList(store, { channel, watchMs: WATCH_MS, isToldHere: isListChanged, onFollowed }) };
}
