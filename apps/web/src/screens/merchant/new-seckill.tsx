import { Anchor, toast } from '@portal/ui';
import { useNavigate } from 'react-router';
import { pageLoader } from '../../lib/page-loader.ts';
import { activityHref, shopSeckillsAddress, ShopPlanForm } from '../../features/seckill/index.ts';

/** /merchantCenter/seckill/add: an activity is written (SECKILL-10). It reads nothing, but each step to it asks the guard. */
export const loader = pageLoader(async () => null);

export default function NewShopSeckill() {
  const navigate = useNavigate();
  return (
    <div className="p-stack">
      <p>
        <Anchor href={shopSeckillsAddress.path}>返回活动列表</Anchor>
      </p>
      <ShopPlanForm
        onMade={({ activityNo }) => {
          toast.success('活动已发布');
          void navigate(activityHref(activityNo));
        }}
      />
    </div>
  );
}
