import { definePageQuery } from '@portal/client/page-query';
import { keyword, oneOf, page, size } from '@portal/client/page-words';
import { contentKindNames, contentStateNames, CONTENT_KINDS, listDeskContent } from '@portal/contract/content';
import { contentStates } from '@portal/engines/states';
import { Anchor, ButtonLink, Empty, Field, Select, Table, Tabs } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useNavigate } from 'react-router';
import { ContentState } from '../features/content/index.ts';
import { KeywordForm } from '../lib/keyword-form.tsx';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/contents';
const address = definePageQuery(PATH, { keyword, kind: oneOf(['', ...CONTENT_KINDS]), state: oneOf(['', ...contentStates.states]), page, size: size(20) });

/** What the provider publishes, of every state, as visitors find it: the newest first (CONTENT-10). */
export function Contents() {
  const list = useListAddress(address);
  const { keyword, kind, state, page, size } = list.query;
  const navigate = useNavigate();
  const answer = useAnswer(list.asked, () => call(listDeskContent, { query: { keyword, page, size, ...(kind ? { kind } : {}), ...(state ? { state } : {}) } }));
  return (
    <>
      <div className="p-row p-row--apart">
        <h1 className="c-title">内容</h1>
        <span className="p-row">
          <ButtonLink href={`${PATH}/new?kind=case`}>写案例</ButtonLink>
          <ButtonLink href={`${PATH}/new?kind=solution`}>写方案</ButtonLink>
          <ButtonLink kind="primary" href={`${PATH}/new`}>
            写文章
          </ButtonLink>
        </span>
      </div>
      <Tabs
        label="内容状态"
        current={state || 'all'}
        tabs={[
          { key: 'all', label: '全部', href: list.hrefOf({ state: '' }) },
          ...contentStates.states.map((one) => ({ key: one, label: contentStateNames[one], href: list.hrefOf({ state: one }) })),
        ]}
      />
      <div className="c-narrow">
        <KeywordForm key={keyword} list={list} label="标题" />
        <Field label="类别">
          <Select value={kind} onChange={({ target }) => void navigate(list.hrefOf({ kind: CONTENT_KINDS.find((one) => one === target.value) ?? '' }))}>
            <option value="">全部类别</option>
            {CONTENT_KINDS.map((one) => (
              <option key={one} value={one}>
                {contentKindNames[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ListAnswer answer={answer} list={list}>
        {(data) => (
          <Table
            caption="内容"
            rows={data.data}
            rowKey={({ contentId }) => contentId}
            empty={<Empty drawing="search" text="没有符合条件的内容" action={<Anchor href={PATH}>查看全部内容</Anchor>} />}
            columns={[
              { key: 'title', head: '标题', phone: 'title', render: ({ contentId, title }) => <Anchor href={`${PATH}/${contentId}`}>{title}</Anchor> },
              { key: 'kind', head: '类别', width: 80, render: (row) => contentKindNames[row.kind] },
              { key: 'industry', head: '行业', width: 112, render: ({ industryName }) => industryName ?? '—' },
              { key: 'state', head: '状态', width: 96, render: (row) => <ContentState content={row} /> },
              { key: 'at', head: '发布时间', width: 152, render: ({ gmtPublished }) => formatDateTime(Date.parse(gmtPublished)) },
              { key: 'changed', head: '最近修改', width: 152, render: ({ gmtModified }) => formatDateTime(Date.parse(gmtModified)) },
            ]}
          />
        )}
      </ListAnswer>
    </>
  );
}
