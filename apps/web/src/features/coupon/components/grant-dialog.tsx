import { findCallError } from '@portal/client';
import { couponCopy, type CouponGrant, type CouponGrantAsked, type CouponTemplate } from '@portal/contract/coupon';
import type { PricingGroup } from '@portal/contract/customer';
import { Dialog, Field, Input, Notice, RadioGroup, Select, toast } from '@portal/ui';
import { formatYuan, parseQuantity } from '@portal/units';
import { useEffect, useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { grantCoupons, previewGrant, readGroups } from '../api.ts';
import { CustomerPick } from './customer-pick.tsx';
import './grant-dialog.css';

interface GrantDialogProps {
  template: CouponTemplate;
  onClose(): void;
  onDone(): void;
}

type To = CouponGrantAsked['to']['kind'];

/** Coupons are given to customers: whom and how many first, then what that comes to, then they are given. What is typed stays on the way. */
export function GrantDialog({ template, onClose, onDone }: GrantDialogProps) {
  const [groups, setGroups] = useState<readonly PricingGroup[]>([]);
  const [kind, setKind] = useState<To>('named');
  const [groupNo, setGroupNo] = useState('');
  const [customerNos, setCustomerNos] = useState<readonly string[]>([]);
  const [each, setEach] = useState('1');
  const [errors, setErrors] = useState<{ to?: string; each?: string }>({});
  const [seen, setSeen] = useState<{ body: CouponGrantAsked; grant: CouponGrant }>();
  const [failure, setFailure] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    readGroups().then(setGroups, (failed: unknown) => setFailure(failureWords(failed)));
  }, []);
  const change = (act: () => void) => {
    act();
    setErrors({});
    setSeen(undefined);
  };
  const typed = (): CouponGrantAsked | null => {
    const count = parseQuantity(each);
    const isTo = kind === 'all' || (kind === 'group' ? groupNo !== '' : customerNos.length > 0);
    const isEach = count !== null && count >= 1 && count <= 20;
    setErrors({ ...(isTo ? {} : { to: couponCopy.grantToRequired }), ...(isEach ? {} : { each: couponCopy.wholeNumber(1, 20) }) });
    if (!isTo || !isEach) return null;
    const to = kind === 'all' ? { kind } : kind === 'group' ? { kind, groupNo } : { kind, customerNos: [...customerNos] };
    return { templateNo: template.templateNo, to, each: count };
  };
  const handleAct = async () => {
    const body = seen?.body ?? typed();
    if (body === null) return;
    setFailure(null);
    setBusy(true);
    try {
      if (seen) {
        const { customerCount, couponCount } = await grantCoupons(body);
        toast.success(`已向 ${customerCount} 位客户发放 ${couponCount} 张`);
        onDone();
        return;
      }
      setSeen({ body, grant: await previewGrant(body) });
    } catch (refused) {
      const fields = findCallError(refused)?.fields ?? {};
      if (fields['to']) setErrors({ to: fields['to'] });
      else setFailure(failureWords(refused));
    }
    setBusy(false);
  };
  const isShort = seen !== undefined && seen.grant.couponCount > seen.grant.leftCount;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`发放“${template.name}”给客户`}
      dismissable={false}
      action={{ label: seen ? '确认发放' : '预览', busy: isBusy, disabled: isShort, onAct: () => void handleAct() }}
    >
      <div className="cp-grant">
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <RadioGroup
          legend="发放对象"
          name="grant-to"
          options={[
            { value: 'named', label: '指定客户' },
            { value: 'group', label: '价格分组', disabled: groups.length === 0 },
            { value: 'all', label: '全部客户' },
          ]}
          value={kind}
          onChange={(value) => change(() => setKind(value as To))}
        />
        {kind === 'group' && (
          <Field label="价格分组" required error={errors.to}>
            <Select value={groupNo} onChange={({ target }) => change(() => setGroupNo(target.value))}>
              <option value="">请选择</option>
              {groups.map((group) => (
                <option key={group.groupNo} value={group.groupNo}>
                  {`${group.groupName}（${group.memberCount} 位）`}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {kind === 'named' && <CustomerPick chosen={customerNos} error={errors.to} onChange={(chosen) => change(() => setCustomerNos(chosen))} />}
        {kind === 'all' && errors.to && <Notice tone="error">{errors.to}</Notice>}
        <Field label="每位客户" required hint="不受每人限领约束，计入发放总量和预算" error={errors.each}>
          <Input figure inputMode="numeric" autoComplete="off" after="张" value={each} onChange={({ target }) => change(() => setEach(target.value))} />
        </Field>
        {seen && <Notice tone={isShort ? 'error' : 'info'}>{grantWords(seen.grant)}</Notice>}
      </div>
    </Dialog>
  );
}

function grantWords({ customerCount, customerNames, couponCount, leftCount, cost }: CouponGrant): string {
  const more = customerCount > customerNames.length ? '等' : '';
  const whom = `${customerNames.join('、')}${more} ${customerCount} 位客户，共 ${couponCount} 张`;
  if (couponCount > leftCount) return `将发放给 ${whom}，剩余数量或预算只够 ${leftCount} 张，请减少客户或张数。`;
  const most = cost === null ? '' : `，最高成本 ${formatYuan(cost).text}`;
  return `将发放给 ${whom}${most}，发放后还剩 ${leftCount - couponCount} 张。客户会收到通知。`;
}
