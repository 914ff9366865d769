/** How long a code in a picture holds, and what binds it to the browser that asked (ACCOUNT-12). */
export const QR_LIFETIME_MS = 60_000;
/** Once confirmed, the asking browser has this long to come for it. */
export const QR_CONFIRMED_MS = 30_000;
export const QR_ASKER_COOKIE = 'portal_qr_asker';
