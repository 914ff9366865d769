import { findCallError } from '@portal/client';
import { approveCertification, refuseCertification, REASON_MAX, enterpriseCopy, VALID_YEARS_MAX, type CertificationDetail } from '@portal/contract/enterprise';
import { certificationStateOf, certificationStates } from '@portal/engines/states';
import { Button, Field, Notice, Select, Textarea, toast } from '@portal/ui';
import { DateInput } from '@portal/ui/date-input';
import { showFaults } from '@portal/ui/show-faults';
import { useRef, useState } from 'react';
import { dayAfter } from '../../lib/days.ts';
import { call, failureWords } from '../../lib/call.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { Refused } from '../../lib/refused.tsx';
import { GIVEN_TYPES, TYPE_NAMES } from './type-names.ts';

interface DecisionProps {
  detail: CertificationDetail;
  onDecided(detail: CertificationDetail): void;
}

/** Of the licence: without an end, or to a day; '' until it is read. */
interface Term {
  kind: '' | 'always' | 'day';
  day: string;
}

/** Approve, as what and until when, or refuse, why; where there is nothing to decide, what was refused alone. */
export function Decision({ detail: { papers }, onDecided }: DecisionProps) {
  const { text: reason, setText: setReason } = useKeptText(`certification ${papers.enterpriseNo}`);
  const [fault, setFault] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [type, setType] = useState<number>(papers.enterpriseType);
  const [now] = useState(() => Date.now());
  // a term that is over is read anew from the new licence
  const [term, setTerm] = useState<Term>({
    kind: '',
    day: papers.validUntil !== null && papers.validUntil > dayAfter(now, {}) ? papers.validUntil : '',
  });
  const [termFault, setTermFault] = useState<string>();
  const [busy, setBusy] = useState<'approve' | 'refuse'>();
  const section = useRef<HTMLElement>(null);
  // decided is what was read here, and not what was handed in since
  const { enterpriseNo, gmtSubmit } = papers;
  if (!certificationStates.may(certificationStateOf(papers.auditStatus), 'approve', 'auditor')) return notice && <Refused words={notice} typed={reason} />;
  const act = async (name: 'approve' | 'refuse', send: () => Promise<CertificationDetail>) => {
    setBusy(name);
    setFault(undefined);
    setTermFault(undefined);
    setNotice(undefined);
    try {
      onDecided(await send());
      toast.success(name === 'approve' ? '已通过' : '已驳回');
      setReason('');
    } catch (failure) {
      const told = findCallError(failure)?.fields ?? {};
      showFaults(section.current, () => {
        setFault(told['reason']);
        setTermFault(told['validUntil']);
        if (Object.keys(told).length === 0) setNotice(failureWords(failure));
      });
    }
    setBusy(undefined);
  };
  const enterpriseType = GIVEN_TYPES.find((one) => one === type);
  const approve = () => {
    const validUntil = term.kind === 'day' ? term.day : null;
    if (term.kind === '' || validUntil === '') return showFaults(section.current, () => setTermFault(enterpriseCopy.validUntilRequired));
    const given = isNew && enterpriseType !== undefined ? { enterpriseType } : {};
    void act('approve', () => call(approveCertification, { body: { enterpriseNo, gmtSubmit, validUntil, ...given } }));
  };
  const isNew = papers.auditStatus === 10;
  return (
    <section className="c-decide" aria-label="审核" ref={section}>
      {notice && <Notice tone="error">{notice}</Notice>}
      <div className="c-decide__row">
        {isNew && (
          <Field label="企业类型" inline>
            <Select value={type} onChange={({ target }) => setType(Number(target.value))}>
              {GIVEN_TYPES.map((one) => (
                <option key={one} value={one}>
                  {TYPE_NAMES[one]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="营业期限" inline hint="照营业执照填写" error={termFault}>
          <Select value={term.kind} onChange={({ target }) => setTerm((before) => ({ ...before, kind: target.value as Term['kind'] }))}>
            <option value="">请选择</option>
            <option value="always">长期</option>
            <option value="day">有效期至</option>
          </Select>
        </Field>
        {term.kind === 'day' && (
          <Field label="有效期至" inline>
            <DateInput
              min={dayAfter(now, { days: 1 })}
              max={dayAfter(now, { years: VALID_YEARS_MAX })}
              value={term.day}
              onChange={({ target }) => setTerm((before) => ({ ...before, day: target.value }))}
            />
          </Field>
        )}
        <Button kind="primary" busy={busy === 'approve'} disabled={busy !== undefined} onClick={approve}>
          通过
        </Button>
      </div>
      <Field label="驳回原因" hint="申请人会看到，写明需要修改什么" error={fault}>
        <Textarea maxLength={REASON_MAX} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div>
        <Button
          kind="danger"
          busy={busy === 'refuse'}
          disabled={busy !== undefined}
          onClick={() => void act('refuse', () => call(refuseCertification, { body: { enterpriseNo, gmtSubmit, reason } }))}
        >
          驳回
        </Button>
      </div>
    </section>
  );
}
