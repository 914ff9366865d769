import { Button, ButtonLink, type ButtonKind, type ControlSize } from '@portal/ui';
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { SignInDialog } from '../../../lib/identity/sign-in-dialog.tsx';
import { useHere } from '../../../lib/address-bar/here.ts';
import { signInHref } from '../../../lib/address-bar/sign-in-href.ts';
import { ownIdentity } from '../../../lib/live/identity-watch.ts';
import { keepRequest, takeKeptRequest, type RequestedProducts } from '../model/kept-request.ts';
import type { AddingActions } from './adding-actions.ts';

interface Adding {
  loginHref: string;
  isSignedIn: boolean;
  /** Asks a guest to sign in; what was wanted is added on the way back. */
  ask(request: RequestedProducts, name: string): void;
  add(request: RequestedProducts, name: string, picture: Element | null | undefined): Promise<void>;
  /** A set that is wanted as a whole, and can be taken back as a whole. */
  addSet(request: RequestedProducts): Promise<void>;
}

const AddingContext = createContext<Adding | null>(null);
const LIST_HREF = '/tool/designOrder/selection';

/** Stands once on a page, around everything that can be added. Guests are asked to sign in; the others' goods fly to the list. */
export function AddToSelectionProvider({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const [asked, setAsked] = useState<{ request: RequestedProducts; name: string } | null>(null);
  const [said, setSaid] = useState('');
  const navigate = useNavigate();
  const here = useHere();
  const loginHref = signInHref(here);

  const loading = useRef<Promise<AddingActions>>(undefined);
  const adding = useMemo<Adding>(() => {
    // what a press does comes with the first one; where it is lost, the next one asks again
    const told = async (action: (all: AddingActions) => Promise<void>) => {
      try {
        loading.current ??= import('./adding-actions.ts').then(({ addingActions }) =>
          addingActions({ say: setSaid, openSelection: () => void navigate(LIST_HREF) }),
        );
        await action(await loading.current);
      } catch (failure) {
        loading.current = undefined;
        tellFailure(failure);
      }
    };
    return {
      loginHref,
      isSignedIn,
      ask: (request, name) => setAsked({ request, name }),
      add: (request, name, picture) => told(({ add }) => add(request, name, picture)),
      addSet: (request) => told(({ addSet }) => addSet(request)),
    };
  }, [isSignedIn, loginHref, navigate]);

  useEffect(() => {
    const kept = isSignedIn ? takeKeptRequest(Date.now(), ownIdentity()) : null;
    if (kept) void adding.add(kept.request, kept.name, null);
  }, [isSignedIn, adding]);

  return (
    <AddingContext value={adding}>
      {children}
      <output className="p-hidden">{said}</output>
      {asked && (
        <SignInDialog
          words="登录完成会回到当前页面，并将刚才的产品加入清单；价格按您的身份显示。"
          to={here}
          onLeave={() => keepRequest(asked.request, asked.name, Date.now(), null)}
          onClose={() => setAsked(null)}
        />
      )}
    </AddingContext>
  );
}

interface AddProductsProps {
  products: RequestedProducts;
  /** The goods' name, for a screen reader. */
  name: string;
  label?: string | undefined;
  kind?: ButtonKind | undefined;
  size?: ControlSize | undefined;
  wide?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The models belong together: they join the list as a whole and can be taken back as a whole. */
  isSet?: boolean | undefined;
}

export interface AddButtonProps extends Omit<AddProductsProps, 'products' | 'label' | 'isSet'> {
  skuNo: string;
  quantity?: number | undefined;
}

/** 加入清单, of one model. */
export function AddButton({ skuNo, quantity = 1, ...rest }: AddButtonProps) {
  return <AddProductsButton {...rest} products={[{ skuNo, quantity }]} />;
}

/** Several models by one press. Before script a guest's button is the way to sign in. Needs `AddToSelectionProvider` around it. */
export function AddProductsButton({
  products,
  name,
  label = '加入清单',
  kind = 'secondary',
  size = 'medium',
  wide,
  disabled,
  isSet = false,
}: AddProductsProps) {
  const adding = useContext(AddingContext);
  const [isBusy, setBusy] = useState(false);
  if (!adding) throw new Error('An add button stands outside AddToSelectionProvider');
  const look = { kind, size, wide, icon: 'plus', 'aria-label': `${label}：${name}` } as const;
  if (!adding.isSignedIn && !disabled) {
    return (
      <ButtonLink
        {...look}
        href={adding.loginHref}
        rel="nofollow"
        onClick={(event) => {
          event.preventDefault();
          adding.ask(products, name);
        }}
      >
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button
      {...look}
      busy={isBusy}
      disabled={disabled}
      onClick={async (event) => {
        const picture = event.currentTarget.closest('[data-product], .p-media')?.querySelector('img');
        setBusy(true);
        await (isSet ? adding.addSet(products) : adding.add(products, name, picture));
        setBusy(false);
      }}
    >
      {label}
    </Button>
  );
}
