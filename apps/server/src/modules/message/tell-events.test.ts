import { modifyPhone, tokenLogin, updatePasswordByOldPwd } from '@portal/contract/account';
import { listMessages } from '@portal/contract/message';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aPersonWithPassword, ask, RIGHT_PASSWORD } from '@portal/server/testkit/sign-on';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('what happened is told to whom it concerns (MESSAGE-3)', () => {
  let portal: TestPortal;
  beforeAll(async () => void (portal = await openTestPortal()));
  afterAll(() => portal.close());

  const toldTo = async (accountNo: string) => (await (await portal.as(accountNo))(listMessages, { query: {} })).data;
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

  it('a changed password, once', async () => {
    const { accountNo } = await aPersonWithPassword(portal);
    const call = await portal.as(accountNo);
    await expect(call(updatePasswordByOldPwd, { body: { oldPassword: 'wrong-one-1', password: 'tR7#kd92m' } })).rejects.toThrow('密码');
    expect(await toldTo(accountNo)).toEqual([]);
    await (
      await portal.as(accountNo)
    )(updatePasswordByOldPwd, { body: { oldPassword: RIGHT_PASSWORD, password: 'tR7#kd92m' } });
    expect(await toldTo(accountNo)).toMatchObject([{ type: 'security', title: '登录密码已修改', isRead: false }]);
    await expect((await portal.as(accountNo))(modifyPhone, { body: { password: 'tR7#kd92m', phone: '13700000001', code: '000000' } })).rejects.toThrow(
      '验证码',
    );
    expect(await toldTo(accountNo)).toHaveLength(1);
  });

  it('a sign-in with a browser that no other session has; the first of all is no news, nor is the same one again', async () => {
    const { accountNo, phone } = await aPersonWithPassword(portal);
    const signIn = async (userAgent: string) => {
      const { data } = await ask(portal.sso, '/api-cloud-merchant-service/v1/account/passwordLogin', { phone, password: RIGHT_PASSWORD });
      await ask(portal.portal, tokenLogin.path, { token: data['token'] }, { headers: { 'user-agent': userAgent } });
    };
    await signIn(CHROME);
    await signIn(CHROME);
    expect(await toldTo(accountNo)).toEqual([]);
    await signIn(FIREFOX);
    await signIn(FIREFOX);
    const told = await toldTo(accountNo);
    expect(told).toMatchObject([{ title: '新设备登录', link: '/member/accountSetting/modPhoneAndPassword' }]);
    expect(told[0]?.text).toContain('Linux · Firefox');
  });
});
