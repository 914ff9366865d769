/**
 * Address of a product picture: `dome` → `/pictures/dome.svg`. An imported catalogue may give an address of its own
 * (`https://…` or `/…`), which is kept.
 */
export function pictureUrl(name: string): string {
  if (/^(https:\/\/|\/(?!\/))/.test(name)) return name;
  return `/pictures/${encodeURIComponent(name)}.svg`;
}

/** Name of a further view of a drawn picture: `dome` from the front is drawn as `dome--front`. */
export const viewName = (picture: string, view: string): string => `${picture}--${view}`;
