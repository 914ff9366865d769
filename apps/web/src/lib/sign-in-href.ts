/** The sign-on, which leads back to `page`: a path of the portal with its query. */
export const signInHref = (page: string): string => `/login?redirect=${encodeURIComponent(page)}`;
