import { listAddresses } from '@portal/contract/address';
import { Card } from '@portal/ui';
import { AddressManager } from '../../features/address/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/address.ts';

/** /member/accountSetting/address and /merchantCenter/address */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => ({ addresses: await context.get(callContext)(listAddresses) }));

export default function AddressPage({ loaderData: { addresses } }: Route.ComponentProps) {
  return (
    <Card>
      <AddressManager addresses={addresses} />
    </Card>
  );
}
