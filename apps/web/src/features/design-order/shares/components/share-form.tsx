import { CallError } from '@portal/client';
import { newIdempotencyKey } from '@portal/client/request-keys';
import { SHARE_DAYS, SHARE_PASSWORD_MAX, type DesignOrder, type Quotation } from '@portal/contract/design-order';
import { Button, Facts, Field, Input, Notice, RadioGroup } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { faultsLeft } from '../../../../lib/forms/faults-left.ts';
import { showFaults } from '@portal/ui/show-faults';
import { isOvertaken, storeQuotation } from '../../quotation/api.ts';
import { CostConsent } from '../../quotation/components/cost-consent.tsx';
import { QuotationForm } from '../../quotation/components/quotation-form.tsx';
import { TaxNote } from '../../quotation/components/tax-note.tsx';
import { TermsRead } from '../../quotation/components/terms-read.tsx';
import { needsConsent } from '../../quotation/model/cost-consent.ts';
import { draftOf, faultsOf, readDraft, termsOf, type DraftFaults } from '../../quotation/model/quotation-draft.ts';
import { create } from '../api.ts';
import { givenAway } from '../model/given-away.ts';
import { readShare } from '../model/share-draft.ts';
import { shareHref } from '../model/share-href.ts';
import { MadeLink, type LinkMade } from './made-link.tsx';

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
  const [made, setMade] = useState<LinkMade | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [consent, setConsent] = useState({ isGiven: false, isMissed: false });
  /** Terms of a quotation that was saved were read then. */
  const [terms, setTerms] = useState({ isGiven: quotation.isSaved, isMissed: false });
  const [isEdited, setEdited] = useState(!quotation.isSaved);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const reading = isEdited ? readDraft(draft) : null;
    const share = readShare({ days: days === OTHER ? otherDays : days, password });
    const isMissed = needsConsent(quotation) && !consent.isGiven;
    // all that is wrong at one press
    showFaults(form.current, () => {
      setFaults(reading === null || reading.ok ? {} : reading.faults);
      setErrors(share.ok ? {} : share.faults);
      setConsent({ isGiven: consent.isGiven, isMissed });
      setTerms({ isGiven: terms.isGiven, isMissed: !terms.isGiven });
    });
    if (reading?.ok === false || !share.ok || isMissed || !terms.isGiven) return;
    setIsBusy(true);
    try {
      if (reading !== null) await storeQuotation(order.id, reading.head, seen);
      const { quotationNumber, token, codeSvg } = await create({ id: order.id, requestId, isAtCostMeant: consent.isGiven, ...share.terms });
      setMade({ number: quotationNumber, link: shareHref(window.location.origin, token), codeSvg, password });
      setRequestId(newIdempotencyKey());
      setPassword('');
      onMade();
      await queries.invalidateQueries({ queryKey: ['quotation'], refetchType: 'none' });
      await queries.invalidateQueries({ queryKey: ['order-versions', order.id] });
    } catch (failure) {
      if (isOvertaken(failure)) setSeen(undefined);
      const fields = failure instanceof CallError ? failure.fields : {};
      if (Object.keys(fields).length > 0) {
        showFaults(form.current, () => {
          setErrors(fields);
          setFaults(faultsOf(fields));
        });
      } else tellFailure(failure, sayFailure);
    } finally {
      setIsBusy(false);
    }
  };
  if (made !== null) return <MadeLink made={made} project={quotation.head.projectName || order.name} more="再生成一个" onMore={() => setMade(null)} />;
  return (
    <form ref={form} className="sq-form" onSubmit={(event) => void submit(event)} noValidate>
      {!isEdited ? (
        <>
          <p>
            客户：<strong>{quotation.head.customerName}</strong>，报价编号 {quotation.number}，有效期至 {quotation.validUntil}。
          </p>
          <TaxNote quotation={quotation} head={quotation.head} />
          <Facts facts={termsOf(quotation.head).map(([name, value]) => ({ key: name, name, value }))} />
          <div>
            <Button icon="edit" size="small" onClick={() => setEdited(true)}>
              修改客户信息与条款
            </Button>
          </div>
        </>
      ) : (
        <>
          <Notice>客户会在页面上看到这些内容。</Notice>
          <QuotationForm
            quotation={quotation}
            draft={draft}
            faults={faults}
            termsRead={quotation.isSaved ? null : <TermsRead {...terms} onChange={(isGiven) => setTerms({ isGiven, isMissed: false })} />}
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
      <GivenAway lines={order.lines} />
      <CostConsent id={order.id} quotation={quotation} {...consent} onChange={(isGiven) => setConsent({ isGiven, isMissed: false })} />
      <div>
        <Button type="submit" kind="primary" icon="link" busy={isBusy}>
          生成链接
        </Button>
      </div>
    </form>
  );
}

/** What a customer reads as ¥0.00, though it has a price. */
function GivenAway({ lines }: Pick<DesignOrder, 'lines'>) {
  const models = givenAway(lines);
  if (models.length === 0) return null;
  return (
    <Notice>
      {models.slice(0, 3).join('、')}
      {models.length > 3 ? ` 等 ${models.length} 种产品` : ' '}的报价为 ¥0.00，客户看到的也是 ¥0.00。
    </Notice>
  );
}
