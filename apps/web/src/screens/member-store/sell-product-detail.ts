import { redirect } from 'react-router';
import { productHrefOf } from '../../features/catalog/index.ts';
import type { Route } from './+types/sell-product-detail.ts';

/** /memberStore/sellProduct/detail leads to the product's own page, whose price is that of the dealer ordered from; with nothing named to the list. */
export function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const [id, sku] = ['id', 'sku'].map((name) => search.get(name) ?? '').map((said) => (/^[\w-]{1,40}$/.test(said) ? said : ''));
  return redirect(id ? productHrefOf(id, sku) : '/memberStore/sellProduct');
}
