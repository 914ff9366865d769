/** The error page after a server that broke (HTTP 500); `from` is the page to be read again there. */
export const faultHref = (from: string): string => `/error?status=500&from=${encodeURIComponent(from)}`;
