import { PAGE_SIZES } from '@portal/contract/core';
import { listStaffHistory, type StaffHistoryLine } from '@portal/contract/staff';
import { ButtonLink, Card, Empty, Pager, Table, type Column } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { actWords } from '../../features/staff/index.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import { definePageQuery } from '../../lib/page-query.ts';
import { page, size } from '../../lib/page-words.ts';
import { useReadWhenTold } from '../../lib/read-when-told.ts';
import { callContext } from '../../lib/server-context.ts';
import type { Route } from './+types/history.ts';

const historyQuery = definePageQuery('/merchantCenter/history', { page, size: size(20) });

/** /merchantCenter/history: who did what with the enterprise's people (ENTERPRISE-9). */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const query = historyQuery.read(new URL(request.url).searchParams);
  return { query, ...(await context.get(callContext)(listStaffHistory, { query })) };
});

const columns: Column<StaffHistoryLine>[] = [
  { key: 'what', head: '操作', phone: 'title', render: actWords },
  { key: 'who', head: '操作人', phone: 'fact', render: ({ actorName }) => actorName || '系统' },
  { key: 'when', head: '时间', phone: 'fact', render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
];

export default function StaffHistory({ loaderData: { query, data, count } }: Route.ComponentProps) {
  useReadWhenTold();
  const hrefOf = (toPage: number, toSize: number) => historyQuery.href({ page: toPage, size: toSize });
  if (data.length === 0)
    return (
      <Empty
        text={query.page > 1 ? '这一页没有记录了' : '还没有操作记录'}
        action={query.page > 1 ? <ButtonLink href={historyQuery.path}>回到第一页</ButtonLink> : undefined}
      />
    );
  return (
    <>
      <Card flush>
        <Table caption="操作记录" columns={columns} rows={data} rowKey={({ id }) => id} />
      </Card>
      <Pager total={count} page={query.page} size={query.size} sizes={PAGE_SIZES} hrefOf={hrefOf} />
    </>
  );
}
