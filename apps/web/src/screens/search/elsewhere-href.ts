/** What is not a product, found by the same keyword (SHELL-24). */
export const elsewhereHref = (keyword: string): string => `/search?${new URLSearchParams({ keyword, kind: 'solution' })}`;
