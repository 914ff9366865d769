import { createRequestKeys } from '@portal/client/request-keys';
import { importsCopy, type ReadList } from '@portal/contract/design-order';
import { ORDER_NAME_MAX } from '@portal/engines/pricing';
import { Button, Dialog, Field, Input, Money, Notice, RadioGroup, Table, toast, useUi, type Column } from '@portal/ui';
import { figureText, firstLetters, formatPercent } from '@portal/units';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { failureWords } from '../../../../lib/calls/failure-words.tsx';
import { useSelectionStore } from '../../selection/components/selection-provider.tsx';
import { tellJoined } from '../../selection/components/tell-joined.ts';
import { detailHref, PICKING_PATH } from '../../lines/model/addresses.ts';
import { readFile, takeLines } from '../api.ts';
import './import-list-dialog.css';

/** A file is read first: what it holds at today's prices, and every cell that is none. Only then it is taken. */
export function ImportListDialog({ onClose }: { onClose: () => void }) {
  const { navigate } = useUi();
  const store = useSelectionStore();
  const [keys] = useState(() => createRequestKeys());
  const picker = useRef<HTMLInputElement>(null);
  const asked = useRef<AbortController>(null);
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadList | null>(null);
  const [target, setTarget] = useState<'order' | 'list'>('order');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<ReactNode>();
  const [busyWith, setBusyWith] = useState<'read' | 'take' | null>(null);
  useEffect(() => () => asked.current?.abort(), []);

  const choose = async (chosen: File) => {
    asked.current?.abort();
    const asking = new AbortController();
    asked.current = asking;
    setFile(chosen);
    setRead(null);
    setFault(undefined);
    setBusyWith('read');
    try {
      const found = await readFile(chosen, asking.signal);
      if (asking.signal.aborted) return;
      setRead(found);
      setName(nameOf(chosen.name));
    } catch (failure) {
      if (asking.signal.aborted) return;
      setFault(failureWords(failure));
    }
    setBusyWith(null);
  };
  const take = async ({ lines }: ReadList) => {
    setBusyWith('take');
    setFault(undefined);
    const wanted = target === 'order' ? name : null;
    const send = () => keys.send([wanted, lines], (key) => takeLines(wanted, lines, key));
    try {
      if (wanted === null) tellJoined(store, await store.joinedBy(send));
      else {
        navigate?.(detailHref((await send()) ?? ''));
        toast.success(`已导入 ${lines.length} 种产品`);
      }
      onClose();
      if (wanted === null) navigate?.(PICKING_PATH);
    } catch (failure) {
      setFault(failureWords(failure));
      setBusyWith(null);
    }
  };
  const count = read?.lines.length ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title="导入清单"
      width="large"
      dismissable={busyWith !== 'take'}
      action={{
        label: read !== null && read.wrongRows > 0 && count > 0 ? `导入正确的 ${count} 种` : '导入清单',
        busy: busyWith === 'take',
        disabled: count === 0 || busyWith === 'read' || (target === 'order' && name.trim() === ''),
        onAct: () => read && void take(read),
      }}
    >
      <div className="im-dialog">
        <p>选择从本站导出的报价单、内部明细，或任何有“型号”和“数量”两列的表格，最多 500 个产品。价格按今日价，折扣率和单价按文件。</p>
        <div className="im-dialog__row">
          <Button icon="upload" disabled={busyWith === 'take'} onClick={() => picker.current?.click()}>
            {file === null ? '选择文件' : '重新选择文件'}
          </Button>
          <span className="im-dialog__name">{file?.name ?? '支持 .xlsx、.csv，不超过 2 MB'}</span>
          <output className="p-small">{busyWith === 'read' && '正在读取…'}</output>
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="选择清单文件"
          accept=".xlsx,.csv"
          onChange={({ target: input }) => {
            const chosen = input.files?.[0];
            input.value = '';
            if (chosen) void choose(chosen);
          }}
        />
        {fault !== undefined && <Notice tone="error">{fault}</Notice>}
        {read !== null && <Findings read={read} />}
        {count > 0 && (
          <div className="im-dialog__target">
            <RadioGroup
              legend="导入到"
              name="import-target"
              segmented
              value={target}
              onChange={(value) => setTarget(value as 'order' | 'list')}
              options={[
                { value: 'order', label: '新配单' },
                { value: 'list', label: '当前清单' },
              ]}
            />
            {target === 'order' && (
              <Field label="配单名称" required>
                <Input value={name} maxLength={ORDER_NAME_MAX} onChange={(event) => setName(event.target.value)} />
              </Field>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** A name as orders have them: without blanks and without the ending of the file. */
const nameOf = (fileName: string): string => firstLetters(fileName.replace(/\.[^.]*$/, '').replace(/\s+/g, ''), ORDER_NAME_MAX);

function Findings({ read: { lines, amount, wrongRows, faultCount, faults, noticeCount, notices } }: { read: ReadList }) {
  return (
    <>
      {lines.length > 0 && (
        <Notice tone={faultCount === 0 ? 'success' : 'info'}>
          读到 {lines.length} 种产品，按今日价合计 <Money yuan={amount} />
        </Notice>
      )}
      {faultCount > 0 && (
        <>
          <Notice tone="error">
            {wrongRows > 0 ? `${wrongRows} 行中有 ${faultCount} 处需要修改，这些行不会导入。` : (faults[0]?.text ?? importsCopy.nothing)}
          </Notice>
          {wrongRows > 0 && <CellTable caption="需要修改的单元格" cells={faults} count={faultCount} />}
        </>
      )}
      {noticeCount > 0 && (
        <>
          <Notice tone="warning">{noticeCount} 行的折扣率或单价与导入结果不一致，请核对。</Notice>
          <CellTable caption="需要核对的单元格" cells={notices} count={noticeCount} />
        </>
      )}
      {lines.length > 0 && <Table caption="读到的产品" contained columns={LINE_COLUMNS} rows={lines} rowKey={({ skuNo }) => skuNo} />}
    </>
  );
}

function CellTable({ caption, cells, count }: { caption: string; cells: ReadList['faults']; count: number }) {
  return (
    <Table
      caption={caption}
      contained
      columns={FAULT_COLUMNS}
      rows={cells}
      rowKey={({ row, column, text }) => `${row} ${column} ${text}`}
      footer={count > cells.length ? `只列出前 ${cells.length} 处` : undefined}
    />
  );
}

const FAULT_COLUMNS: Column<ReadList['faults'][number]>[] = [
  { key: 'row', head: '行', width: 64, render: ({ row }) => row },
  { key: 'column', head: '列', width: 120, render: ({ column }) => column },
  { key: 'text', head: '问题', phone: 'title', render: ({ text }) => text },
];

const LINE_COLUMNS: Column<ReadList['lines'][number]>[] = [
  {
    key: 'product',
    head: '产品',
    phone: 'title',
    render: ({ productName, productModel }) => (
      <>
        {productName} <span className="p-small">{productModel}</span>
      </>
    ),
  },
  { key: 'quantity', head: '数量', kind: 'figure', render: ({ quantity }) => figureText(quantity) },
  { key: 'rate', head: '折扣率', kind: 'figure', render: ({ rate }) => formatPercent(rate) },
  { key: 'ratePrice', head: '折后价', kind: 'figure', render: ({ ratePrice }) => <Money yuan={ratePrice} size="small" /> },
  {
    key: 'amount',
    head: '小计',
    kind: 'figure',
    render: ({ ratePrice, amount }) => <Money yuan={ratePrice === null ? null : amount} absent="—" size="small" />,
  },
];
