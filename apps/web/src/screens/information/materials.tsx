import { PAGE_SIZES } from '@portal/contract/core';
import { listFileCategories, listFiles, type FileEntry } from '@portal/contract/content';
import { Anchor, ChoiceLinks, Empty, Pager, Table, type Column } from '@portal/ui';
import { useNavigation } from 'react-router';
import { productHrefOf } from '../../features/catalog/index.ts';
import { materialsAddress } from '../../features/content/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { Route } from './+types/materials.ts';
import './materials.css';

/** /information/materials (CONTENT-9): for certified enterprises. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = materialsAddress.read(new URL(request.url).searchParams);
  const { categoryId, page, size } = query;
  const [files, categories] = await Promise.all([
    partOf(request, call(listFiles, { query: { page, size, ...(categoryId === null ? {} : { categoryId }) } })),
    // the list stands without its categories
    call(listFileCategories).catch(() => []),
  ]);
  return { query, files, categories };
}

export const handle: PageHandle = { addressOf: (search) => materialsAddress.href(materialsAddress.read(search)) };

const columns: Column<FileEntry>[] = [
  { key: 'name', head: '资料', phone: 'title', render: ({ fvName }) => fvName },
  { key: 'product', head: '产品', render: ({ spuNo, spuName }) => <Anchor href={productHrefOf(spuNo)}>{spuName}</Anchor> },
  { key: 'category', head: '分类', width: 144, render: ({ catagoryName }) => catagoryName },
  { key: 'models', head: '型号', kind: 'figure', width: 80, render: ({ modelCount }) => `${modelCount} 款` },
  {
    key: 'take',
    head: '操作',
    kind: 'actions',
    width: 96,
    render: ({ fvName, fvUrl }) => (
      <a className="p-button p-button--quiet p-button--small" href={fvUrl} download={fvName} aria-label={`下载：${fvName}`}>
        下载
      </a>
    ),
  },
];

export default function Materials({ loaderData: { query, files, categories } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const first = categories.find(({ id, children }) => id === query.categoryId || children.some((child) => child.id === query.categoryId));
  const choice = (id: number | null, label: string, chosen: boolean) => ({
    key: String(id),
    label,
    href: materialsAddress.href(materialsAddress.with(query, { categoryId: id })),
    chosen,
  });
  return (
    <div className="ct-files" aria-busy={state === 'loading'}>
      <p className="p-small">产品的规格参数表，按当前目录生成，不含价格。</p>
      <ChoiceLinks
        label="分类"
        choices={[choice(null, '全部', first === undefined), ...categories.map(({ id, catagoryName }) => choice(id, catagoryName, id === first?.id))]}
      />
      {first && (
        <ChoiceLinks
          label={first.catagoryName}
          choices={first.children.map(({ id, catagoryName, fileCount }) => choice(id, `${catagoryName} ${fileCount}`, id === query.categoryId))}
        />
      )}
      {files.failure !== null && <PartFailed title="资料没有加载成功" failure={files.failure} />}
      {files.data && (
        <>
          <Table caption="资料" columns={columns} rows={files.data.data} rowKey={({ fileId }) => fileId} empty={<Empty text="该分类下还没有资料" />} />
          <Pager
            total={files.data.count}
            page={query.page}
            size={query.size}
            sizes={PAGE_SIZES}
            hrefOf={(page, size) => materialsAddress.href(materialsAddress.with(query, { page, size }))}
          />
        </>
      )}
    </div>
  );
}
