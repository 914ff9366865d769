import { SkuType } from '@portal/engines/goods';
import type { ReactNode } from 'react';
import { OwnProductLink } from '../../../private-product/index.ts';

interface ProductLinkProps {
  product: { spuNo: string; skuType: SkuType; boundStatus?: 0 | 1 };
  /** The model that is opened with the family. */
  skuNo?: string;
  className: string;
  title: string;
  /** A link with words to the same product stands beside it: nobody comes to it twice by Tab or by ear. */
  isSecond?: boolean;
  children: ReactNode;
}

/** Leads to a product from its picture or name: goods to their page in a window of its own, one's own over this page; nothing that is bound to a point. */
export function ProductLink({ product: { spuNo, skuType, boundStatus = 0 }, skuNo, isSecond = false, children, ...words }: ProductLinkProps) {
  const anchor = isSecond ? { ...words, tabIndex: -1, 'aria-hidden': true } : words;
  if (boundStatus === 1) return <span {...anchor}>{children}</span>;
  if (skuType === SkuType.SelfDefined)
    return (
      <OwnProductLink spuNo={spuNo} {...anchor}>
        {children}
      </OwnProductLink>
    );
  const address = new URLSearchParams({ id: spuNo, ...(skuNo === undefined ? {} : { sku: skuNo }) });
  return (
    <a {...anchor} href={`/product/detail?${address}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
