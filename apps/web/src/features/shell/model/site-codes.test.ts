import { expect, it } from 'vitest';
import { footerCodesOf, promotedCodesOf } from './site-codes.ts';

const followed = [
  { kind: 'officialAccount', src: '/a.svg', isSample: false },
  { kind: 'miniProgram', src: '/m.svg', isSample: true },
] as const;
const captions = (codes: readonly { caption: string }[]) => codes.map(({ caption }) => caption);

it('the tools promote phone, official account and mini-program, the portal the service besides, and none that is not there (SHELL-3)', () => {
  const three = ['手机访问门户', '关注公众号', '打开小程序（示例）'];
  expect(captions(promotedCodesOf({ followed }))).toEqual(three);
  expect(captions(footerCodesOf({ followed, servicePhones: [{ provider: '', phone: '95555' }] }))).toEqual([...three, '扫码拨打客服']);
  expect(captions(footerCodesOf({ followed: [], servicePhones: [] }))).toEqual(['手机访问门户']);
});
