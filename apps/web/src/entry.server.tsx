import { text } from 'node:stream/consumers';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { drawnPage } from './lib/page/drawn-page.server.ts';
import { withData } from './lib/page/page-data.server.ts';
import { nonceContext } from './lib/page/server-context.ts';

export { createLoadContext } from './lib/page/server-context.ts';
export { isForAnyGuest, isRemembered } from './remembered-pages.server.ts';

const texts = new WeakMap<Response, string>();

/** What a page's answer says; undefined of an answer that is no page of this side's. */
export const textOf = (response: Response): string | undefined => texts.get(response);

/** A render that has not finished by then is cut off. */
export const streamTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  if (request.method === 'HEAD') return new Response(null, { headers, status });
  const nonce = loadContext.get(nonceContext);
  // loaders have said all they say by now
  const data = serverHandoffStream && (await text(serverHandoffStream));
  const html = await drawnPage(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, streamTimeout, console.error);
  headers.set('content-type', 'text/html; charset=utf-8');
  // a page without scripts reads none
  const isRead = data !== undefined && routerContext.renderMeta?.didRenderScripts === true;
  const whole = isRead ? withData(html, data, nonce) : html;
  // without a body: nobody reads it, and one would be written as bytes and stand in a stream
  const response = new Response(null, { headers, status });
  texts.set(response, whole);
  return response;
}
