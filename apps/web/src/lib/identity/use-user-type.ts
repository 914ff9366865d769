import type { SessionInfo } from '@portal/contract/account';
import { UserType } from '@portal/engines/access';
import { useRouteLoaderData } from 'react-router';

/** As whom whoever looks acts; a visitor where nobody is signed in. */
export function useUserType(): UserType {
  // what the root's loader gives, whose module stands above all others
  const root = useRouteLoaderData('root') as { session: Pick<SessionInfo, 'userType'> | null } | undefined;
  return root?.session?.userType ?? UserType.Tourist;
}
