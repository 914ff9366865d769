import type { PublicSku } from '@portal/contract/catalog';
import { mayCall, UserType } from '@portal/engines/access';
import { isSoldByDealers } from '@portal/engines/goods';
import { Anchor, Button, ButtonLink, Icon, IconButton } from '@portal/ui';
import { useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { useHere } from '../../../lib/address-bar/here.ts';
import { SignInDialog } from '../../../lib/identity/sign-in-dialog.tsx';
import { signInHref } from '../../../lib/address-bar/sign-in-href.ts';
import { useUserType } from '../../../lib/identity/use-user-type.ts';
import { UnboundPrompt } from '../../dealer/index.ts';
import type { CartAddition } from '../api.ts';
import { CART_PATH } from '../model/cart-address.ts';

interface AddToCartButtonProps {
  pieces: readonly CartAddition[];
  /** The goods' name, for a screen reader. */
  name: string;
  /** With its words beside the drawing; a drawing alone without. */
  worded?: 'large' | 'medium' | 'small' | undefined;
  label?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * 加入购物车, for whoever has a cart (CART-1): guests are asked to sign in, and whoever orders from no dealer yet to choose one. First-level dealers
 * and their people have none, and no button. Before script a guest's is the way to sign in.
 */
export function AddToCartButton({ pieces, name, worded, label = '加入购物车', disabled }: AddToCartButtonProps) {
  const userType = useUserType();
  const [asked, setAsked] = useState<'signIn' | 'dealer' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const here = useHere();
  const isGuest = userType === UserType.Tourist;
  if (!isGuest && !mayCall('keepsCart', userType)) return null;

  const spoken = `${label}：${name}`;
  const handleGuest = (event: MouseEvent) => {
    event.preventDefault();
    setAsked('signIn');
  };
  const handleAdd = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { addToCart } = await import('../api.ts');
      const outcome = await addToCart(pieces, { mayChoose: mayCall('ordersFromDealer', userType), openCart: () => void navigate(CART_PATH) });
      if (outcome === 'unbound') setAsked('dealer');
    } catch (failure) {
      tellFailure(failure);
    }
    setBusy(false);
  };
  const guestLook = { href: signInHref(here), rel: 'nofollow', 'aria-label': spoken, onClick: handleGuest } as const;
  const isLink = isGuest && !disabled;
  return (
    <>
      {worded === undefined && isLink && (
        <Anchor {...guestLook} className="p-icon-button p-icon-button--small">
          <Icon name="cart" />
        </Anchor>
      )}
      {worded === undefined && !isLink && <IconButton size="small" name="cart" label={spoken} disabled={disabled} onClick={() => void handleAdd()} />}
      {worded !== undefined && isLink && (
        <ButtonLink {...guestLook} size={worded} icon="cart">
          {label}
        </ButtonLink>
      )}
      {worded !== undefined && !isLink && (
        <Button size={worded} icon="cart" aria-label={spoken} busy={isBusy} disabled={disabled} onClick={() => void handleAdd()}>
          {label}
        </Button>
      )}
      {asked === 'signIn' && <SignInDialog words="登录后可将产品加入购物车，向您的订货一级经销商购买。" to={here} onClose={() => setAsked(null)} />}
      {asked === 'dealer' && <UnboundPrompt userType={userType} onClose={() => setAsked(null)} />}
    </>
  );
}

interface ModelToCartButtonProps extends Pick<AddToCartButtonProps, 'worded' | 'disabled'> {
  model: Pick<PublicSku, 'skuNo' | 'skuModel' | 'skuSaleType'>;
  /** One where it is left out. */
  quantity?: number;
  sourceType?: CartAddition['sourceType'];
}

/** Of a model: one that goes by project alone is bought at no dealer, and has no button anywhere (CART-4). */
export const ModelToCartButton = ({ model, quantity = 1, sourceType, ...look }: ModelToCartButtonProps) =>
  isSoldByDealers(model) && <AddToCartButton pieces={[{ skuNo: model.skuNo, quantity, ...(sourceType && { sourceType }) }]} name={model.skuModel} {...look} />;

/** Of a model in a comparison. */
export const comparedCartButton = (model: ModelToCartButtonProps['model']) => <ModelToCartButton model={model} sourceType="compare" />;
