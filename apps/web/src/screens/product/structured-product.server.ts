import type { Sku, SpuDetail } from '@portal/contract/catalog';
import { yuanDigits } from '@portal/units';
import type { Crumb } from '@portal/ui';
import { breadcrumbList, structured, wholeAddress, type StructuredThing } from '../../lib/page/structured-data.server.ts';

/**
 * A product for search engines: the model shown, and where it stands. The one figure is the reference price, and only where this very page shows
 * it: nobody's own price and no absent one is an offer (PRICE-13, GOODS-30).
 */
export function structuredProduct({
  origin,
  spu,
  sku,
  address,
  crumbs,
}: {
  origin: string;
  spu: SpuDetail;
  sku: Sku;
  address: string;
  crumbs: readonly Crumb[];
}) {
  return structured(
    {
      '@type': 'Product',
      name: `${spu.spuName} ${sku.skuModel}`,
      description: sku.skuDesc === '' ? spu.spuDesc : sku.skuDesc,
      sku: sku.skuNo,
      mpn: sku.skuModel,
      category: `${spu.firstCatagoryName} > ${spu.secondCatagoryName}`,
      url: origin + address,
      ...(sku.mainPic === '' ? {} : { image: [wholeAddress(origin, sku.mainPic)] }),
      ...(spu.brandName === '' ? {} : { brand: { '@type': 'Brand', name: spu.brandName } }),
      ...offerOf(origin + address, sku),
    },
    breadcrumbList(origin, crumbs),
  );
}

function offerOf(url: string, { price, priceSource, stockTotal }: Sku): { offers?: StructuredThing } {
  if (price === null || priceSource !== 'refer') return {};
  return {
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'CNY',
      price: yuanDigits(price),
      availability: `https://schema.org/${stockTotal > 0 ? 'InStock' : 'BackOrder'}`,
    },
  };
}
