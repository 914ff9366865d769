import { listCustomerCredits } from '@portal/contract/trade-credit';
import { ButtonLink, Card, Empty } from '@portal/ui';
import { customersAddress } from '../../features/customer/index.ts';
import { CreditCustomers } from '../../features/trade-credit/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { Route } from './+types/credit.ts';

/** /merchantCenter/credit: what each customer may owe the dealer acted for, and does (ORDER-32). */
export const loader = ({ context, request }: Route.LoaderArgs) => partOf(request, context.get(callContext)(listCustomerCredits));

export default function Credit({ loaderData: { data, failure } }: Route.ComponentProps) {
  if (data === null) return <PartFailed title="账期没有加载成功" failure={failure} />;
  if (data.length === 0)
    return (
      <Card>
        <Empty
          drawing="box"
          text="还没有为客户开通账期。在绑定客户中选择客户，设置信用额度与天数后，客户即可账期下单"
          action={<ButtonLink href={customersAddress.path}>去绑定客户</ButtonLink>}
        />
      </Card>
    );
  return (
    <Card flush>
      <CreditCustomers customers={data} />
    </Card>
  );
}
