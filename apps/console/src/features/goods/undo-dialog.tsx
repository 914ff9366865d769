import { undoGoodsImport, type GoodsImportTrace, type GoodsImportUndo } from '@portal/contract/catalog';
import { Dialog, Notice, TableSkeleton } from '@portal/ui';
import { useEffect, useState } from 'react';
import { failureWords } from '../../lib/call.ts';
import { slowCall } from '../../lib/call-slow.ts';
import { countsWords } from './counts-words.ts';

interface UndoDialogProps {
  trace: GoodsImportTrace;
  onClose(): void;
  onDone(): void;
}

/** What would be put back is told first; what stands in the way is named (OPERATOR-18). */
export function UndoDialog({ trace: { importNo, fileName }, onClose, onDone }: UndoDialogProps) {
  const [tried, setTried] = useState<GoodsImportUndo>();
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isOver = false;
    slowCall(undoGoodsImport, { body: { importNo, isTried: true } }).then(
      (answer) => void (!isOver && setTried(answer)),
      (failure: unknown) => void (!isOver && setFailed(failureWords(failure))),
    );
    return () => void (isOver = true);
  }, [importNo]);
  const undo = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      const answer = await slowCall(undoGoodsImport, { body: { importNo, isTried: false } });
      if (answer.outcome === 'undone') return onDone();
      setTried(answer);
    } catch (failure) {
      setFailed(failureWords(failure));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`撤销导入：${fileName}`}
      {...(tried?.outcome === 'would-undo' && !failed && { action: { label: '撤销这次导入', danger: true, busy: isBusy, onAct: () => void undo() } })}
    >
      {failed && <Notice tone="error">{failed}</Notice>}
      {!tried && !failed && <TableSkeleton rows={2} />}
      {tried?.outcome === 'would-undo' && tried.counts && (
        <p>撤销后产品库回到导入之前：{countsWords(tried.counts, { added: '去掉', changed: '恢复' })}。价格随之恢复，此后下单按恢复的价格。</p>
      )}
      {tried?.outcome === 'forgotten' && <Notice tone="warning">这次导入已经太久，变更内容不再保留，不能撤销。</Notice>}
      {tried?.outcome === 'refused' && (
        <>
          <Notice tone="warning">有 {tried.refusals.count} 处在导入之后已有变化或已被使用，不能撤销，没有做任何改动。</Notice>
          <ul className="c-steps">
            {tried.refusals.first.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
