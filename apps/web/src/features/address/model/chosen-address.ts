/** Which of one's addresses is meant. */
import type { Address } from '@portal/contract/address';

/** Addresses that stand in sight before all are asked for. */
const SHOWN_MAX = 3;

/** The first ones; the one that is chosen is among them, at their end where it is a later one. */
export function shownAddresses(addresses: readonly Address[], chosenId: string | null): readonly Address[] {
  const first = addresses.slice(0, SHOWN_MAX);
  const chosen = addresses.find(({ id }) => id === chosenId);
  return chosen === undefined || first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
}

/** The one that was not there before. */
export const addedAddress = (before: readonly Address[], after: readonly Address[]): Address | undefined =>
  after.find(({ id }) => !before.some((one) => one.id === id));
