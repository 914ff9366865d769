import type { OfferRow } from '@portal/contract/offer';
import { toast } from '@portal/ui';
import { useState } from 'react';
import { failureText, tellFailure } from '../../../lib/calls/failure.ts';
import { offerByNow, removeOffer, saveOffer, type Offer } from '../api.ts';
import { readOffer, typedOf, type TypedOffer } from '../model/typed-offer.ts';

/** A row while it is edited, and what became of it. */
export interface OfferEdit {
  typed: TypedOffer;
  /** As the server has it; null: not offered. */
  stored: Offer | null;
  state: 'rest' | 'open' | 'saving' | 'saved' | 'refused';
  /** Which cell is wrong; null: none, or all of it was refused. */
  field: keyof TypedOffer | null;
  words: string;
}

export interface OfferEdits {
  editOf(row: OfferRow): OfferEdit;
  type(row: OfferRow, change: Partial<TypedOffer>): void;
  /** A cell is left: what is whole and new is saved. */
  leave(row: OfferRow): void;
  remove(row: OfferRow): void;
}

const rest = (stored: Offer | null): OfferEdit => ({ typed: typedOf(stored), stored, state: 'rest', field: null, words: '' });

/** `onStored`: something else may show another price by now. */
export function useOfferEdits(onStored: () => void): OfferEdits {
  const [edits, setEdits] = useState<ReadonlyMap<string, OfferEdit>>(new Map());
  const put = (skuNo: string, change: (edit: OfferEdit) => OfferEdit, row?: OfferRow) =>
    setEdits((now) => new Map(now).set(skuNo, change(now.get(skuNo) ?? rest(row?.offer ?? null))));
  const editOf = (row: OfferRow): OfferEdit => edits.get(row.skuNo) ?? rest(row.offer);

  const save = async (row: OfferRow, offer: Pick<Offer, 'price' | 'stockTotal' | 'leadDays'>, seen: Offer | null) => {
    const { skuNo } = row;
    const { typed } = editOf(row);
    put(skuNo, (edit) => ({ ...edit, state: 'saving', field: null, words: '' }), row);
    try {
      const stored = await saveOffer({ skuNo, ...offer }, seen);
      // what has been typed meanwhile stays
      put(skuNo, (edit) => (edit.typed === typed ? { ...rest(stored), state: 'saved' } : { ...edit, stored }));
      onStored();
    } catch (failure) {
      const byNow = await offerByNow(failure);
      put(skuNo, (edit) => ({ ...edit, stored: byNow === undefined ? edit.stored : byNow, state: 'refused', words: failureText(failure) }));
    }
  };

  return {
    editOf,
    type: (row, change) => put(row.skuNo, (edit) => ({ ...edit, typed: { ...edit.typed, ...change }, state: 'rest', field: null, words: '' }), row),
    leave(row) {
      const edit = editOf(row);
      if (edit.state === 'saving' || edit.state === 'saved') return;
      const read = readOffer(edit.typed, edit.stored);
      if (read.state === 'new') return void save(row, read.offer, edit.stored);
      if (read.state === 'wrong') return put(row.skuNo, (now) => ({ ...now, state: 'refused', field: read.field, words: read.words }), row);
      if (read.state === 'open') put(row.skuNo, (now) => ({ ...now, state: 'open', field: null, words: '报价、库存、供货天数填齐后自动保存' }), row);
    },
    async remove(row) {
      const { stored } = editOf(row);
      try {
        await removeOffer(row.skuNo);
        put(row.skuNo, () => rest(null));
        onStored();
        toast.success(
          `已撤下 ${row.skuModel} 的报价`,
          stored
            ? {
                action: {
                  label: '撤销',
                  onAct: () => void save({ ...row, offer: null }, { price: stored.price, stockTotal: stored.stockTotal, leadDays: stored.leadDays }, null),
                },
              }
            : {},
        );
      } catch (failure) {
        tellFailure(failure);
      }
    },
  };
}
