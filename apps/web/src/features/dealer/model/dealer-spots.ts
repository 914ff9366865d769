/** Dealers as the map and the list show them. */
import type { Dealer } from '@portal/contract/dealer';
import { distanceWords, kilometresBetween, type Centres, type Picked, type Spot } from '../../region/index.ts';

export const spotOf = ({
  merchantNo,
  enterpriseName,
  longitude,
  latitude,
}: Pick<Dealer, 'merchantNo' | 'enterpriseName' | 'longitude' | 'latitude'>): Spot => ({
  key: merchantNo,
  name: enterpriseName,
  position: [longitude, latitude],
});

/** The middle of the smallest region picked whose centre is known. */
export function centreOf(picked: Picked, centres: Centres): readonly [number, number] | undefined {
  for (const { code } of picked.toReversed()) {
    const centre = centres[code];
    if (centre) return centre;
  }
  return undefined;
}

/** How far a dealer is from there, in words; '' while it is not known from where. */
export const distanceOf = (dealer: Dealer, from: readonly [number, number] | undefined): string =>
  from === undefined ? '' : distanceWords(kilometresBetween(from, [dealer.longitude, dealer.latitude]));

/** The nearest first; in the order they came while it is not known from where. */
export const byDistance = (dealers: readonly Dealer[], from: readonly [number, number] | undefined): readonly Dealer[] =>
  from === undefined
    ? dealers
    : dealers.toSorted((a, b) => kilometresBetween(from, [a.longitude, a.latitude]) - kilometresBetween(from, [b.longitude, b.latitude]));

/** The dealer that was chosen, where the list still has it. */
export const stillAmong = (dealers: readonly Dealer[], chosen: Dealer | undefined): Dealer | undefined =>
  dealers.find(({ merchantNo }) => merchantNo === chosen?.merchantNo);
