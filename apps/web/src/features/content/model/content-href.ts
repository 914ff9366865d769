/** Addresses of what is published, by what it is. */
export { contentHref } from '@portal/contract/content/limits';

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
