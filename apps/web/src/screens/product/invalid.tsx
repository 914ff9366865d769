import { getSpuSuccessor } from '@portal/contract/catalog';
import { Container } from '@portal/ui';
import { redirect } from 'react-router';
import { productHrefOf } from '../../features/catalog/index.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/invalid.ts';
import { ProductGone } from './product-gone.tsx';

/** /product/invalid?id=spuNo: a product that is no longer sold, or is unknown, explains itself; one that is sold is shown (GOODS-21). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const info = /^[\w-]{1,40}$/.test(id)
    ? await context
        .get(callContext)(getSpuSuccessor, { query: { spuNo: id } })
        .catch(() => null)
    : null;
  if (info?.isOnSale) throw redirect(productHrefOf(info.spuNo));
  return { info };
}

export default function Invalid({ loaderData: { info } }: Route.ComponentProps) {
  return (
    <Container>
      <ProductGone info={info} />
    </Container>
  );
}
