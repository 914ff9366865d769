import { describe, expect, it } from 'vitest';
import { checkoutDraftIn, draftOf, type CheckoutDraft } from './checkout-draft.ts';

const draft: CheckoutDraft = {
  shopNo: 'M1',
  addressId: 'A1',
  couponIds: ['C1'],
  remark: '送货前电话',
  invoice: { type: 'company', title: '公司', taxNo: '' },
  payWay: 'credit',
};

describe('what was chosen at a checkout (ORDER-20)', () => {
  it('is there again for its owner at its dealer', () => {
    expect(checkoutDraftIn(draftOf(draft, 'a/b'), 'a/b', 'M1')).toEqual(draft);
    expect(checkoutDraftIn(draftOf({ ...draft, couponIds: null, addressId: null }, 'a/b'), 'a/b', 'M1')).toMatchObject({ couponIds: null });
  });

  it.each([
    ['another’s', draftOf(draft, 'a/c')],
    ['of another dealer', draftOf({ ...draft, shopNo: 'M2' }, 'a/b')],
    ['none', null],
    ['no JSON', '{'],
    ['of another shape', '{"owner":"a/b","draft":{"shopNo":"M1","remark":1}}'],
    ['of another way to pay', draftOf({ ...draft, payWay: 'cash' as 'credit' }, 'a/b')],
  ])('is none where it is %s', (_, text) => expect(checkoutDraftIn(text, 'a/b', 'M1')).toBeNull());
});
