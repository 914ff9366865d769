import { findAccountExport } from '@portal/contract/account';
import { Card } from '@portal/ui';
import { CloseAccount, ExportData } from '../../features/account/index.ts';
import { useAccountClosed } from '../../lib/identity/account-closed.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/account-data.ts';

/** /member/accountData (ACCOUNT-15, ACCOUNT-16): a copy of one's data, and the end of the account. */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => ({ last: await context.get(callContext)(findAccountExport) }));

export default function AccountData({ loaderData: { last } }: Route.ComponentProps) {
  const isClosed = useAccountClosed();
  return (
    <>
      {!isClosed && (
        <Card title="导出个人数据">
          <ExportData last={last} />
        </Card>
      )}
      <Card title="注销账号">
        <CloseAccount />
      </Card>
    </>
  );
}
