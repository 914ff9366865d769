import { createRequestKeys } from '@portal/client/request-keys';
import { figureText } from '@portal/units';
import type { RoleLine } from '@portal/engines/roles';
import { Button, ButtonLink, Dialog, Empty, Money, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PICKING_PATH } from '../../design-order/index.ts';
import { choiceTotals, Matching, productListOf, useProductChoice, useTaking } from '../../product-choice/index.ts';
import { addToSelection } from '../../../lib/selection/selection-adding.ts';
import { useFrame } from './frame-context.ts';
import { ProductLine } from './product-line.tsx';
import { useSignInHref } from './sign-in-first.tsx';
import './products-dialog.css';

interface ProductsDialogProps {
  /** What follows from the result, before models are chosen. */
  lines: readonly RoleLine[];
  /** Why a line may have no model, in the calculator's own figures. */
  why?: string | undefined;
  /** The inputs as an address has them, to come back to after signing in. */
  search: string;
  onClose: () => void;
}

/** The models that fit the result, exchangeable, with quantity and price; into the selected-product list with one press. */
export function ProductsDialog({ lines, why, search, onClose }: ProductsDialogProps) {
  const { isSignedIn, announceSelection } = useFrame();
  const signInHref = useSignInHref(search);
  const navigate = useNavigate();
  const { matched, products, unmatchedCount, edit } = useProductChoice(lines);
  const [keys] = useState(createRequestKeys);
  const productList = productListOf(products);
  const totals = choiceTotals(products);

  const { isBusy, press } = useTaking(async () => {
    await keys.send(productList, (key) => addToSelection(productList, key));
    announceSelection();
    toast.success(`已加入清单 ${productList.length} 种产品`, { action: { label: '查看清单', onAct: () => void navigate(`${PICKING_PATH}?list=1`) } });
    onClose();
  });

  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      title="加入清单"
      dismissable={!isBusy}
      actions={
        <div className="cc-products__foot">
          <p className="cc-products__total">
            {productList.length > 0 && (
              <>
                {productList.length} 种，共 {figureText(totals.pieceCount)} 件，合计 <Money yuan={totals.amount} />
              </>
            )}
            {unmatchedCount > 0 && (
              <span className="p-small">
                {productList.length > 0 ? '；另有 ' : ''}
                {unmatchedCount} 种没有匹配到型号
              </span>
            )}
          </p>
          <Button onClick={onClose}>取消</Button>
          {isSignedIn ? (
            <Button kind="primary" busy={isBusy} disabled={productList.length === 0} onClick={press}>
              加入清单
            </Button>
          ) : (
            <ButtonLink kind="primary" href={signInHref}>
              登录后加入
            </ButtonLink>
          )}
        </div>
      }
    >
      <Matching matched={matched} rows={Math.min(lines.length, 4)} columns={3} safe="计算结果不受影响。" />
      {matched.data && products.length === 0 && <Empty drawing="box" text="这个结果不需要另选产品" />}
      <ul className="cc-products">
        {products.map((product, place) => (
          // lines keep their places while the dialog is open
          // oxlint-disable-next-line react/no-array-index-key
          <ProductLine key={place} product={product} why={why} onEdit={(change) => edit(place, change)} />
        ))}
      </ul>
    </Dialog>
  );
}
