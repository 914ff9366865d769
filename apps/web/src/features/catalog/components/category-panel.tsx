import type { CategoryNode } from '@portal/contract/catalog';
import { Anchor } from '@portal/ui';
import { useEffect, useState } from 'react';
import { waysInto, type CategoryWays } from '../api.ts';
import { attributeWays, brandWays, categoryHref } from '../model/category-ways.ts';
import './category-panel.css';

/** What lies below a first category: second ones, what people choose by, and brands. The last two come once it is pointed at; without them the first stand alone. */
export function CategoryPanel({ category, isWanted }: { category: CategoryNode; isWanted: boolean }) {
  const { id, catagoryName, spuCount, children } = category;
  const [ways, setWays] = useState<CategoryWays | null>(null);
  useEffect(() => {
    if (!isWanted || ways !== null) return;
    let isOn = true;
    void waysInto(id).then((found) => isOn && setWays(found));
    return () => void (isOn = false);
  }, [id, isWanted, ways]);
  const attributes = ways === null ? [] : attributeWays(category, ways.attributes);
  const brands = ways === null ? [] : brandWays(id, ways.brands);
  return (
    <div className="c-menu__panel">
      <div className="p-row p-row--apart">
        <strong className="p-h3">{catagoryName}</strong>
        <Anchor href={categoryHref(id)}>全部 {spuCount} 个产品</Anchor>
      </div>
      <div className="c-menu__columns">
        <ul className="c-menu__seconds" aria-label="分类">
          {children.map((child) => (
            <li key={child.id}>
              <Anchor className="c-menu__second" href={categoryHref(child.id)}>
                <span>{child.catagoryName}</span>
                <small>{child.spuCount}</small>
              </Anchor>
            </li>
          ))}
        </ul>
        <dl className="c-menu__ways">
          {attributes.map(({ name, values }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {values.map(({ label, href }) => (
                  <Anchor key={label} href={href}>
                    {label}
                  </Anchor>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <dl className="c-menu__ways c-menu__brands">
          {brands.length > 0 && (
            <div>
              <dt>品牌</dt>
              <dd>
                {brands.map(({ label, count, href }) => (
                  <Anchor key={label} href={href}>
                    {label}
                    <small>{count}</small>
                  </Anchor>
                ))}
              </dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  );
}
