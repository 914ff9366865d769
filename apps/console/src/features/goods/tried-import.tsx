import type { GoodsImport } from '@portal/contract/catalog';
import { Notice, Table } from '@portal/ui';
import { figureText, formatYuan } from '@portal/units';
import './goods-import.css';

type Told<Item> = { count: number; first: readonly Item[] };
const more = ({ count, first }: Told<unknown>): string | undefined => (count > first.length ? `共 ${count} 处，只列出前 ${first.length} 处` : undefined);
const priceWords = (price: number | null): string => (price === null ? '暂无价格' : formatYuan(price).text);
/** With its sign: what rises shows it too. */
const stepWords = (by: number): string => `${by > 0 ? '+' : ''}${formatYuan(by).text}`;

/** What a file would change, before anything is changed: faults first, prices apart, names of what comes and goes. */
export function TriedImport({ tried }: { tried: GoodsImport }) {
  const { counts, rows, unchangedModels, priceModels, faults, files } = tried;
  const figures = [
    ['表格行数', rows],
    ['新增型号', counts.newModels],
    ['更新型号', counts.changedModels],
    ['变价型号', priceModels],
    ['下架型号', tried.delisted.count],
    ['未变型号', unchangedModels],
    ['错误', faults.count],
  ] as const;
  return (
    <>
      <ul className="c-import__figures" aria-label="导入前的核对">
        {figures.map(([name, figure]) => (
          <li key={name}>
            <span className="p-small">{name}</span>
            <b>{figureText(figure)}</b>
          </li>
        ))}
      </ul>
      {faults.count > 0 && (
        <Table
          caption="有错误的行"
          contained
          rows={faults.first}
          rowKey={({ row, column, text }) => `${row} ${column} ${text}`}
          footer={more(faults)}
          columns={[
            { key: 'row', head: '行', width: 64, render: ({ row }) => (row === 0 ? '—' : row) },
            { key: 'column', head: '列', width: 120, render: ({ column }) => column || '—' },
            { key: 'text', head: '问题', phone: 'title', render: ({ text }) => text },
          ]}
        />
      )}
      {tried.prices.map((price) => (
        <Prices key={price.header} price={price} />
      ))}
      <Names title="将下架" names={tried.delisted} />
      <Names title="新增型号" names={tried.added} />
      <Names title="新增产品" names={tried.addedFamilies} />
      <Fields what="产品" changes={tried.changedFamilies} />
      <Fields what="型号" changes={tried.changed} />
      <Names title="在售而表里没有的型号（不受影响）" names={tried.missing} />
      {files && (
        <>
          <p>
            图片和文档：用到 {files.used} 个，其中新文件 {files.fresh} 个；没有用到 {files.unused.count} 个。
          </p>
          <Names
            title="按文件名认作型号的文件"
            names={{ count: files.byName.count, first: files.byName.first.map(({ path, model, column }) => `${path}（${model}，${column}）`) }}
          />
          <Names
            title="没有用到的文件"
            names={{ count: files.unused.count, first: files.unused.first.map(({ path, problem }) => (problem === null ? path : `${path}（${problem}）`)) }}
          />
        </>
      )}
    </>
  );
}

function Prices({ price: { header, changes, sums } }: { price: GoodsImport['prices'][number] }) {
  if (changes.count === 0) return null;
  return (
    <>
      <Notice tone="warning">
        {header}：上涨 {sums.risen} 个，共 {formatYuan(sums.risenBy).text}；下降 {sums.fallen} 个，共 {formatYuan(sums.fallenBy).text}；合计{' '}
        {stepWords(sums.by)}；新定价 {sums.appeared} 个，取消价格 {sums.vanished} 个。
      </Notice>
      <Table
        caption={`${header}的变化`}
        contained
        rows={changes.first}
        rowKey={({ name }) => name}
        footer={more(changes)}
        columns={[
          { key: 'name', head: '型号', phone: 'title', render: ({ name }) => name },
          { key: 'before', head: `原${header}`, kind: 'figure', render: ({ before }) => priceWords(before) },
          { key: 'after', head: `新${header}`, kind: 'figure', render: ({ after }) => priceWords(after) },
          {
            key: 'by',
            head: '变化',
            kind: 'figure',
            render: ({ before, after }) =>
              before === null || after === null || before === 0 ? '—' : `${after > before ? '+' : ''}${percentOf(before, after)}%`,
          },
        ]}
      />
    </>
  );
}

const percentOf = (before: number, after: number): string => figureText(((after - before) / before) * 100, 1);

function Fields({ what, changes }: { what: string; changes: GoodsImport['changed'] }) {
  if (changes.count === 0) return null;
  return (
    <Table
      caption={`${what}的变化`}
      contained
      rows={changes.first}
      rowKey={({ name, field }) => `${name} ${field}`}
      footer={more(changes)}
      columns={[
        { key: 'name', head: what, phone: 'title', render: ({ name }) => name },
        { key: 'field', head: '字段', render: ({ field }) => field },
        { key: 'before', head: '原值', render: ({ before }) => before || '（空）' },
        { key: 'after', head: '新值', render: ({ after }) => after || '（空）' },
      ]}
    />
  );
}

function Names({ title, names: { count, first } }: { title: string; names: Told<string> }) {
  if (count === 0) return null;
  return (
    <details>
      <summary>
        {title}：{count} 个
      </summary>
      <p className="c-import__names">
        {first.join('、')}
        {count > first.length && ` 等 ${count} 个`}
      </p>
    </details>
  );
}
