import { figureText } from '@portal/units';
import { Link, useRouteLoaderData } from 'react-router';
import { productHref, readProductQuery, withCategory, type NearCategory } from '../../features/catalog/index.ts';
import type { RootData } from '../../root.tsx';

const hrefOf = (id: number): string => productHref(withCategory(readProductQuery(new URLSearchParams()), id));

/** Where nothing was found: categories near it that have goods, and whom to call (SHELL-24). */
export function WaysOn({ categories }: { categories: readonly NearCategory[] }) {
  const phones = useRouteLoaderData<RootData>('root')?.site.servicePhones ?? [];
  if (categories.length === 0 && phones.length === 0) return null;
  return (
    <div className="p-empty__ways">
      {categories.length > 0 && (
        <nav aria-label="看看这些分类">
          <p className="p-small">看看这些分类</p>
          <ul className="p-empty__places">
            {categories.map(({ id, catagoryName, spuCount }) => (
              <li key={id}>
                <Link to={hrefOf(id)}>
                  {catagoryName}
                  <span className="p-empty__count">{figureText(spuCount)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {phones.length > 0 && (
        <p className="p-empty__call">
          没有合适的？联系客服
          {phones.map(({ phone }) => (
            <a key={phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
