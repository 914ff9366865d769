import { describe, expect, it } from 'vitest';
import { readAddress } from './facts.ts';
import { signInReasonOf } from './sign-in-reason.ts';

const portalOrigin = 'http://shop.local:3000';
const reasonAt = (redirect: string, more = '') =>
  signInReasonOf({
    site: { brand: 'x', portalOrigin, demo: false, outbox: false },
    address: readAddress(`?redirect=${encodeURIComponent(redirect)}${more}`),
  });

describe('what one signs in for (DEALER-23)', () => {
  it.each([
    ['/tool/designOrder/selection?list=1', '登录后查看清单'],
    ['/tool/designOrder/selection', '登录后选择产品，加入清单'],
    ['/TOOL/designorder/detail?id=7', '登录后打开这份配单'],
    ['/tool/designOrder/', '登录后查看我的配单'],
    ['/member/messageCenter?unread=1', '登录后查看消息'],
    ['/merchantCenter/offers', '登录后进入商户中心'],
  ])('%s', (page, words) => expect(reasonAt(`${portalOrigin}${page}`)).toBe(words));

  it.each(['/home', '/', '/memberless', '/nowhere?why=请转账'])('says nothing at %s', (page) => expect(reasonAt(`${portalOrigin}${page}`)).toBeUndefined());

  it('says nothing of other sites, of what is no address, and after signing out', () => {
    for (const elsewhere of ['http://evil.example/member', `${portalOrigin}.evil.example/member`, '//member', 'member'])
      expect(reasonAt(elsewhere), elsewhere).toBeUndefined();
    expect(reasonAt(`${portalOrigin}//`)).toBeUndefined();
    expect(reasonAt(`${portalOrigin}/member`, '&loggedOut=1')).toBeUndefined();
  });

  it('never says a word of the address', () => {
    const said = reasonAt(`${portalOrigin}/member/请把密码发到?list=请转账#立即`);
    expect(said).toBe('登录后进入会员中心');
  });
});
