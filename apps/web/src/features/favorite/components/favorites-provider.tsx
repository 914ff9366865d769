import { toast } from '@portal/ui';
import { createContext, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { tellFailure } from '../../../lib/failure.ts';
import { useHere } from '../../../lib/here.ts';
import { signInHref } from '../../../lib/sign-in-href.ts';
import { keepFavorite, listKept } from '../api.ts';
import { FAVORITES_PATH } from '../model/favorites-query.ts';

interface Favorites {
  isSignedIn: boolean;
  loginHref: string;
  isKept(spuNo: string): boolean;
  /** Asks a guest to sign in. */
  ask(): void;
  /** Shown at once, and taken back where the server refuses. A press while one is under way is none. */
  toggle(spuNo: string): Promise<void>;
}

export const FavoritesContext = createContext<Favorites | null>(null);

interface FavoritesProviderProps {
  isSignedIn: boolean;
  /** Families on the page, which are asked about once script is there. */
  spuNos: readonly string[];
  /** What asks a guest to sign in. */
  Prompt: ComponentType<{ words: string; to: string; onClose(): void }>;
  children: ReactNode;
}

/** Stands once on a page, around every heart (FAVORITE-4). The page as the server sends it asks nothing for it. */
export function FavoritesProvider({ isSignedIn, spuNos, Prompt, children }: FavoritesProviderProps) {
  const [kept, setKept] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isAsked, setAsked] = useState(false);
  const pending = useRef(new Set<string>());
  const pressed = useRef(new Set<string>());
  const navigate = useNavigate();
  const here = useHere();

  const asked = spuNos.join(',');
  useEffect(() => {
    if (!isSignedIn || asked === '') return;
    let isOver = false;
    const all = asked.split(',');
    const ask = async () => {
      // a page of goods stands without its hearts filled
      const own = await listKept(all).catch(() => null);
      if (own === null || isOver) return;
      // what was pressed meanwhile is known better
      const told = all.filter((spuNo) => !pressed.current.has(spuNo)).map((spuNo) => [spuNo, own.includes(spuNo)] as const);
      setKept((before) => new Map([...before, ...told]));
    };
    void ask();
    return () => void (isOver = true);
  }, [isSignedIn, asked]);

  const favorites = useMemo<Favorites>(() => {
    const show = (spuNo: string, isKept: boolean) => setKept((before) => new Map(before).set(spuNo, isKept));
    const keep = async (spuNo: string, isKept: boolean) => {
      if (pending.current.has(spuNo)) return;
      pending.current.add(spuNo);
      pressed.current.add(spuNo);
      show(spuNo, isKept);
      try {
        const said = await keepFavorite(spuNo, isKept);
        const undo = { label: '撤销', onAct: () => void keep(spuNo, true) };
        toast.success(said, { action: isKept ? { label: '查看收藏', onAct: () => void navigate(FAVORITES_PATH) } : undo });
      } catch (failure) {
        show(spuNo, !isKept);
        tellFailure(failure);
      }
      pending.current.delete(spuNo);
    };
    return {
      isSignedIn,
      loginHref: signInHref(here),
      isKept: (spuNo) => kept.get(spuNo) ?? false,
      ask: () => setAsked(true),
      toggle: (spuNo) => keep(spuNo, !(kept.get(spuNo) ?? false)),
    };
  }, [isSignedIn, here, kept, navigate]);

  return (
    <FavoritesContext value={favorites}>
      {children}
      {isAsked && <Prompt words="登录后可收藏产品，并在“我的收藏”中查看。" to={here} onClose={() => setAsked(false)} />}
    </FavoritesContext>
  );
}
