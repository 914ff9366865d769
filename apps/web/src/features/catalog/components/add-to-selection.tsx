import { Button, ButtonLink, toast, type ButtonKind, type ControlSize } from '@portal/ui';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isSignedOut, tellFailure } from '../../../lib/failure.ts';
import { SignInDialog } from '../../../lib/sign-in-dialog.tsx';
import { useHere } from '../../../lib/here.ts';
import { signInHref } from '../../../lib/sign-in-href.ts';
import { ownIdentity } from '../../../lib/identity-watch.ts';
import { setSelectionLines } from '../../../lib/selection-count.ts';
import { createRequestKeys } from '../../../lib/request-keys.ts';
import { addSetToSelection, addToSelection, type Addition } from '../api.ts';
import { keepRequest, takeKeptRequest, type RequestedProducts } from '../model/kept-request.ts';
import { flyToSelection } from './fly-to-selection.ts';

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

  const adding = useMemo<Adding>(() => {
    const keys = createRequestKeys();
    return {
      loginHref,
      isSignedIn,
      ask: (request, name) => setAsked({ request, name }),
      async add(request, name, picture) {
        try {
          const added = await keys.send(request, (key) => addToSelection(request, key));
          setSelectionLines(added.lines);
          if (added.alsoAdded) toast.info(added.alsoAdded.said, { action: undoOf(added.alsoAdded.takeBack) });
          if (flyToSelection(picture)) setSaid(`${name} ${added.said}`);
          else toast.success(added.said, { action: { label: '查看清单', onAct: () => navigate(LIST_HREF) } });
        } catch (error) {
          if (isSignedOut(error)) keepRequest(request, name, Date.now(), ownIdentity());
          tellFailure(error);
        }
      },
      async addSet(request) {
        try {
          const added = await keys.send(request, (key) => addSetToSelection(request, key));
          setSelectionLines(added.lines);
          toast.success(added.said, { action: undoOf(added.takeBack) });
        } catch (error) {
          tellFailure(error);
        }
      },
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

/** 撤销, of what has been added. */
function undoOf(takeBack: () => Promise<readonly Addition[]>) {
  const undo = async () => {
    try {
      setSelectionLines(await takeBack());
    } catch (error) {
      tellFailure(error);
    }
  };
  return { label: '撤销', onAct: () => void undo() };
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
