/** Addresses of what is published, by what it is. */
import type { ContentKind } from '@portal/contract/content';

interface Addressed {
  contentId: string;
  kind: ContentKind;
}

/** From 5: what every link to a solution says (CONTENT-3). */
const SOLUTION_FROM = '5';

const SAID = {
  solution: { path: '/solution/detail', further: { from: SOLUTION_FROM } },
  case: { path: '/cases/detail', further: {} },
  article: { path: '/information/detail', further: { type: 'article' } },
  video: { path: '/information/detail', further: { type: 'video' } },
} as const satisfies Record<ContentKind, { path: string; further: Record<string, string> }>;

/** Where one of them is read. */
export function contentHref({ contentId, kind }: Addressed): string {
  const { path, further } = SAID[kind];
  return `${path}?${new URLSearchParams({ contentId, ...further }).toString()}`;
}

/** What an address asks for; null: nothing that could be one. */
export function readContentId(search: URLSearchParams): string | null {
  const said = search.get('contentId') ?? '';
  return /^[\w-]{1,40}$/.test(said) ? said : null;
}

/** The page's own address, for coming back to it: the id and the words it may have, and nothing else. */
export const contentAddress =
  (path: string, words: readonly string[] = []) =>
  (search: URLSearchParams): string => {
    const contentId = readContentId(search);
    if (contentId === null) return path;
    const further = words.flatMap((word) => {
      const said = search.get(word);
      return said !== null && /^\w{1,12}$/.test(said) ? [[word, said]] : [];
    });
    return `${path}?${new URLSearchParams([['contentId', contentId], ...further]).toString()}`;
  };
