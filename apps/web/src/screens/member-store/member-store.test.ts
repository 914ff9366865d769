import type { Call } from '@portal/client';
import { UserType } from '@portal/engines/access';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { callContext } from '../../lib/page/server-context.ts';
import { loader } from './member-store.ts';

describe('the member store’s own address (ACCESS-16)', () => {
  it.each([
    ['Person', '/memberStore/sellProduct'],
    ['SalesStaff', '/memberStore/sellProduct'],
    ['GoldSecondLevelStaff', '/memberStore/sellProduct'],
    ['FirstLevel', '/home'],
    ['FirstLevelStaff', '/home'],
  ] as const)('leads %s to %s', async (name, to) => {
    const context = new RouterContextProvider();
    context.set(callContext, (async () => ({ userType: UserType[name] })) as unknown as Call);
    const answer = await loader({ context, request: new Request('http://portal.test/memberStore') } as unknown as Parameters<typeof loader>[0]);
    expect(answer.headers.get('location')).toBe(to);
  });
});
