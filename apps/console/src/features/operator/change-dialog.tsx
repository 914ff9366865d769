import { proposeOperatorChange, type OperatorChange, type OperatorPerson } from '@portal/contract/operator';
import { OPERATOR_ROLES, operatorRoleName, type OperatorRole } from '@portal/engines/access';
import { Button, Dialog, Field, Input, Notice, Select, Textarea } from '@portal/ui';
import { useState } from 'react';
import { bodyFaults } from '../../lib/body-faults.ts';
import { call } from '../../lib/call.ts';
import { useCalled } from '../../lib/use-called.ts';

interface ChangeDialogProps {
  /** Whose role it is, or who is let in again; null: somebody new. */
  person: OperatorPerson | null;
  kind: 'add' | 'role' | 'unlock';
  onClose(): void;
  onDone(change: OperatorChange): void;
}

const LABELS = { add: '新增人员', role: '调整岗位', unlock: '重新启用' } as const;

/** Asks for rights of an operator, which hold once another administrator approves (OPERATOR-21). */
export function ChangeDialog({ person, kind, onClose, onDone }: ChangeDialogProps) {
  const [typed, setTyped] = useState({ loginName: '', name: '', phone: '', role: person?.role ?? '', reason: '' });
  const { form, faults, failed, isBusy, setFaults, take } = useCalled(onDone);
  const wired = (field: keyof typeof typed) => ({
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((before) => ({ ...before, [field]: target.value }));
      setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field)));
    },
  });
  const propose = () => {
    const { loginName, name, phone, role, reason } = typed;
    const known = { operatorNo: person?.operatorNo ?? '', reason };
    // a role that is none is refused with the others
    const wanted = role as OperatorRole;
    const body =
      kind === 'add'
        ? { kind, loginName: loginName.trim(), name, phone: phone.trim(), role: wanted, reason }
        : kind === 'role'
          ? { kind, ...known, role: wanted }
          : { kind, ...known };
    take(() => call(proposeOperatorChange, { body }), bodyFaults(proposeOperatorChange, body));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={person === null ? LABELS[kind] : `${LABELS[kind]}：${person.name}`}
      width="tip"
      dismissable={false}
      action={{ label: '提交复核', busy: isBusy, onAct: propose }}
    >
      <div className="c-freeze" ref={form}>
        {failed && <Notice tone="error">{failed}</Notice>}
        <p>提交后由另一位管理员复核，通过才生效。</p>
        {kind === 'add' && (
          <>
            <Field label="登录名" required error={faults['loginName']}>
              <Input {...wired('loginName')} maxLength={40} autoComplete="off" />
            </Field>
            <Field label="姓名" required error={faults['name']}>
              <Input {...wired('name')} maxLength={20} />
            </Field>
            <Field label="手机号" required error={faults['phone']}>
              <Input {...wired('phone')} inputMode="numeric" maxLength={11} />
            </Field>
          </>
        )}
        {kind !== 'unlock' && (
          <Field label="岗位" required error={faults['role']}>
            <Select {...wired('role')}>
              {kind === 'add' && <option value="">请选择</option>}
              {OPERATOR_ROLES.map((role) => (
                <option key={role} value={role}>
                  {operatorRoleName(role)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="原因" required error={faults['reason']}>
          <Textarea {...wired('reason')} rows={2} maxLength={100} />
        </Field>
      </div>
    </Dialog>
  );
}

/** A half of a first password, told once. */
export const HalfDialog = ({ change: { loginName, passwordHalf, state }, onClose }: { change: OperatorChange; onClose(): void }) => (
  <Dialog
    open
    onClose={onClose}
    title="初始密码只显示一次"
    dismissable={false}
    actions={
      <Button kind="primary" onClick={onClose}>
        我已记下
      </Button>
    }
  >
    <p>
      {loginName} 的初始密码{state === 'proposed' ? '前半段' : '后半段'}：<b>{passwordHalf}</b>
    </p>
    <p>
      {state === 'proposed'
        ? '复核通过后，由您把前半段交给本人；后半段由复核的同事交给本人。'
        : '请把后半段交给本人，与提出人交给的前半段连起来使用，首次登录时绑定验证器。'}
      两段由两人分别转交，任何一人都不能代为登录。
    </p>
  </Dialog>
);
