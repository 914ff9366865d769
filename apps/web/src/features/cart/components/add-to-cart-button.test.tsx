import { NOT_BY_DEALERS } from '@portal/engines/goods';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { comparedCartButton, ModelToCartButton } from './add-to-cart-button.tsx';

const shown = (skuSaleType: string) => {
  const model = { skuNo: 'K1', skuModel: 'HV-1', skuSaleType };
  const element = (
    <>
      <ModelToCartButton model={model} />
      {comparedCartButton(model)}
    </>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />).split('加入购物车：HV-1').length - 1;
};

it('a model is put into the cart from card and comparison, and from neither where it goes by project alone (CART-4)', () => {
  expect([shown('经销'), shown(NOT_BY_DEALERS)]).toEqual([2, 0]);
});
