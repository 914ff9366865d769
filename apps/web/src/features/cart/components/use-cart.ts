import type { Cart } from '@portal/contract/cart';
import { toast } from '@portal/ui';
import { useRef, useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { readCart, removeLines, restoreLines, saveEdits } from '../api.ts';
import { mergedEdits, withEdits, type CartLineEdit, type LineEdits } from '../model/cart-edits.ts';

const noEdits = (): LineEdits => new Map();

export interface CartInWork {
  cart: Cart;
  /** Something is on its way to the server. */
  isSaving: boolean;
  edit(ids: readonly string[], edit: CartLineEdit): void;
  remove(ids: readonly string[]): void;
}

/**
 * The cart while it is changed: shown at once, saved in turn, several edits as one; what the server says is what stands then. `given`: as
 * the page was read.
 */
export function useCart(given: Cart): CartInWork {
  const [read, setRead] = useState(given);
  const [cart, setCart] = useState(given);
  const [edits, setEdits] = useState(noEdits);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(() => new Set());
  const [isSaving, setSaving] = useState(false);
  const waiting = useRef(noEdits());
  const isBusy = useRef(false);
  // the page was read anew
  if (read !== given) {
    setRead(given);
    setCart(given);
  }

  const answered = async (work: () => Promise<Cart>): Promise<void> => {
    try {
      setCart(await work());
    } catch (failure) {
      tellFailure(failure);
      const now = await readCart().catch(() => null);
      if (now) setCart(now);
    }
  };
  const save = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    while (waiting.current.size > 0) {
      const sent = waiting.current;
      waiting.current = noEdits();
      await answered(() => saveEdits(sent));
      setEdits(waiting.current);
    }
    isBusy.current = false;
    setSaving(false);
  };
  const edit = (ids: readonly string[], change: CartLineEdit) => {
    const more = new Map(ids.map((id) => [id, change]));
    waiting.current = mergedEdits(waiting.current, more);
    setEdits((before) => mergedEdits(before, more));
    void save();
  };
  const remove = async (ids: readonly string[]) => {
    setRemoved((before) => new Set([...before, ...ids]));
    await answered(async () => {
      const { cart: now, said } = await removeLines(ids);
      toast.success(said, { action: { label: '撤销', onAct: () => void answered(() => restoreLines(ids)) } });
      return now;
    });
    setRemoved((before) => new Set([...before].filter((id) => !ids.includes(id))));
  };
  return { cart: withEdits(cart, edits, removed), isSaving, edit, remove: (ids) => void remove(ids) };
}
