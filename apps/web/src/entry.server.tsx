import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream, type RenderToPipeableStreamOptions } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { gathered } from './lib/gathered.server.ts';
import { nonceContext } from './lib/server-context.ts';

export { createLoadContext } from './lib/server-context.ts';
export { isRemembered } from './remembered-pages.server.ts';

/** A render that has not finished by then is cut off. */
export const streamTimeout = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method === 'HEAD') return new Response(null, { headers, status });
  const nonce = loadContext.get(nonceContext);
  return new Promise((resolve, reject) => {
    let shellRendered = false;
    const ready: keyof RenderToPipeableStreamOptions = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      // nothing of a page is put off to its end, where only script would bring it back to its place
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      [ready]() {
        shellRendered = true;
        const body = gathered();
        // what the timer holds is the whole of the page; of a busy second's pages that is more than all else
        body.once('close', () => clearTimeout(timer));
        headers.set('content-type', 'text/html; charset=utf-8');
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error as Error);
      },
      onError(error) {
        // a failure inside a boundary reaches the visitor as that boundary's own message
        if (shellRendered && !(error instanceof Error && error.name === 'AbortError')) console.error(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000).unref();
  });
}
