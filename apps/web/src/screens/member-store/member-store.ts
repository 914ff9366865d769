import { getLoginSessionInfo } from '@portal/contract/account';
import { mayCall } from '@portal/engines/access';
import { redirect } from 'react-router';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/member-store.ts';

/** /memberStore leads to the goods of the dealer ordered from; home whoever buys nothing. */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const { userType } = await context.get(callContext)(getLoginSessionInfo);
  return redirect(mayCall('keepsCart', userType) ? '/memberStore/sellProduct' : '/home');
});
