/** The sign-on, which leads back to `page`: a path of the portal with its query. */
export const signInHref = (page: string): string => `/login?redirect=${encodeURIComponent(page)}`;

/** The page where one comes to have an account, which leads on to `page`. */
export const registerHref = (page: string): string => `/register?redirect=${encodeURIComponent(page)}`;
