import { staffCopy, type GivenRole } from '@portal/contract/staff';
import { mayManage, staffRoleName, type StaffRole } from '@portal/engines/access';
import { Dialog, RadioGroup, toast } from '@portal/ui';
import { cleanPhone } from '@portal/units';
import { useState } from 'react';
import { AccountForm, PhoneField, useAccountForm } from '../../account/index.ts';
import { invite } from '../api.ts';
import { unlessMoved } from '../model/has-moved.ts';

interface InviteDialogProps {
  /** Of whoever invites. */
  actor: StaffRole | null;
  onClose(): void;
  onInvited(): void;
  /** Refused for what somebody else has done meanwhile. */
  onMoved(): void;
}

const GIVEN = ['staff', 'manager'] as const satisfies readonly GivenRole[];

/** Somebody is invited by phone number (ENTERPRISE-8). */
export function InviteDialog({ actor, onClose, onInvited, onMoved }: InviteDialogProps) {
  const [staffRole, setStaffRole] = useState<GivenRole>('staff');
  const form = useAccountForm(['phone'], async ({ phone }) => {
    const isSmsSent = await unlessMoved(invite({ phone: cleanPhone(phone), staffRole }), onMoved);
    toast.success(isSmsSent ? staffCopy.invited : staffCopy.invitedSilently);
    onInvited();
  });
  const roles = GIVEN.filter((role) => mayManage(actor, role));
  return (
    <Dialog open onClose={onClose} title="邀请员工">
      <AccountForm id={form.id} notice={form.notice} isBusy={form.isBusy} label="发送邀请" onCancel={onClose} submit={form.submit}>
        <PhoneField label="对方手机号" autoComplete="off" error={form.errorOf('phone')} {...form.field('phone')} />
        {roles.length > 1 && (
          <RadioGroup
            legend="角色"
            name="staffRole"
            segmented
            options={roles.map((role) => ({ value: role, label: staffRoleName(role) }))}
            value={staffRole}
            onChange={(role) => setStaffRole(role as GivenRole)}
          />
        )}
        <p className="p-small">对方登录后在「我的企业」中确认，7 天内有效；还没有账号的，用这个手机号注册后即可看到邀请。</p>
      </AccountForm>
    </Dialog>
  );
}
