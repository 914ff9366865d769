import { getPrivateProduct, keptByInventory, listPrivateBrands, listPrivateCategories, privateProductCopy } from '@portal/contract/private-product';
import { mayChangePrivate } from '@portal/engines/goods';
import { ButtonLink, Card, Notice, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PICKING_PATH } from '../../features/design-order/index.ts';
import { useUnsavedQuestion } from '../../features/enterprise/index.ts';
import { privateProductsAddress, ProductForm } from '../../features/private-product/index.ts';
import { readSelectionCount } from '../../features/shell/index.ts';
import { nextPageOf } from '../../lib/address-bar/next-page.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/add-custom-products.ts';

/** /member/customProducts/addCustomProducts; `id`: the product that is changed, `redirect`: the page of ours that is led back to (PRIVATE-9). */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const spuNo = new URL(request.url).searchParams.get('id');
  const [product, categories, brands] = await Promise.all([
    spuNo === null ? null : call(getPrivateProduct, { query: { spuNo: /^[\w-]{1,40}$/.test(spuNo) ? spuNo : 'none' } }),
    call(listPrivateCategories),
    // a brand can be typed
    call(listPrivateBrands).catch(() => []),
  ]);
  return { product, categories, brands, next: nextPageOf(request) };
});

export default function AddCustomProducts({ loaderData: { product, categories, brands, next } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const leaveHref = next ?? privateProductsAddress.path;
  const [isUnsaved, setUnsaved] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const question = useUnsavedQuestion(isUnsaved && !isSaved);
  if (product && !mayChangePrivate(product)) return <Notice action={<ButtonLink href={leaveHref}>返回列表</ButtonLink>}>{keptByInventory.msg}</Notice>;
  const handleSaved = ({ isSelected, wasToSelect }: { isSelected: boolean; wasToSelect: boolean }) => {
    setSaved(true);
    toast.success(product ? privateProductCopy.edited : privateProductCopy.added);
    if (isSelected) void readSelectionCount();
    if (wasToSelect && !isSelected) toast.warning(privateProductCopy.listFull);
    // after the question has heard that nothing is unsaved
    setTimeout(() => void navigate(leaveHref));
  };
  return (
    <Card>
      <ProductForm
        key={product?.spuNo ?? 'new'}
        product={product}
        categories={categories}
        brands={brands}
        leaveHref={leaveHref}
        joinsList={next?.startsWith(PICKING_PATH) ?? false}
        onChanged={setUnsaved}
        onSaved={handleSaved}
      />
      {question}
    </Card>
  );
}
