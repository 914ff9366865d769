import { CallError } from '@portal/client';
import { quotationCopy, type Quotation, type QuotationKind } from '@portal/contract/design-order';
import { Button, Checkbox, Dialog, ErrorState, Notice, RadioGroup, TableSkeleton, toast } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { exportHref, isOvertaken, quotationQuery, storeQuotation, type ExportFormat } from '../api.ts';
import { useSeesCost } from '../../../../lib/identity/cost-view.ts';
import { download } from '../../../../lib/calls/download.ts';
import { sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { faultsLeft } from '../../../../lib/forms/faults-left.ts';
import { failureWords } from '../../../../lib/calls/failure-words.tsx';
import { showFaults } from '@portal/ui/show-faults';
import { useKeptForm } from '../../../../lib/kept/use-kept-form.tsx';
import { draftOf, faultsOf, readDraft, type DraftFaults, type QuotationDraft } from '../model/quotation-draft.ts';
import { needsConsent } from '../model/cost-consent.ts';
import { CostConsent } from './cost-consent.tsx';
import { QuotationForm } from './quotation-form.tsx';
import { TermsRead } from './terms-read.tsx';
import './export-dialog.css';

interface ExportDialogProps {
  id: string;
  /** For the file's name where the server gives none. */
  orderName: string;
  onClose: () => void;
}

const FORMATS = { pdf: 'PDF', xlsx: 'Excel' } as const satisfies Record<ExportFormat, string>;
const KINDS = { customer: '客户报价', internal: '内部明细' } as const satisfies Record<QuotationKind, string>;

/** For whom, in which format, and what the quotation says beside its lines; all of it kept with the order. */
export function ExportDialog({ id, orderName, onClose }: ExportDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(quotationQuery(id));
  if (data !== undefined && !isFetching) return <Filled id={id} orderName={orderName} quotation={data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} width="large" title="导出报价" actions={<Button onClick={onClose}>取消</Button>}>
      {error === null || isFetching ? (
        <TableSkeleton rows={5} columns={2} />
      ) : (
        <ErrorState title="报价信息没有加载成功" safe={failureWords(error)} actions={<Button onClick={() => void refetch()}>重试</Button>} />
      )}
    </Dialog>
  );
}

function Filled({ id, orderName, quotation, onClose }: ExportDialogProps & { quotation: Quotation }) {
  const queries = useQueryClient();
  const seesCost = useSeesCost();
  const [kind, setKind] = useState<QuotationKind>('customer');
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const [withCheck, setWithCheck] = useState(false);
  const [draft, setDraft] = useState<QuotationDraft>(() => draftOf(quotation.head));
  const { restored, forget } = useKeptForm(`quotation:${id}`, draft, setDraft);
  /** Once what another window has saved was told, the next save is meant. */
  const [seen, setSeen] = useState<Quotation['head'] | undefined>(quotation.head);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [isBusy, setIsBusy] = useState(false);
  /** How much of the file has come, in per cent; null: it is still being made. */
  const [comePercent, setComePercent] = useState<number | null>(null);
  const [consent, setConsent] = useState({ isGiven: false, isMissed: false });
  /** Terms of a quotation that was saved were read then. */
  const [terms, setTerms] = useState({ isGiven: quotation.isSaved, isMissed: false });
  const leaving = useRef<AbortController | null>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const show = (found: DraftFaults) => showFaults(form.current, () => setFaults(found));
  const submit = async () => {
    if (isBusy) return;
    const reading = kind === 'customer' ? readDraft(draft) : null;
    const isMissed = reading !== null && needsConsent(quotation) && !consent.isGiven;
    const isUnread = reading !== null && !terms.isGiven;
    setConsent({ isGiven: consent.isGiven, isMissed });
    setTerms({ isGiven: terms.isGiven, isMissed: isUnread });
    if (reading?.ok === false || isMissed || isUnread) return show(reading?.ok === false ? reading.faults : {});
    const stop = new AbortController();
    leaving.current = stop;
    setIsBusy(true);
    setComePercent(null);
    try {
      if (reading !== null) {
        await storeQuotation(id, reading.head, seen);
        forget();
        setSeen(reading.head);
        await queries.invalidateQueries({ queryKey: ['quotation'], refetchType: 'none' });
      }
      await download(exportHref(id, { format, kind, check: kind === 'internal' && withCheck, isAtCostMeant: consent.isGiven }), {
        fallbackName: `${KINDS[kind]}-${orderName}.${format}`,
        slow: quotationCopy.slow,
        onCome: (share) => setComePercent(share === null ? null : Math.floor(share * 100)),
        leaving: stop.signal,
      });
      if (stop.signal.aborted) return;
      toast.success(`${KINDS[kind]}已导出`);
      onClose();
    } catch (failure) {
      if (stop.signal.aborted) return;
      setIsBusy(false);
      if (isOvertaken(failure)) setSeen(undefined);
      const found = failure instanceof CallError ? faultsOf(failure.fields) : {};
      if (Object.keys(found).length > 0) show(found);
      else tellFailure(failure, sayFailure);
    }
  };
  /** While a file is made, closing stops that and leaves the form. */
  const close = () => {
    if (!isBusy) return onClose();
    leaving.current?.abort();
    setIsBusy(false);
  };
  const words = `${KINDS[kind]} ${FORMATS[format]}`;
  const label = !isBusy ? `导出${words}` : comePercent === null ? `正在生成 ${FORMATS[format]}…` : `正在下载 ${comePercent}%`;
  return (
    <Dialog
      open
      onClose={close}
      width="large"
      title="导出报价"
      cancelLabel={isBusy ? '停止导出' : '取消'}
      action={{ label, onAct: () => void submit(), busy: isBusy }}
    >
      <div className="qt-dialog" ref={form}>
        <div className="qt-dialog__choice">
          <RadioGroup
            legend="给谁看"
            name="quotation-kind"
            segmented
            value={kind}
            onChange={(value) => setKind(value as QuotationKind)}
            options={[
              { value: 'customer', label: KINDS.customer },
              { value: 'internal', label: KINDS.internal },
            ]}
          />
          <RadioGroup
            legend="格式"
            name="quotation-format"
            segmented
            value={format}
            onChange={(value) => setFormat(value as ExportFormat)}
            options={[
              { value: 'pdf', label: FORMATS.pdf },
              { value: 'xlsx', label: FORMATS.xlsx },
            ]}
          />
          {kind === 'customer' && <span className="qt-dialog__number p-small">编号 {quotation.number}</span>}
        </div>
        {kind === 'customer' && restored}
        {kind === 'customer' && <CostConsent id={id} quotation={quotation} {...consent} onChange={(isGiven) => setConsent({ isGiven, isMissed: false })} />}
        {kind === 'customer' ? (
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
        ) : (
          <>
            <Notice tone="warning">{seesCost ? '内部明细含成本、折扣率与毛利' : '内部明细含参考价与折扣率'}，每页标明“内部资料”，请勿发给客户。</Notice>
            <Checkbox checked={withCheck} onChange={(event) => setWithCheck(event.target.checked)}>
              附清单检查结果
            </Checkbox>
          </>
        )}
      </div>
    </Dialog>
  );
}
