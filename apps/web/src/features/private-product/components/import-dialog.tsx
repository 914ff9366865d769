import { privateProductCopy as copy } from '@portal/contract/private-product';
import { Button, Dialog, Notice, toast } from '@portal/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { changeWords, WorksheetPicker } from '../../worksheet/index.ts';
import { fetchWrongRows, sendWorksheet, type ImportOutcome, type ImportWay } from '../api.ts';
import { TEMPLATE_HREF } from '../model/private-products-query.ts';
import { ImportFindings } from './import-findings.tsx';

interface ImportDialogProps {
  onClose(): void;
  onImported(words: string): void;
}

/**
 * A worksheet is tried first: what it would do, or every cell that cannot be taken. Only then it is taken, whole or, with faults, the
 * rows that are right; the others are to be had as a worksheet with what is wrong (PRIVATE-6).
 */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState<ImportOutcome | null>(null);
  const [fault, setFault] = useState<ReactNode>();
  const [busyWith, setBusyWith] = useState<ImportWay | 'fetch' | null>(null);
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const begin = (work: ImportWay | 'fetch'): AbortSignal => {
    asked.current?.abort();
    asked.current = new AbortController();
    setBusyWith(work);
    return asked.current.signal;
  };
  const send = async (chosen: File, way: ImportWay) => {
    const signal = begin(way);
    setFault(undefined);
    try {
      const outcome = await sendWorksheet(chosen, { way, signal });
      // of a file that another has been chosen instead of
      if (signal.aborted) return;
      if (outcome.isDone) onImported(doneWords(outcome));
      else setTried(outcome);
    } catch (failure) {
      if (signal.aborted) return;
      setTried(null);
      setFault(failureWords(failure));
    }
    setBusyWith(null);
  };
  const fetchRows = async (chosen: File) => {
    const signal = begin('fetch');
    try {
      await fetchWrongRows(chosen, signal);
      if (!signal.aborted) toast.success(copy.wrongRowsFetched);
    } catch (failure) {
      if (!signal.aborted) tellFailure(failure);
    }
    if (!signal.aborted) setBusyWith(null);
  };
  const work = tried === null ? 0 : tried.added + tried.changed;
  const isPartly = tried !== null && tried.wrongRows > 0;
  const mayTake = work > 0 && (isPartly || tried?.faultCount === 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title="批量导入自定义产品"
      width="medium"
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            disabled={!mayTake || busyWith === 'try' || busyWith === 'fetch'}
            busy={busyWith === 'take' || busyWith === 'takeRight'}
            onClick={() => file && void send(file, isPartly ? 'takeRight' : 'take')}
          >
            {isPartly && work > 0 ? `导入正确的 ${work} 个` : '确认导入'}
          </Button>
        </>
      }
    >
      <div className="p-stack">
        <p>
          按模板填写产品，一次最多 1000 行；名称、型号、品牌都相同的产品会被更新。
          <a href={TEMPLATE_HREF} download>
            下载导入模板
          </a>
        </p>
        <WorksheetPicker
          chosen={file}
          isTaken={busyWith === 'take' || busyWith === 'takeRight'}
          isTried={busyWith === 'try'}
          onChoose={(chosen) => {
            setFile(chosen);
            setTried(null);
            void send(chosen, 'try');
          }}
        />
        {fault && <Notice tone="error">{fault}</Notice>}
        {tried && (
          <ImportFindings outcome={tried}>
            <Button
              icon="download"
              busy={busyWith === 'fetch'}
              disabled={busyWith !== null && busyWith !== 'fetch'}
              onClick={() => file && void fetchRows(file)}
            >
              下载有问题的 {tried.wrongRows} 行
            </Button>
          </ImportFindings>
        )}
      </div>
    </Dialog>
  );
}

const doneWords = ({ added, changed, wrongRows }: ImportOutcome): string =>
  `已导入：${changeWords({ added, changed, unchanged: 0 }, '个产品')}${wrongRows > 0 ? `；${wrongRows} 行有问题，没有导入` : ''}`;
