import type { CalculatorId } from '@portal/engines/calculators';
import { Button, Dialog, Empty, IconButton } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { forgetResult, forgetResults, keepResult, pastResults } from '../history-keeper.ts';
import { HISTORY_MAX, type PastResult } from '../model/history.ts';
import './history-dialog.css';

interface HistoryDialogProps {
  id: CalculatorId;
  onClose: () => void;
  onRestore: (search: string) => void;
}

/** What was worked out here on this device: take up again, delete, clear. */
export function HistoryDialog({ id, onClose, onRestore }: HistoryDialogProps) {
  const [results, setResults] = useState(() => pastResults(id));
  const [gone, setGone] = useState<readonly PastResult[]>([]);
  const remove = (removed: readonly PastResult[]) => {
    if (removed.length === results.length) forgetResults(id);
    else for (const { search } of removed) forgetResult(id, search);
    setGone(removed);
    setResults(pastResults(id));
  };
  const undo = () => {
    // oldest first, so that they stand as they stood
    for (const result of [...results, ...gone].toSorted((a, b) => a.at - b.at)) keepResult(id, result);
    setGone([]);
    setResults(pastResults(id));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width="medium"
      title="历史记录"
      actions={
        <>
          {gone.length > 0 && <Button onClick={undo}>撤销删除 {gone.length} 条</Button>}
          {results.length > 0 && <Button onClick={() => remove(results)}>清空</Button>}
          <Button onClick={onClose}>关闭</Button>
        </>
      }
    >
      {results.length === 0 ? (
        <Empty text="还没有记录，改动输入得到结果后会自动记在这台设备上" />
      ) : (
        <>
          <p className="p-small">只保存在这台设备的浏览器里，最多 {HISTORY_MAX} 条，退出登录时清除。</p>
          <ul className="cc-history">
            {results.map((result) => (
              <li key={result.search}>
                <button type="button" className="cc-history__result" onClick={() => onRestore(result.search)}>
                  <b>{result.answer}</b>
                  <span className="p-small">{formatDateTime(result.at)}</span>
                  <span className="cc-history__meaning">{result.meaning}</span>
                </button>
                <IconButton name="trash" size="small" label={`删除 ${result.answer}`} onClick={() => remove([result])} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
