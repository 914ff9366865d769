import { getGoodsImportTemplate, goodsImportCopy, listGoodsImports, type GoodsImportTrace } from '@portal/contract/catalog';
import { Button, Card, Empty, ErrorState, Notice, Table, TableSkeleton, Tag, toast } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { countsWords, SteepNotice, TakeDialog, TriedImport, UndoDialog, useGoodsImport } from '../features/goods/index.ts';
import { call } from '../lib/call.ts';
import { FileButton } from '../lib/file-button.tsx';
import { useAnswer } from '../lib/use-answer.ts';

/** The catalogue loaded from a workbook: tried, looked at, taken as it was seen; what was loaded, and the last of it put back (OPERATOR-17). */
export function GoodsImportPage() {
  const answer = useAnswer('imports', () => call(listGoodsImports));
  const [asked, setAsked] = useState<{ isPartial: boolean }>();
  const [undone, setUndone] = useState<GoodsImportTrace>();
  const { file, tried, failed, run, progress, choose, again, take } = useGoodsImport(({ counts }) => {
    toast.success(`已导入：${countsWords(counts)}`);
    answer.read();
  });
  const changes = tried ? tried.counts.newModels + tried.counts.changedModels + tried.counts.newFamilies + tried.counts.changedFamilies : 0;
  return (
    <>
      <h1 className="c-title">商品导入</h1>
      <section className="c-import" aria-label="导入">
        <div className="c-import__row">
          <FileButton label="选择导入文件" accept=".xlsx,.csv,.zip" kind={tried ? 'secondary' : 'primary'} disabled={run !== undefined} onChosen={choose}>
            {file ? '重新选择文件' : '选择文件'}
          </FileButton>
          {file && !tried && run === undefined && <Button onClick={again}>重新检查</Button>}
          <span className="c-import__name">{file?.name ?? goodsImportCopy.accepted}</span>
          <a href={getGoodsImportTemplate.path}>下载模板</a>
        </div>
        {run && (
          <output className="c-import__row">
            {run.isTaken ? '正在导入，请不要关闭页面' : '正在检查，不会改动产品库'}
            {progress && `：${progress.step}`}
            <progress aria-label={run.isTaken ? '导入进度' : '检查进度'} max={1} {...(progress && { value: progress.done })} />
          </output>
        )}
        {failed && <Notice tone="error">{failed}</Notice>}
        {tried && run === undefined && (
          <>
            {tried.faults.count > 0 && (
              <Notice tone="error">有 {tried.faults.count} 处错误，没有导入任何内容。改好后重新选择文件，或跳过这些行导入其余的。</Notice>
            )}
            {tried.faults.count === 0 && changes === 0 && (
              <Notice>{tried.rows === 0 ? '表格里没有产品，请从表头的下一行开始填写。' : '没有需要更新的内容，产品库与表格一致。'}</Notice>
            )}
            {tried.faults.count === 0 && changes > 0 && tried.steep.count === 0 && (
              <Notice tone="success">检查通过，还没有导入：{countsWords(tried.counts)}。</Notice>
            )}
            {tried.steep.count > 0 && <SteepNotice steep={tried.steep} />}
            {changes > 0 && (
              <div className="c-import__row">
                {tried.faults.count === 0 ? (
                  <Button kind="primary" onClick={() => setAsked({ isPartial: false })}>
                    导入
                  </Button>
                ) : (
                  <Button onClick={() => setAsked({ isPartial: true })}>跳过有错误的行，导入其余</Button>
                )}
              </div>
            )}
            <TriedImport tried={tried} />
          </>
        )}
      </section>
      <Card title="导入记录">
        {answer.failed && <ErrorState title={answer.failed} actions={<Button onClick={answer.read}>重试</Button>} />}
        {!answer.data && !answer.failed && <TableSkeleton />}
        {answer.data && <Traces traces={answer.data} onUndo={setUndone} />}
      </Card>
      {asked && tried && (
        <TakeDialog
          {...asked}
          tried={tried}
          onClose={() => setAsked(undefined)}
          onTake={(typed) => {
            setAsked(undefined);
            take({ seen: tried.seen, isPartial: asked.isPartial, ...typed });
          }}
        />
      )}
      {undone && (
        <UndoDialog
          trace={undone}
          onClose={() => setUndone(undefined)}
          onDone={() => {
            setUndone(undefined);
            toast.success(`已撤销导入“${undone.fileName}”`);
            answer.read();
          }}
        />
      )}
    </>
  );
}

function Traces({ traces, onUndo }: { traces: readonly GoodsImportTrace[]; onUndo(trace: GoodsImportTrace): void }) {
  return (
    <Table
      caption="导入记录"
      rows={traces}
      rowKey={({ importNo }) => importNo}
      empty={<Empty drawing="list" text="还没有导入记录，选择文件开始第一次导入" />}
      columns={[
        { key: 'file', head: '文件', phone: 'title', render: ({ fileName }) => fileName },
        {
          key: 'kind',
          head: '类型',
          render: ({ isUndoing, isUndone }) => (
            <Tag tone={isUndoing || isUndone ? 'neutral' : 'success'}>{isUndoing ? '撤销' : isUndone ? '已撤销' : '导入'}</Tag>
          ),
        },
        { key: 'counts', head: '内容', render: ({ counts, isUndoing }) => countsWords(counts, isUndoing ? { added: '去掉', changed: '恢复' } : {}) },
        { key: 'by', head: '操作人', render: ({ importedBy }) => importedBy || '—' },
        { key: 'when', head: '时间', render: ({ gmtCreate }) => <span className="c-when">{formatDateTime(Date.parse(gmtCreate))}</span> },
        { key: 'hash', head: 'SHA-256', phone: 'hidden', render: ({ fileHash }) => <code>{fileHash.slice(0, 12)}</code> },
        {
          key: 'acts',
          head: '操作',
          kind: 'actions',
          render: (trace) =>
            trace.isLast && (
              <Button kind="quiet" size="small" aria-label={`撤销 ${trace.fileName}`} onClick={() => onUndo(trace)}>
                撤销
              </Button>
            ),
        },
      ]}
    />
  );
}
