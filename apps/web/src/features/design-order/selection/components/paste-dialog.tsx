import { designOrderCopy } from '@portal/contract/design-order';
import { Button, Dialog, Notice, Textarea, toast } from '@portal/ui';
import { useState } from 'react';
import { mayCall } from '@portal/engines/access';
import { sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { usePriceLabel } from '../../../../lib/words/price-label.ts';
import { useUserType } from '../../../../lib/identity/use-user-type.ts';
import { OwnRowsDialog, type OwnRow } from '../../../private-product/index.ts';
import { addPasted, isReady } from '../../lines/model/add-pasted.ts';
import { ownRowOf } from '../../lines/model/own-rows.ts';
import { askedCells, hasPrices, matchedRows, readSheetText, type PastedRow } from '../../lines/model/pasted-rows.ts';
import { matchRows } from '../api.ts';
import { PastedTable } from './pasted-table.tsx';
import { useSelectionStore } from './selection-provider.tsx';
import { tellJoined } from './tell-joined.ts';
import './paste-dialog.css';

/** Models and quantities out of a spreadsheet or a message, into the list as one step; what is not understood stays to be corrected (PICK-13). */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const store = useSelectionStore();
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly PastedRow[] | null>(null);
  const [head, setHead] = useState<readonly string[] | null>(null);
  /** Numbers of the rows that become products of one's own. */
  const [toOwn, setToOwn] = useState<readonly number[] | null>(null);
  const [isPriced, setIsPriced] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const priceLabel = usePriceLabel();
  const mayKeepOwn = mayCall('keepsPrivateProducts', useUserType());
  const ready = rows?.filter(isReady) ?? [];

  /** What the rows name, or null: it could not be asked, which is told. */
  const ask = async (sheet: { head: string[] | null; rows: PastedRow[] | { number: number; cells: string[] }[] }) => {
    setIsBusy(true);
    try {
      return matchedRows(sheet, await matchRows(sheet.rows.map(askedCells)));
    } catch (failure) {
      tellFailure(failure, sayFailure);
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  const read = async (pasted: string) => {
    const sheet = readSheetText(pasted);
    if (sheet.kind === 'empty') toast.warning(designOrderCopy.pasteNothing);
    else if (sheet.kind === 'tooMany') toast.warning(designOrderCopy.pasteTooMany(sheet.count));
    else {
      setIsPriced(hasPrices(sheet));
      setHead(sheet.head);
      setRows((await ask(sheet)) ?? rows);
    }
  };
  const change = (row: PastedRow, changes: Partial<PastedRow>) =>
    setRows((now) => now?.map((one) => (one.number === row.number ? { ...one, ...changes, refusal: null } : one)) ?? null);
  const askAgain = async (row: PastedRow, modelText: string) => {
    change(row, { modelText });
    const [found] = (await ask({ head: null, rows: [{ number: row.number, cells: [modelText] }] })) ?? [];
    if (found) change(row, { modelText, line: found.line, suggestions: found.suggestions });
  };
  /** They are products of one's own now, and are found as what was pasted is. */
  const takeOwn = async (saved: readonly OwnRow[]) => {
    setToOwn(null);
    const texts = saved.map(({ number, modelRemark, spuName }) => ({ number, cells: [modelRemark || spuName] }));
    for (const { number, modelText, line, suggestions } of (await ask({ head: null, rows: texts })) ?? [])
      setRows((now) => now?.map((row) => (row.number === number ? { ...row, modelText, line, suggestions, refusal: null } : row)) ?? null);
  };
  const add = () => {
    if (rows === null) return;
    const { lines, pieces, left, notices } = addPasted(store.state.getState().lines, rows);
    for (const notice of notices) toast.warning(notice);
    if (pieces.size > 0) {
      store.setLines(lines);
      tellJoined(store, pieces);
    }
    setRows(left);
    if (left.length === 0) onClose();
  };
  const unready = (rows?.length ?? 0) - ready.length;
  const unknown = rows?.filter(({ line, modelText, named }) => line === null && (modelText !== '' || named !== '')) ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title="粘贴清单"
      // a slip beside it must not cost what was corrected
      dismissable={rows === null && text === ''}
      actions={
        rows === null ? (
          <>
            <Button onClick={onClose}>取消</Button>
            <Button kind="primary" busy={isBusy} onClick={() => void read(text)}>
              识别型号
            </Button>
          </>
        ) : (
          <>
            <span className="do-count">
              共 <b>{rows.length}</b> 行{unready > 0 && `，${unready} 行待处理`}
            </span>
            <Button onClick={() => setRows(null)}>重新粘贴</Button>
            <Button kind="primary" busy={isBusy} disabled={ready.length === 0} onClick={add}>
              加入 {ready.length} 行
            </Button>
          </>
        )
      }
    >
      {rows === null ? (
        <>
          <p className="p-small do-paste__hint">
            从 Excel 复制型号和数量两列或整张表，列的顺序不限；也可粘贴聊天里的清单，如 HV-D6440-DL30 x 10。每行一个产品，一次最多 500 行。
          </p>
          <Textarea
            rows={12}
            aria-label="清单文字"
            value={text}
            className="do-paste__text"
            onChange={({ target }) => setText(target.value)}
            onPaste={(event) => {
              // into an empty box: it is read at once
              if (text !== '') return;
              const pasted = event.clipboardData.getData('text/plain');
              event.preventDefault();
              setText(pasted);
              void read(pasted);
            }}
          />
        </>
      ) : (
        <>
          <div className="do-paste__notices">
            {unready > 0 && <Notice tone="warning">{unready} 行没有对应的型号或数量，改好后再加入；不需要的行可以去掉</Notice>}
            {mayKeepOwn && unknown.length > 0 && (
              <Notice>
                目录里没有的 {unknown.length} 行可以存为自定义产品，名称、单价等按粘贴的内容填好{' '}
                <Button size="small" onClick={() => setToOwn(unknown.map(({ number }) => number))}>
                  存为自定义产品
                </Button>
              </Notice>
            )}
            {isPriced && <Notice>目录里有的产品不采用粘贴的单价，加入后按{priceLabel}计；要改价请在清单中改折后价或折扣率</Notice>}
          </div>
          <PastedTable
            rows={rows}
            onChange={change}
            onOwn={mayKeepOwn ? ({ number }) => setToOwn([number]) : null}
            onAskAgain={(row, modelText) => void askAgain(row, modelText)}
            onDrop={(row) => setRows(rows.filter((one) => one !== row))}
          />
          {toOwn !== null && (
            <OwnRowsDialog
              rows={rows.filter(({ number }) => toOwn.includes(number)).map((row) => ownRowOf(head, row))}
              onClose={() => setToOwn(null)}
              onSaved={(saved) => void takeOwn(saved)}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
