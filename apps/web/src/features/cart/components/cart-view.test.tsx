import type { Cart } from '@portal/contract/cart';
import { UserType } from '@portal/engines/access';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { AddToSelectionProvider } from '../../catalog/index.ts';
import { CartView } from './cart-view.tsx';

const cart = (isOpen: boolean): Cart => ({
  shop: { shopNo: 'M1', shopName: '甲', isOpen },
  lines: [
    {
      id: 'a',
      spuNo: 'P1',
      skuNo: 'K1',
      skuName: '半球',
      spuName: '半球',
      skuModel: 'HV-1',
      skuDesc: '',
      skuType: 0,
      picUrl: '',
      unit: '台',
      quantity: 2,
      quantityMax: 9999,
      price: 100.5,
      priceLabel: '客户价',
      priceSource: 'tier',
      priceWhenAdded: 100.5,
      priceStep: 0,
      amount: 201,
      stockTotal: 10,
      platformStock: null,
      leadDays: 2,
      status: 'normal',
      selected: true,
      sourceType: 'product',
      sourceId: '',
      gmtCreate: '2026-11-23T00:00:00.000Z',
    },
  ],
  totals: { amount: 201, lineCount: 1, pieceCount: 2 },
  others: [],
});

const shown = (isOpen: boolean, now: Cart = cart(isOpen)): string =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '/',
          element: (
            <AddToSelectionProvider isSignedIn>
              <CartView
                cart={now}
                session={{ userType: UserType.SecondLevel }}
                hasOtherDealers={false}
                elsewhere={new Map()}
                unpaid={{ count: 2, href: '/orders' }}
                checkoutHref={null}
                onSwitch={() => Promise.resolve()}
                besideOf={() => <a href="/memberStore/seckill/detail">去抢购</a>}
              />
            </AddToSelectionProvider>
          ),
        },
      ])}
    />,
  );

it('what a flash sale offers stands beside a line, but not where the dealer sells nothing for now (CART-11)', () => {
  expect(shown(true)).toContain('去抢购');
  expect(shown(false)).not.toContain('去抢购');
  expect(shown(false)).toContain('HV-1');
});

it('an empty cart says that there are orders to be paid, and leads to them; one with lines does not', () => {
  const empty = shown(true, { ...cart(true), lines: [] });
  expect(empty).toContain('有 2 张订单还没有付款');
  expect(empty).toContain('href="/orders"');
  expect(shown(true)).not.toContain('还没有付款');
});
