import { findCallError } from '@portal/client';
import { groupCopy, type GroupTerms, type PricingGroup } from '@portal/contract/customer';
import { GROUP_NAME_MAX } from '@portal/contract/customer/limits';
import { Button, Dialog, Field, Input, Notice } from '@portal/ui';
import { DateInput } from '@portal/ui/date-input';
import { parsePercent, percentDigits } from '@portal/units';
import { useState, type FormEvent, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { saveGroup } from '../api.ts';
import { isUnusualRate, rateQuestion, type RateExample } from '../model/rate-question.ts';
import './group-dialog.css';

interface GroupDialogProps {
  /** What is changed; a new one without it. */
  group: PricingGroup | null;
  /** Of what is offered, to show a rate by; null: nothing is. */
  findExample(): Promise<RateExample | null>;
  onClose(): void;
  onSaved(group: PricingGroup | null): void;
}

type Errors = Readonly<Partial<Record<keyof GroupTerms, string>>>;

/** A pricing group is made or changed: its name, a rate for all models, the days on which it holds. What is wrong stands on its field, and nothing typed is lost. */
export function GroupDialog({ group, findExample, onClose, onSaved }: GroupDialogProps) {
  const rateBefore = group?.rate ?? null;
  const [typed, setTyped] = useState({
    groupName: group?.groupName ?? '',
    rate: rateBefore === null ? '' : percentDigits(rateBefore),
    beginDate: group?.beginDate ?? '',
    endDate: group?.endDate ?? '',
  });
  const [errors, setErrors] = useState<Errors>({});
  const [notice, setNotice] = useState<ReactNode>();
  /** Asked about the rate as it is typed; null: not yet. */
  const [question, setQuestion] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((before) => ({ ...before, [name]: target.value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
      if (name === 'rate') setQuestion(null);
    },
  });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setNotice(undefined);
    const rate = typed.rate.trim() === '' ? null : parsePercent(typed.rate);
    const found: Errors = {
      ...(typed.groupName.trim() === '' && { groupName: groupCopy.nameMissing }),
      ...(rate === null && typed.rate.trim() !== '' && { rate: groupCopy.rate }),
      ...(typed.beginDate !== '' && typed.endDate !== '' && typed.endDate < typed.beginDate && { endDate: groupCopy.daysSwapped }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    if (question === null && rate !== rateBefore && isUnusualRate(rate)) {
      setQuestion(rateQuestion(rate, await findExample()));
      setBusy(false);
      return;
    }
    try {
      const terms = { groupName: typed.groupName.trim(), rate, beginDate: typed.beginDate || null, endDate: typed.endDate || null };
      onSaved(await saveGroup(terms, group));
    } catch (failure) {
      const { groupName, rate: wrongRate, beginDate, endDate } = findCallError(failure)?.fields ?? {};
      const told = Object.fromEntries(Object.entries({ groupName, rate: wrongRate, beginDate, endDate }).filter(([, words]) => words !== undefined));
      setErrors(told);
      if (Object.keys(told).length === 0) setNotice(failureWords(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={group ? '修改价格分组' : '新建价格分组'}
      width="medium"
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" form="group-form" busy={isBusy}>
            {question !== null ? '仍要保存' : group ? '保存修改' : '新建分组'}
          </Button>
        </>
      }
    >
      <form id="group-form" className="cu-group" onSubmit={(event) => void handleSubmit(event)} noValidate>
        {notice !== undefined && <Notice tone="error">{notice}</Notice>}
        <Field label="分组名称" required error={errors.groupName}>
          <Input maxLength={GROUP_NAME_MAX} autoComplete="off" placeholder="例如 工程客户" {...field('groupName')} />
        </Field>
        <Field label="统一折扣率（%）" hint="按客户原本看到的价乘以折扣率，例如 95 为九五折；留空则只按型号定价" error={errors.rate}>
          <Input inputMode="decimal" autoComplete="off" {...field('rate')} />
        </Field>
        {question !== null && <Notice tone="warning">{question}</Notice>}
        <div className="cu-group__days">
          <Field label="生效日期" hint="留空为即日" error={errors.beginDate}>
            <DateInput {...field('beginDate')} />
          </Field>
          <Field label="失效日期" hint="当日仍有效，留空为长期" error={errors.endDate}>
            <DateInput {...field('endDate')} />
          </Field>
        </div>
      </form>
    </Dialog>
  );
}
