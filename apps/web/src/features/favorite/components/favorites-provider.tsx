import { toast } from '@portal/ui';
import { createContext, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { useHere } from '../../../lib/address-bar/here.ts';
import { signInHref } from '../../../lib/address-bar/sign-in-href.ts';
import { keepContent, keepFavorite, listKept, listKeptContent, type KeptThing } from '../api.ts';
import { FAVORITES_PATH, PROJECTS_PATH } from '../model/favorites-paths.ts';

const THINGS = {
  goods: { keep: keepFavorite, listKept, path: FAVORITES_PATH, words: '登录后可收藏产品，并在“我的收藏”中查看。' },
  content: { keep: keepContent, listKept: listKeptContent, path: PROJECTS_PATH, words: '登录后可收藏方案、案例和文章，并在“我的收藏”中查看。' },
} as const;

interface Favorites {
  isSignedIn: boolean;
  loginHref: string;
  isKept(id: string): boolean;
  /** Asks a guest to sign in. */
  ask(): void;
  /** Shown at once, and taken back where the server refuses. A press while one is under way is none. */
  toggle(id: string): Promise<void>;
}

export const FavoritesContext = createContext<Favorites | null>(null);

interface FavoritesProviderProps {
  isSignedIn: boolean;
  /** What the hearts are on; goods unless said. */
  of?: KeptThing;
  /** Families, or what is published, on the page: asked about once script is there. */
  ids: readonly string[];
  /** What asks a guest to sign in. */
  Prompt: ComponentType<{ words: string; to: string; onClose(): void }>;
  children: ReactNode;
}

/** Stands once on a page, around every heart (FAVORITE-4). The page as the server sends it asks nothing for it. */
export function FavoritesProvider({ isSignedIn, of = 'goods', ids, Prompt, children }: FavoritesProviderProps) {
  const [kept, setKept] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isAsked, setAsked] = useState(false);
  const pending = useRef(new Set<string>());
  const pressed = useRef(new Set<string>());
  const navigate = useNavigate();
  const here = useHere();

  const { keep: keepThing, listKept: listOwn, path, words } = THINGS[of];
  const asked = ids.join(',');
  useEffect(() => {
    if (!isSignedIn || asked === '') return;
    let isOver = false;
    const all = asked.split(',');
    const ask = async () => {
      // a page of goods stands without its hearts filled
      const own = await listOwn(all).catch(() => null);
      if (own === null || isOver) return;
      // what was pressed meanwhile is known better
      const told = all.filter((id) => !pressed.current.has(id)).map((id) => [id, own.includes(id)] as const);
      setKept((before) => new Map([...before, ...told]));
    };
    void ask();
    return () => void (isOver = true);
  }, [isSignedIn, asked, listOwn]);

  const favorites = useMemo<Favorites>(() => {
    const show = (id: string, isKept: boolean) => setKept((before) => new Map(before).set(id, isKept));
    const keep = async (id: string, isKept: boolean) => {
      if (pending.current.has(id)) return;
      pending.current.add(id);
      pressed.current.add(id);
      show(id, isKept);
      try {
        const said = await keepThing(id, isKept);
        const undo = { label: '撤销', onAct: () => void keep(id, true) };
        toast.success(said, { action: isKept ? { label: '查看收藏', onAct: () => void navigate(path) } : undo });
      } catch (failure) {
        show(id, !isKept);
        tellFailure(failure);
      }
      pending.current.delete(id);
    };
    return {
      isSignedIn,
      loginHref: signInHref(here),
      isKept: (id) => kept.get(id) ?? false,
      ask: () => setAsked(true),
      toggle: (id) => keep(id, !(kept.get(id) ?? false)),
    };
  }, [isSignedIn, here, kept, navigate, keepThing, path]);

  return (
    <FavoritesContext value={favorites}>
      {children}
      {isAsked && <Prompt words={words} to={here} onClose={() => setAsked(false)} />}
    </FavoritesContext>
  );
}
