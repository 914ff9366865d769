import { expect, it } from 'vitest';
import { modelViews } from './model-views.ts';

const views = { K1: [{ view: 'back' as const, picture: '/pictures/nvr-1u_b4--back.svg' }] };

it('a model is shown from its own sides, another of its family from none', () => {
  expect(modelViews({ views }, { skuNo: 'K1' })).toEqual(views.K1);
  expect(modelViews({ views }, { skuNo: 'K2' })).toEqual([]);
});
