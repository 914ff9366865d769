import { expect, it } from 'vitest';
import { faultsLeft } from './faults-left.ts';

it('what was said of a changed field goes, what was said of others stays (SHELL-22)', () => {
  expect(faultsLeft({ carrier: '请填写承运公司', trackingNo: '请填写运单号' }, { trackingNo: 'SF1' })).toEqual({ carrier: '请填写承运公司' });
  expect(faultsLeft({ carrier: '请填写承运公司' }, { way: 'own' })).toEqual({ carrier: '请填写承运公司' });
});
