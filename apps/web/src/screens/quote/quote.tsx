import { openQuote, shareGone, type SharedQuote } from '@portal/contract/design-order';
import { Empty } from '@portal/ui';
import { data, isRouteErrorResponse } from 'react-router';
import { SharedQuoteView } from '../../features/design-order/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { Route } from './+types/quote.ts';

/** Of one customer: no machine lists it, nobody keeps it, and what it links to does not learn its address. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: windowTitle(loaderData?.quote.paper ? `报价单 ${loaderData.quote.paper.number}` : '报价单') },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

export const loader = pageLoader(async ({ context, params }: Route.LoaderArgs): Promise<{ token: string; quote: SharedQuote }> => {
  const { token } = params;
  // what is no token is no link either
  if (!/^[\w-]{43}$/.test(token)) throw data(null, { status: 404 });
  return { token, quote: await context.get(callContext)(openQuote, { body: { token } }) };
});

/** What is read here is the page's own: an answer brings its own news, and going back asks for no password again. */
export const shouldRevalidate = () => false;

export default function Quote({ loaderData: { token, quote } }: Route.ComponentProps) {
  return <SharedQuoteView key={token} token={token} quote={quote} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <h1 className="p-hidden">报价单</h1>
      <Empty drawing="unplugged" text={shareGone.msg} />
    </>
  );
}
