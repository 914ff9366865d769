import { ChoiceLinks } from '@portal/ui';
import { productHref, withOwn, type ProductQuery } from '../model/product-query.ts';

const SOURCES = [
  ['', '全部'],
  ['1', '进销存系统'],
  ['0', '私有'],
] as const;

/** Whence products of one's own come (PRIVATE-4), in the rank bar. */
export const OwnSources = ({ query }: { query: ProductQuery }) => (
  <ChoiceLinks
    label="产品来源"
    quietLabel
    choices={SOURCES.map(([source, label]) => ({
      key: source,
      label,
      href: productHref(withOwn(query, { customSpuSource: source })),
      chosen: source === query.customSpuSource,
    }))}
  />
);
