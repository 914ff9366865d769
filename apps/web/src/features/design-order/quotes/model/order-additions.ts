/** Adding to an order and taking it back, so that no press and no lost answer adds or takes twice. Knows neither page nor network. */
import { refusedBy } from '@portal/client';
import { idempotencyKeyReused } from '@portal/contract/core';
import type { addDesignProduct, AddedDesignOrder, DesignLine, DesignOrder } from '@portal/contract/design-order';
import { quantityMaxOf } from '@portal/engines/goods';
import { type Pieces } from '@portal/engines/pricing';
import type { Percent } from '@portal/units';
import { createTurns } from '../../../../lib/browser/turns.ts';

/** `rate`: what a model that is new to the order comes at; one it has keeps its own. */
export type RatedPieces = Pieces & { rate?: Percent };

export interface OrderAdditionsDeps {
  /** Both answer the order as it is then; the same key again is the same deed, not a second one. */
  add(products: readonly RatedPieces[], key: string): Promise<AddedDesignOrder>;
  takeOut(products: readonly Pieces[], key: string): Promise<DesignOrder>;
  newKey(): string;
  onChanged(order: DesignOrder): void;
}

export interface OrderAddition {
  /** What really came in, by model: fewer where a model reached its highest. */
  pieces: Pieces[];
  /** True: an earlier adding, whose answer was lost, had arrived after all; what was asked now was not added. */
  isEarlier: boolean;
  /** Takes the pieces out again, with the services they brought. Once: false when that was done or is under way. Rejects when it failed, and may then be asked again. */
  takeBack(): Promise<boolean>;
}

export interface OrderAdditions {
  /** `present`: the order's lines before. A second press meanwhile gets the outcome of the first. */
  add(present: readonly Pieces[], wanted: readonly RatedPieces[]): Promise<OrderAddition>;
}

interface Attempt {
  present: readonly Pieces[];
  wanted: readonly RatedPieces[];
}

export function createOrderAdditions({ add, takeOut, newKey, onChanged }: OrderAdditionsDeps): OrderAdditions {
  /** Attempts, newest first, none of which is known to have arrived. One key for them all: only one of them can. */
  let open: { key: string; attempts: Attempt[] } | null = null;
  let adding: Promise<OrderAddition> | null = null;
  const inTurn = createTurns();

  const takeBackOf = (pieces: readonly Pieces[]) => {
    const key = newKey();
    let isAsked = false;
    return async () => {
      if (isAsked) return false;
      isAsked = true;
      try {
        onChanged(await inTurn(() => takeOut(pieces, key)));
        return true;
      } catch (failure) {
        isAsked = false;
        throw failure;
      }
    };
  };
  const attempt = async (present: readonly Pieces[], wanted: readonly RatedPieces[]): Promise<OrderAddition> => {
    const { key, attempts } = open ?? { key: newKey(), attempts: [] };
    const now = attempts.find((one) => isSame(one.wanted, wanted)) ?? { present, wanted };
    const all = [now, ...attempts.filter((one) => one !== now)];
    open = { key, attempts: all };
    let refused: unknown;
    // a key that is used up belongs to an earlier attempt: sent again, it adds nothing and is answered as it would have been
    for (const one of all) {
      try {
        const order = await inTurn(() => add(one.wanted, key));
        open = null;
        onChanged(order);
        const pieces = piecesAdded(one, order.lines);
        const services = order.alsoAdded.map((skuNo) => ({ skuNo, quantity: 1 }));
        return { pieces, isEarlier: one !== now, takeBack: takeBackOf([...pieces, ...services]) };
      } catch (failure) {
        if (!isKeyUsed(failure)) throw failure;
        refused = failure;
      }
    }
    throw refused;
  };
  return {
    add: (present, wanted) =>
      (adding ??= attempt(present, wanted).finally(() => {
        adding = null;
      })),
  };
}

const isSame = (a: readonly RatedPieces[], b: readonly RatedPieces[]): boolean => JSON.stringify(a) === JSON.stringify(b);

const isKeyUsed = (failure: unknown): boolean => refusedBy<typeof addDesignProduct>(failure)(idempotencyKeyReused) !== null;

/** What an order gained of the models wanted. Below its highest a model got all; at it, what there is more than before. */
function piecesAdded({ present, wanted }: Attempt, after: readonly DesignLine[]): Pieces[] {
  const before = new Map(present.map(({ skuNo, quantity }) => [skuNo, quantity]));
  return wanted.flatMap(({ skuNo, quantity }) => {
    const line = after.find((one) => one.skuNo === skuNo);
    if (line === undefined) return [];
    const gained = line.quantity < quantityMaxOf(line) ? quantity : Math.min(quantity, line.quantity - (before.get(skuNo) ?? 0));
    return gained > 0 ? [{ skuNo, quantity: gained }] : [];
  });
}
