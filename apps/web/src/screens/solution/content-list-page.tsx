import type { PageQuery } from '@portal/client/page-query';
import { PAGE_SIZES } from '@portal/contract/core';
import type { ContentItem, Industry } from '@portal/contract/content';
import { ButtonLink, ChoiceLinks, Empty, Pager } from '@portal/ui';
import { useNavigation } from 'react-router';
import { ContentList, type ListedQuery } from '../../features/content/index.ts';
import type { PagePart } from '../../lib/page/page-loader.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import './content-list-page.css';

interface ContentListPageProps {
  address: PageQuery<ListedQuery>;
  query: ListedQuery;
  listed: PagePart<{ data: ContentItem[]; count: number }>;
  industries: readonly Industry[];
  /** What is listed, as it is called: 方案. */
  noun: string;
}

/** A list of what is published: by industry where there are any, cards, pages; and what stands in their place. */
export function ContentListPage({ address, query, listed, industries, noun }: ContentListPageProps) {
  const { state } = useNavigation();
  const items = listed.data?.data ?? [];
  const isWhole = query.oneIndustryId === null && query.tag === '' && query.page === 1;
  const choices = [{ id: null as number | null, name: '全部' }, ...industries].map(({ id, name }) => ({
    key: String(id),
    label: name,
    href: address.href(address.with(query, { oneIndustryId: id })),
    chosen: query.oneIndustryId === id,
  }));
  return (
    <div className="ct-page">
      {industries.length > 0 && <ChoiceLinks label="行业" choices={choices} />}
      {query.tag !== '' && (
        <p className="p-row">
          <span className="p-small">标签：{query.tag}</span>
          <ButtonLink kind="quiet" size="small" href={address.href(address.with(query, { tag: '' }))}>
            清除
          </ButtonLink>
        </p>
      )}
      {listed.failure !== null && <PartFailed title={`${noun}没有加载成功`} failure={listed.failure} />}
      {listed.data && items.length === 0 && (
        // where nothing narrows the list, all of it is this very page
        <Empty
          text={`这里还没有${noun}`}
          action={isWhole ? <ButtonLink href="/product">看全部产品</ButtonLink> : <ButtonLink href={address.path}>看全部{noun}</ButtonLink>}
        />
      )}
      {listed.data && items.length > 0 && (
        <div className="ct-page__found" aria-busy={state === 'loading'}>
          <h2 className="p-hidden">{noun}列表</h2>
          <ContentList label={noun} items={items} isFirst />
          <Pager
            total={listed.data.count}
            page={query.page}
            size={query.size}
            sizes={PAGE_SIZES}
            hrefOf={(page, size) => address.href(address.with(query, { page, size }))}
          />
        </div>
      )}
    </div>
  );
}
