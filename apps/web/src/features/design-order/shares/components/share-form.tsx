import { CallError } from '@portal/client';
import { SHARE_DAYS, SHARE_PASSWORD_MAX, type DesignOrder, type Quotation } from '@portal/contract/design-order';
import { Button, Field, Input, Notice, RadioGroup } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { sayFailure, tellFailure } from '../../../../lib/failure.ts';
import { faultsLeft } from '../../../../lib/faults-left.ts';
import { newIdempotencyKey } from '../../../../lib/request-keys.ts';
import { isOvertaken, storeQuotation } from '../../quotation/api.ts';
import { CostConsent } from '../../quotation/components/cost-consent.tsx';
import { QuotationForm } from '../../quotation/components/quotation-form.tsx';
import { needsConsent } from '../../quotation/model/cost-consent.ts';
import { draftOf, faultsOf, readDraft, type DraftFaults } from '../../quotation/model/quotation-draft.ts';
import { create } from '../api.ts';
import { readShare } from '../model/share-draft.ts';
import { shareHref } from '../model/share-href.ts';
import { MadeLink, type Made } from './made-link.tsx';

interface ShareFormProps {
  order: DesignOrder;
  quotation: Quotation;
  onMade: () => void;
}

const OTHER = 'other';

/** For whom, for how long, under which password; then the link, which is shown this once. */
export function ShareForm({ order, quotation, onMade }: ShareFormProps) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(quotation.head));
  /** Once what another window has saved was told, the next save is meant. */
  const [seen, setSeen] = useState<Quotation['head'] | undefined>(quotation.head);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [days, setDays] = useState(String(SHARE_DAYS[1]));
  const [otherDays, setOtherDays] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [requestId, setRequestId] = useState(newIdempotencyKey);
  const [made, setMade] = useState<Made | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [consent, setConsent] = useState({ isGiven: false, isMissed: false });
  const form = useRef<HTMLFormElement>(null);

  // after what is wrong is drawn
  const lookAtFirst = () => requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const reading = quotation.isSaved ? null : readDraft(draft);
    const share = readShare({ days: days === OTHER ? otherDays : days, password });
    const isMissed = needsConsent(quotation) && !consent.isGiven;
    // all that is wrong at one press
    setFaults(reading === null || reading.ok ? {} : reading.faults);
    setErrors(share.ok ? {} : share.faults);
    setConsent({ isGiven: consent.isGiven, isMissed });
    if (reading?.ok === false || !share.ok || isMissed) return lookAtFirst();
    setIsBusy(true);
    try {
      if (reading !== null) await storeQuotation(order.id, reading.head, seen);
      const { quotationNumber, token } = await create({ id: order.id, requestId, isAtCostMeant: consent.isGiven, ...share.terms });
      setMade({ number: quotationNumber, link: shareHref(window.location.origin, token), password });
      setRequestId(newIdempotencyKey());
      setPassword('');
      onMade();
      await queries.invalidateQueries({ queryKey: ['quotation'], refetchType: 'none' });
      await queries.invalidateQueries({ queryKey: ['order-versions', order.id] });
    } catch (failure) {
      if (isOvertaken(failure)) setSeen(undefined);
      const fields = failure instanceof CallError ? failure.fields : {};
      if (Object.keys(fields).length > 0) {
        setErrors(fields);
        setFaults(faultsOf(fields));
        lookAtFirst();
      } else tellFailure(failure, sayFailure);
    } finally {
      setIsBusy(false);
    }
  };
  if (made !== null) return <MadeLink made={made} project={quotation.head.projectName || order.name} more="再生成一个" onMore={() => setMade(null)} />;
  return (
    <form ref={form} className="sq-form" onSubmit={(event) => void submit(event)} noValidate>
      {quotation.isSaved ? (
        <p>
          客户：<strong>{quotation.head.customerName}</strong>，报价编号 {quotation.number}，有效期至 {quotation.validUntil}。
          <span className="p-small">客户信息和条款可在「导出报价」中修改。</span>
        </p>
      ) : (
        <>
          <Notice>先填写报价单信息，客户会在页面上看到这些内容。</Notice>
          <QuotationForm
            quotation={quotation}
            draft={draft}
            faults={faults}
            onChange={(change) => {
              setDraft({ ...draft, ...change });
              setFaults(faultsLeft(faults, change));
            }}
          />
        </>
      )}
      <div className="sq-form__row">
        <RadioGroup
          legend="链接有效期"
          name="share-days"
          segmented
          value={days}
          onChange={setDays}
          options={[...SHARE_DAYS.map((count) => ({ value: String(count), label: `${count} 天` })), { value: OTHER, label: '其他' }]}
        />
        {days === OTHER && (
          <Field label="天数" error={errors['days']}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              after="天"
              value={otherDays}
              onChange={(event) => {
                setOtherDays(event.target.value);
                setErrors(faultsLeft(errors, { days }));
              }}
            />
          </Field>
        )}
        <Field label="访问密码" hint="选填，6 到 20 个字符，请另行告诉客户" error={errors['password']}>
          <Input
            autoComplete="off"
            maxLength={SHARE_PASSWORD_MAX}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setErrors(faultsLeft(errors, { password }));
            }}
          />
        </Field>
      </div>
      <CostConsent id={order.id} quotation={quotation} {...consent} onChange={(isGiven) => setConsent({ isGiven, isMissed: false })} />
      <div>
        <Button type="submit" kind="primary" icon="link" busy={isBusy}>
          生成链接
        </Button>
      </div>
    </form>
  );
}
