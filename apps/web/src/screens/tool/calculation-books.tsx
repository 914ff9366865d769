import { KEYWORD_MAX, PAGE_SIZES } from '@portal/contract/core';
import { listBooks, type BookSummary } from '@portal/contract/calculation-book';
import { Button, ButtonLink, Empty, Input, Pager, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { bookHref, booksAddress as address, BookTable, bringBackBook, createBook, HeadDialog, removeBook } from '../../features/calculation-book/index.ts';
import { CALCULATORS_PATH } from '../../features/calculator/index.ts';
import { tellFailure } from '../../lib/calls/failure.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { Route } from './+types/calculation-books.ts';
import './calculation-books.css';

/** /tool/calculationBook: one's own books (BOOK-1). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = address.read(new URL(request.url).searchParams);
  return { query, books: await partOf(request, context.get(callContext)(listBooks, { query })) };
}

export default function CalculationBooks({ loaderData: { query, books } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const restore = async (bookId: string) => {
    await bringBackBook(bookId).catch(tellFailure);
    await revalidate();
  };
  const remove = async ({ bookId }: BookSummary) => {
    try {
      await removeBook(bookId);
      toast.success('计算书已删除', { action: { label: '撤销', onAct: () => void restore(bookId) } });
    } catch (failure) {
      tellFailure(failure);
    }
    await revalidate();
  };
  const shown = books.data?.data ?? [];
  const make = (
    <Button kind="primary" icon="plus" onClick={() => setMaking(true)}>
      新建计算书
    </Button>
  );
  return (
    <div className="t-container">
      <div className="t-head">
        <h1>我的计算书</h1>
        {books.data && <span className="p-small">共 {books.data.count} 份</span>}
        <span className="t-head__space" />
        {(shown.length > 0 || query.keyword !== '') && (
          <>
            {make}
            <form className="cb-search" action={address.path} method="get">
              <Input
                key={query.keyword}
                type="search"
                name="keyword"
                aria-label="项目、客户或设计人"
                placeholder="项目、客户或设计人"
                defaultValue={query.keyword}
                maxLength={KEYWORD_MAX}
                autoComplete="off"
              />
              <Button type="submit">搜索</Button>
            </form>
          </>
        )}
      </div>
      {books.failure !== null && <PartFailed title="计算书没有加载成功" failure={books.failure} />}
      {books.data && shown.length === 0 && query.keyword !== '' && (
        <Empty drawing="search" text={`没有含“${query.keyword}”的计算书`} action={<ButtonLink href={address.path}>查看全部计算书</ButtonLink>} />
      )}
      {books.data && shown.length === 0 && query.keyword === '' && (
        <Empty
          drawing="book"
          text="把一个项目的各项计算存在一起：并排对比方案，定稿签字，导出 PDF 和带公式的 Excel"
          action={
            <span className="cb-search">
              {make}
              <ButtonLink href={CALCULATORS_PATH}>先去计算</ButtonLink>
            </span>
          }
        />
      )}
      {books.data && shown.length > 0 && (
        <div className="cb-list" aria-busy={state === 'loading'}>
          <BookTable books={shown} onRemove={(book) => void remove(book)} />
          <Pager
            total={books.data.count}
            page={query.page}
            size={query.size}
            sizes={PAGE_SIZES}
            hrefOf={(page, size) => address.href(address.with(query, { page, size }))}
          />
        </div>
      )}
      {isMaking && (
        <HeadDialog
          title="新建计算书"
          actionLabel="新建"
          first={null}
          onClose={() => setMaking(false)}
          onSave={async (head) => {
            const bookId = await createBook(head, null);
            await navigate(bookHref(bookId));
          }}
        />
      )}
    </div>
  );
}
