import { overdueRuleNames, type CustomerFigures } from '@portal/contract/trade-credit';
import { CREDIT_NOTE_MAX } from '@portal/contract/trade-credit/limits';
import { Button, Field, Input, RadioGroup, toast } from '@portal/ui';
import { overdueRules, type OverdueRule } from '@portal/engines/pricing';
import { yuanDigits } from '@portal/units';
import { useState, type FormEvent, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { saveTerms } from '../api.ts';
import { readTerms, type TermsTrouble } from '../model/typed-terms.ts';
import { CreditForm, FieldRow } from './credit-form.tsx';

interface CreditTermsFormProps {
  customerNo: string;
  /** Null: it has none yet. */
  figures: CustomerFigures | null;
  onSaved(): void;
}

/** What a customer may owe, and for how long, from now on. What is wrong stands on its field, and nothing typed is lost. */
export function CreditTermsForm({ customerNo, figures, onSaved }: CreditTermsFormProps) {
  const [typed, setTyped] = useState({ limit: figures ? yuanDigits(figures.limit) : '', termDays: String(figures?.termDays ?? 30), note: '' });
  const [overdueRule, setOverdueRule] = useState<OverdueRule>(figures?.overdueRule ?? 'warn');
  const [trouble, setTrouble] = useState<TermsTrouble>({});
  const [failure, setFailure] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((before) => ({ ...before, [name]: target.value }));
      setTrouble({});
    },
  });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const read = readTerms(typed);
    setTrouble(read.ok ? {} : read.trouble);
    if (!read.ok) return;
    setBusy(true);
    try {
      const seen = figures && { limit: figures.limit, termDays: figures.termDays, overdueRule: figures.overdueRule };
      await saveTerms({ customerNo, seen, ...read.terms, overdueRule, note: typed.note.trim() });
      setTyped((before) => ({ ...before, note: '' }));
      toast.success('额度与账期已保存');
      onSaved();
    } catch (refused) {
      setFailure(failureWords(refused));
    }
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <CreditForm failure={failure}>
        <FieldRow>
          <Field label="信用额度" required hint="客户最多可欠的金额，0 为停用" error={trouble.limit}>
            <Input figure before="¥" inputMode="decimal" autoComplete="off" {...field('limit')} />
          </Field>
          <Field label="账期（天）" required hint="自下单起算，到期应还" error={trouble.termDays}>
            <Input figure inputMode="numeric" autoComplete="off" {...field('termDays')} />
          </Field>
          <Field label="备注" hint="例如 合同编号，只有本企业可见">
            <Input maxLength={CREDIT_NOTE_MAX} autoComplete="off" {...field('note')} />
          </Field>
        </FieldRow>
        <RadioGroup
          legend="有欠款逾期时"
          name="overdue-rule"
          options={overdueRules.map((value) => ({ value, label: overdueRuleNames[value] }))}
          value={overdueRule}
          onChange={(value) => setOverdueRule(value as OverdueRule)}
        />
        <div>
          <Button kind="primary" type="submit" busy={isBusy}>
            {figures ? '保存额度与账期' : '开通账期'}
          </Button>
        </div>
      </CreditForm>
    </form>
  );
}
