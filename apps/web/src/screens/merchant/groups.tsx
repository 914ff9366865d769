import { listPricingGroups, type PricingGroup } from '@portal/contract/customer';
import { mayCall, UserType } from '@portal/engines/access';
import { Button, Card, Dialog, Empty, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigate, useRevalidator, useRouteLoaderData } from 'react-router';
import { groupAddress, GroupDialog, GroupTable, removeGroup } from '../../features/customer/index.ts';
import { failureText } from '../../lib/calls/failure.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/groups.ts';
import { rateExample } from './rate-example.ts';

/** /merchantCenter/groups: the pricing groups of the first-level dealer acted for (PRICE-30). */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => ({ groups: await context.get(callContext)(listPricingGroups) }));

export default function Groups({ loaderData: { groups } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  const mayEdit = mayCall('editsOffers', session?.userType ?? UserType.Tourist, session?.staffRole);
  const [edited, setEdited] = useState<PricingGroup | 'new' | null>(null);
  const [removed, setRemoved] = useState<PricingGroup | null>(null);
  const handleSaved = (made: PricingGroup | null) => {
    setEdited(null);
    toast.success(made ? '分组已建立，接着定价、加入客户' : '分组已保存');
    if (made) void navigate(groupAddress.href({ ...groupAddress.read(new URLSearchParams()), groupNo: made.groupNo }));
    else void revalidate();
  };
  const create = mayEdit && (
    <Button kind="primary" onClick={() => setEdited('new')}>
      新建分组
    </Button>
  );
  return (
    <>
      <div className="p-row p-row--apart">
        <p className="p-small">同一分组的客户按同样的价格采购；合同价优先于分组价。{mayEdit ? '' : '修改分组请联系主账号或管理员。'}</p>
        {groups.length > 0 && create}
      </div>
      {groups.length === 0 ? (
        <Empty text="还没有价格分组。给同类客户建一个分组，统一定价" action={create || undefined} />
      ) : (
        <Card flush>
          <GroupTable groups={groups} mayEdit={mayEdit} onEdit={setEdited} onRemove={setRemoved} />
        </Card>
      )}
      {edited !== null && (
        <GroupDialog group={edited === 'new' ? null : edited} findExample={rateExample} onClose={() => setEdited(null)} onSaved={handleSaved} />
      )}
      {removed !== null && (
        <RemoveDialog
          group={removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => {
            setRemoved(null);
            toast.success(`已删除分组“${removed.groupName}”`);
            void revalidate();
          }}
        />
      )}
    </>
  );
}

/** Asked first, since its prices go with it; refused while a customer is in it. */
function RemoveDialog({ group, onClose, onRemoved }: { group: PricingGroup; onClose(): void; onRemoved(): void }) {
  const [isBusy, setBusy] = useState(false);
  const [words, setWords] = useState('');
  const isHeld = group.memberCount > 0;
  const handleRemove = async () => {
    setBusy(true);
    try {
      await removeGroup(group.groupNo);
      onRemoved();
    } catch (failure) {
      setWords(failureText(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={isHeld ? '分组里还有客户' : `删除分组“${group.groupName}”？`}
      cancelLabel={isHeld ? '知道了' : '取消'}
      action={isHeld ? undefined : { label: '删除分组', danger: true, busy: isBusy, onAct: () => void handleRemove() }}
    >
      {isHeld
        ? `“${group.groupName}”里还有 ${group.memberCount} 位客户，删除会立刻改变他们看到的价。请先把客户移出或移到别的分组。`
        : `分组里的 ${group.priceCount} 个型号定价会一起删除，无法恢复。`}
      {words !== '' && <span role="alert">{words}</span>}
    </Dialog>
  );
}
