import { OFFER_IMPORT_ROWS_MAX, offerCopy, type OfferImport } from '@portal/contract/offer';
import { Button, Dialog, Notice } from '@portal/ui';
import { formatYuan } from '@portal/units';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { changeWords, WorksheetFaults, WorksheetPicker } from '../../worksheet/index.ts';
import { sendOffers } from '../api.ts';

interface OfferImportDialogProps {
  onClose(): void;
  onImported(words: string): void;
}

/** A worksheet is tried first: what it would do, or every cell that cannot be taken; only then it is taken, as a whole (PRICE-17). */
export function OfferImportDialog({ onClose, onImported }: OfferImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState<OfferImport | null>(null);
  const [fault, setFault] = useState<ReactNode>();
  const [isBusy, setBusy] = useState(false);
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const send = async (chosen: File, isTried: boolean) => {
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    setBusy(true);
    setFault(undefined);
    try {
      const outcome = await sendOffers(chosen, { isTried, signal });
      // of a file that another has been chosen instead of
      if (signal.aborted) return;
      if (outcome.isDone) onImported(`已导入：${changeWords({ ...outcome, unchanged: 0 }, '个报价')}`);
      else setTried(outcome);
    } catch (failure) {
      if (signal.aborted) return;
      setTried(null);
      setFault(failureWords(failure));
    }
    setBusy(false);
  };
  const hasWork = tried !== null && tried.faultCount === 0 && tried.added + tried.changed > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title="导入报价与库存"
      width="medium"
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" disabled={!hasWork} busy={isBusy && hasWork} onClick={() => file && void send(file, false)}>
            确认导入
          </Button>
        </>
      }
    >
      <div className="p-stack">
        <p>先导出 Excel，按型号填写报价、库存和供货天数，一次最多 {OFFER_IMPORT_ROWS_MAX} 行；三项都空着的行不变。</p>
        <WorksheetPicker
          chosen={file}
          isTaken={isBusy && hasWork}
          isTried={isBusy && !hasWork}
          onChoose={(chosen) => {
            setFile(chosen);
            setTried(null);
            void send(chosen, true);
          }}
        />
        {fault && <Notice tone="error">{fault}</Notice>}
        {tried && <Tried outcome={tried} />}
      </div>
    </Dialog>
  );
}

/** Taken all the same where the dealer wants it so: to clear the shelf, say. */
const BelowOwn = ({ outcome: { belowOwn, belowOwnCount } }: { outcome: OfferImport }) =>
  belowOwnCount > 0 && (
    <Notice tone="warning">
      其中 {belowOwnCount} 个{offerCopy.belowOwn}：
      {belowOwn.map(({ skuModel, price, ownPrice }) => `${skuModel} 报价 ${formatYuan(price).text}，进价 ${formatYuan(ownPrice).text}`).join('；')}
      {belowOwnCount > belowOwn.length ? ' 等。' : '。'}
    </Notice>
  );

function Tried({ outcome }: { outcome: OfferImport }) {
  const { added, changed, faultCount, faults } = outcome;
  if (faultCount === 0)
    return (
      <>
        <Notice tone={added + changed > 0 ? 'success' : 'info'}>检查通过：{changeWords(outcome, '个报价')}。</Notice>
        <BelowOwn outcome={outcome} />
      </>
    );
  return (
    <>
      <Notice tone="error">有 {faultCount} 处需要修改，改好后重新选择文件；目前没有导入任何报价。</Notice>
      <WorksheetFaults faults={faults} count={faultCount} />
    </>
  );
}
