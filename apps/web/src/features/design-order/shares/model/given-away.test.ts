import { expect, it } from 'vitest';
import { givenAway } from './given-away.ts';

const line = (productModel: string, price: number | null, ratePrice: number | null) => ({ productModel, price, ratePrice });

it('names what has a price and is quoted at none; free goods and what is not quoted are none of it (PRICE-38)', () =>
  expect(givenAway([line('A', 100, 0), line('B', 100, 1), line('C', 0, 0), line('D', null, null), line('E', null, 0)])).toEqual(['A']));
