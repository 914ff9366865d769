import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { getProtocol, listProtocols, PROTOCOL_CODES } from '@portal/contract/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertProtocols, standardProtocols } from './index.ts';

describe('agreements (ACCOUNT-8)', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
    await insertProtocols(portal.database.db, standardProtocols());
  });
  afterAll(() => portal.close());

  it('lists those in force in the order asked for, each with the page that shows this version', async () => {
    const guest = await portal.as();
    const { protocolList } = await guest(listProtocols, { query: {} });
    expect(protocolList.map(({ protocolCode }) => protocolCode)).toEqual(PROTOCOL_CODES);
    const some = await guest(listProtocols, { query: { codes: '5,60' } });
    expect(some.protocolList).toEqual([
      { protocolCode: 5, version: 1, protocolName: '用户协议', protocolUrl: '/aboutUs/protocol?protocolCode=5&version=1' },
      { protocolCode: 60, version: 1, protocolName: '个人信息处理告知书', protocolUrl: '/aboutUs/protocol?protocolCode=60&version=1' },
    ]);
    await expect(guest(listProtocols, { query: { codes: '5,7' } })).rejects.toThrow('协议编号不正确');
  });

  it('names the provider in the text, keeps older versions, and shows none before its day', async () => {
    const guest = await portal.as();
    const policy = standardProtocols().filter(({ protocolCode }) => protocolCode === 60);
    const tomorrow = new Date(portal.clock.now() + 86_400_000);
    await insertProtocols(
      portal.database.db,
      policy.map((each) => ({ ...each, version: 2, protocolName: '新版告知书', gmtPublish: tomorrow })),
    );
    const first = await guest(getProtocol, { query: { protocolCode: 60 } });
    expect(first.sections.flatMap(({ lines }) => lines).join('')).toContain('海康威视的门户运营方');
    expect(first.version).toBe(1);
    await expect(guest(getProtocol, { query: { protocolCode: 60, version: 2 } })).rejects.toThrow('内容不存在');
    portal.clock.forward(86_400_000);
    expect((await guest(getProtocol, { query: { protocolCode: 60 } })).protocolName).toBe('新版告知书');
    expect((await guest(getProtocol, { query: { protocolCode: 60, version: 1 } })).protocolName).toBe('个人信息处理告知书');
  });
});
