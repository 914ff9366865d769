import { getBook } from '@portal/contract/calculation-book';
import { Breadcrumb, ButtonLink, Empty } from '@portal/ui';
import { data, isRouteErrorResponse, useLocation, useNavigate, useRevalidator, type ShouldRevalidateFunctionArgs } from 'react-router';
import { bookAddress, bookHref, BOOKS_PATH, BookView } from '../../features/calculation-book/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { Route } from './+types/calculation-book-detail.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: windowTitle(loaderData?.book.projectName ?? '计算书') }];

/** /tool/calculationBook/detail?id= (BOOK-2 to 8). */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const bookId = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^[\w-]{1,40}$/.test(bookId)) throw data(null, { status: 404 });
  return { book: await context.get(callContext)(getBook, { query: { bookId } }) };
});

/** What is compared stands in the address, and the book is there already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isStep = currentUrl.search !== nextUrl.search && bookAddress.read(currentUrl.searchParams).bookId === bookAddress.read(nextUrl.searchParams).bookId;
  return isStep && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export default function CalculationBookDetail({ loaderData: { book } }: Route.ComponentProps) {
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return (
    <div className="t-container">
      <Breadcrumb crumbs={[{ label: '我的计算书', href: BOOKS_PATH }, { label: book.projectName }]} />
      <BookView
        key={book.bookId}
        book={book}
        address={bookAddress.read(new URLSearchParams(search))}
        onCompare={(compared) => void navigate(bookAddress.href({ bookId: book.bookId, ...compared }), { replace: true, preventScrollReset: true })}
        onChanged={revalidate}
        onLeave={(bookId) => void navigate(bookId === null ? BOOKS_PATH : bookHref(bookId))}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <div className="t-container">
      <h1 className="p-hidden">计算书</h1>
      <Empty
        text="计算书不存在或已被删除"
        action={
          <ButtonLink kind="primary" href={BOOKS_PATH}>
            查看我的计算书
          </ButtonLink>
        }
      />
    </div>
  );
}
