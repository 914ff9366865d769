import { VISITOR } from '@portal/engines/access';
import { Outlet, useRouteLoaderData } from 'react-router';
import type { RootData } from '../../root.tsx';
import { MerchantFrame } from './merchant-frame.tsx';

/** The merchant centre's own pages. */
export default function MerchantLayout() {
  const { session = null } = useRouteLoaderData<RootData>('root') ?? {};
  return (
    <MerchantFrame acting={session ?? VISITOR}>
      <Outlet />
    </MerchantFrame>
  );
}
