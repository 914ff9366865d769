import { CallError } from '@portal/client';
import { Button, ButtonLink, Dialog, toast, type ButtonKind, type ControlSize } from '@portal/ui';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { setSelectionCount } from '../../../lib/selection-count.ts';
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { addToList } from '../api.ts';
import { createWishes, type Wish } from '../model/wishes.ts';
import { flyToList } from './fly-to-list.ts';

interface Adding {
  loginHref: string;
  isSignedIn: boolean;
  ask(): void;
  add(wish: Wish, name: string, picture: Element | null | undefined): Promise<void>;
}

const AddingContext = createContext<Adding | null>(null);
const LIST_HREF = '/tool/designOrder/selection';

/** Stands once on a page, around everything that can be added. Guests are asked to sign in; the others' goods fly to the list. */
export function AddToListProvider({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const loginHref = `/login?redirect=${encodeURIComponent(pathname + search)}`;

  const adding = useMemo<Adding>(() => {
    const wishes = createWishes(newIdempotencyKey);
    return {
      loginHref,
      isSignedIn,
      ask: () => setAsking(true),
      async add(wish, name, picture) {
        try {
          const added = await addToList(wish, wishes.keyOf(wish));
          wishes.answered(wish);
          setSelectionCount(added.lineCount);
          if (flyToList(picture)) setSaid(`${name} ${added.said}`);
          else toast.success(added.said, { action: { label: '查看清单', onAct: () => navigate(LIST_HREF) } });
        } catch (error) {
          if (!(error instanceof CallError)) return void toast.error('页面已更新或网络异常，请刷新后重试');
          // an answer was given; only a lost one keeps the wish open
          if (!error.isNetworkError && error.status < 500) wishes.answered(wish);
          if (error.status === 401) window.location.assign(loginHref);
          else toast.error(error.msg);
        }
      },
    };
  }, [isSignedIn, loginHref, navigate]);

  return (
    <AddingContext value={adding}>
      {children}
      <output className="p-hidden">{said}</output>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="您还未登录，请先登录"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>先逛逛</Button>
            <ButtonLink kind="primary" href={loginHref}>
              去登录
            </ButtonLink>
          </>
        }
      >
        <p>登录后可将产品加入配单清单，并按您的身份查看价格。登录完成会回到当前页面。</p>
      </Dialog>
    </AddingContext>
  );
}

export interface AddButtonProps {
  skuNo: string;
  /** The goods' name, for a screen reader. */
  name: string;
  quantity?: number | undefined;
  kind?: ButtonKind | undefined;
  size?: ControlSize | undefined;
  wide?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** 加入配单. Before script a guest's button is the way to sign in. Needs `AddToListProvider` around it. */
export function AddButton({ skuNo, name, quantity = 1, kind = 'secondary', size = 'medium', wide, disabled }: AddButtonProps) {
  const adding = useContext(AddingContext);
  const [isBusy, setBusy] = useState(false);
  if (!adding) throw new Error('AddButton stands outside AddToListProvider');
  const look = { kind, size, wide, icon: 'plus', 'aria-label': `加入配单：${name}` } as const;
  if (!adding.isSignedIn && !disabled) {
    return (
      <ButtonLink
        {...look}
        href={adding.loginHref}
        rel="nofollow"
        onClick={(event) => {
          event.preventDefault();
          adding.ask();
        }}
      >
        加入配单
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
        await adding.add({ skuNo, quantity }, name, picture);
        setBusy(false);
      }}
    >
      加入配单
    </Button>
  );
}
