/** What a page says of itself in the words of schema.org, for search engines (GOODS-30): public facts alone, the same for whoever asks. */

/** A thing of schema.org as JSON-LD writes it. */
export interface StructuredThing {
  '@type': string;
  [property: string]: unknown;
}

/** Places that lead to a page, from the widest; the last one is the page and has no address. */
export const breadcrumbList = (origin: string, crumbs: readonly { label: string; href?: string | undefined }[]): StructuredThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    ...(href === undefined ? {} : { item: origin + href }),
  })),
});

/** One text of several things. Whoever puts it on a page escapes it (`script:ld+json` of a page's `meta` does). */
export const structured = (...things: readonly StructuredThing[]) => ({ '@context': 'https://schema.org', '@graph': things });

/** A picture may stand elsewhere: an address that is whole is left so. */
export const wholeAddress = (origin: string, address: string): string => new URL(address, origin).href;
