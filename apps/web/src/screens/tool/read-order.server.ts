import { findCallError } from '@portal/client';
import { getDesignOrder } from '@portal/contract/design-order';
import { data, type RouterContextProvider } from 'react-router';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';

/** The own order that the address names, or why it could not be read. Throws the page of what is not there. */
export function readOrder(context: Readonly<RouterContextProvider>, request: Request) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^[\w-]{1,40}$/.test(id)) throw missing();
  return partOf(
    request,
    context
      .get(callContext)(getDesignOrder, { params: { id } })
      .catch((failure: unknown) => {
        // someone else's order and none at all are the same page
        throw findCallError(failure)?.status === 404 ? missing() : failure;
      }),
  );
}

const missing = () => data(null, { status: 404 });
