import { Anchor, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useUnsavedQuestion } from '../../features/enterprise/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { activityHref, shopSeckillsAddress, ShopPlanForm } from '../../features/seckill/index.ts';

/** /merchantCenter/seckill/add: an activity is written (SECKILL-10). It reads nothing, but each step to it asks the guard. */
export const loader = pageLoader(async () => null);

export default function NewShopSeckill() {
  const navigate = useNavigate();
  const [isBegun, setBegun] = useState(false);
  const question = useUnsavedQuestion(isBegun);
  return (
    <div className="p-stack">
      <p>
        <Anchor href={shopSeckillsAddress.path}>返回活动列表</Anchor>
      </p>
      <ShopPlanForm
        onBegun={setBegun}
        onMade={({ activityNo }) => {
          toast.success('活动已发布');
          void navigate(activityHref(activityNo));
        }}
      />
      {question}
    </div>
  );
}
