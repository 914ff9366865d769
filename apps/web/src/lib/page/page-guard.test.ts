import { CallError, type Call } from '@portal/client';
import { UserType, VISITOR, type Acting } from '@portal/engines/access';
import { RouterContextProvider, type MiddlewareFunction } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as table from '../../route-table.ts';
import { guardPage, opensNow } from './page-guard.server.ts';
import { callContext, hasSessionContext } from './server-context.ts';

const forDealers: table.SitePage = { path: 'planted', file: 'planted.tsx', frame: 'default', access: 'ordersFromDealer', title: '出货价' };

function contextOf(userType: UserType, facts: Partial<Acting> = {}): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(hasSessionContext, userType !== UserType.Tourist);
  context.set(callContext, (async () => ({ ...VISITOR, ...facts, userType })) as unknown as Call);
  return context;
}

/** The address a step is sent on to; `in` where it may come in. */
async function stepTo(address: string, pattern: string, userType: UserType, facts: Partial<Acting> = {}): Promise<string> {
  const context = contextOf(userType, facts);
  const args = { request: new Request(`http://portal.test${address}`), context, pattern, params: {} } as unknown as Parameters<MiddlewareFunction<Response>>[0];
  try {
    await guardPage(args, async () => new Response('in'));
    return 'in';
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('location') ?? '';
  }
}

describe('the guard before every page', () => {
  beforeEach(() => void (table.pages as table.SitePage[]).push(forDealers));
  afterEach(() => void (table.pages as table.SitePage[]).pop());

  it('lets visitors into what is for everyone, and to the page that says there is none', async () => {
    expect(await stepTo('/home', 'home', UserType.Tourist)).toBe('in');
    expect(await stepTo('/', '/', UserType.Tourist)).toBe('in');
    expect(await stepTo('/no-such-page', '*', UserType.Tourist)).toBe('in');
  });

  it('leads visitors to the sign-on, and back to the page with its query', async () => {
    const back = `/login?redirect=${encodeURIComponent('/tool/designOrder?page=2')}`;
    expect(await stepTo('/tool/designOrder?page=2', 'tool/designOrder', UserType.Tourist)).toBe(back);
    expect(await stepTo('/tool/designOrder.data?page=2&_routes=x', 'tool/designOrder', UserType.Tourist)).toBe(back);
    expect(await stepTo('/TOOL/designOrder/', 'tool/designOrder', UserType.Tourist)).toMatch(/^\/login/);
  });

  it('lets the user types in that the page names, and sends others to the page that says so', async () => {
    expect(await stepTo('/planted', 'planted', UserType.SecondLevel)).toBe('in');
    expect(await stepTo('/planted?tab=2', 'planted', UserType.FirstLevel)).toBe('/error?status=403&from=%2Fplanted%3Ftab%3D2');
  });

  it('a page that was refused leads there once it opens', async () => {
    const open = (from: string, userType: UserType) => opensNow(from, contextOf(userType));
    expect(await open('/planted?tab=2', UserType.SecondLevel)).toBe('/planted?tab=2');
    expect(await open('/planted?tab=2', UserType.FirstLevel)).toBeNull();
    expect(await open('/tool/designOrder', UserType.Tourist)).toBeNull();
    expect(await open('/home?名称=一\r\nset-cookie: a=b', UserType.Tourist)).toBe('/home?%E5%90%8D%E7%A7%B0=%E4%B8%80set-cookie:%20a=b');
    for (const foreign of ['//evil.test/home', 'https://evil.test/home', '/\\evil.test', '/\t/evil.test/home', 'home', ''])
      expect(await open(foreign, UserType.Tourist)).toBeNull();
  });

  it('leads whoever has a workbench elsewhere home from the member centre (ACCESS-10)', async () => {
    const step = (userType: UserType, facts: Partial<Acting>) => stepTo('/member/accountSetting/baseInfo', 'member/accountSetting/baseInfo', userType, facts);
    expect(await step(UserType.Person, {})).toBe('in');
    expect(await step(UserType.SecondLevel, { authStatus: 1, enterpriseType: 2 })).toBe('/home');
    expect(await step(UserType.Person, { isMultRole: true })).toBe('/home');
    expect(await step(UserType.Tourist, {})).toMatch(/^\/login/);
  });

  it('leads a visitor home from any address of the member store, and not to sign in (ACCESS-16)', async () => {
    for (const address of ['/memberStore/coupon', '/memberStore/seckill/detail.data?pType=1', '/x/memberStore', '/memberstore'])
      expect(await stepTo(address, '*', UserType.Tourist)).toBe('/home');
    expect(await stepTo('/memberStore/coupon', '*', UserType.SecondLevel)).toBe('in');
    expect(await stepTo('/search?keyword=memberStore', '*', UserType.Tourist)).toBe('in');
  });

  it('takes a cookie that no longer speaks for anyone for a guest, and passes another failure on', async () => {
    const step = async (status: number) => {
      const context = contextOf(UserType.Person);
      context.set(callContext, (() => Promise.reject(new CallError({ code: status, status, msg: `${status} 的话` }))) as unknown as Call);
      const args = { request: new Request('http://portal.test/planted'), context, pattern: 'planted', params: {} } as unknown as Parameters<
        MiddlewareFunction<Response>
      >[0];
      return Promise.resolve(guardPage(args, async () => new Response('in'))).catch((thrown: unknown) => thrown);
    };
    expect(((await step(401)) as Response).headers.get('location')).toBe('/login?redirect=%2Fplanted');
    expect(await step(503)).toMatchObject({ data: { words: '503 的话' }, init: { status: 503 } });
  });

  it('opens nothing that stands in no row', async () => {
    await expect(stepTo('/forgotten', 'forgotten', UserType.FirstLevel)).rejects.toThrow('no row of the route table');
  });
});
