/**
 * Address of a product picture: `dome` → `/pictures/dome.svg`. An imported catalogue may give the address of a picture this site
 * serves (`/…`), which is kept.
 */
export function pictureUrl(name: string): string {
  if (/^\/(?!\/)/.test(name)) return name;
  return `/pictures/${encodeURIComponent(name)}.svg`;
}

/** The other way round: what the catalogue calls the picture at an address. */
export function pictureNameOf(url: string): string {
  const [, name] = /^\/pictures\/([\w.-]+)\.svg$/.exec(url) ?? [];
  return name ?? url;
}

/** Name of a further view of a drawn picture: `dome` from the front is drawn as `dome--front`. */
export const viewName = (picture: string, view: string): string => `${picture}--${view}`;
