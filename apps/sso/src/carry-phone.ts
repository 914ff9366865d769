import type { Arrival } from './facts.ts';

/** The portal's pages for whoever cannot sign in. */
export type WayOut = 'register' | 'passwordReset';

/**
 * Leaves for one of them with the number that was typed, which travels in the body of a form and in no address (ACCOUNT-19). False
 * where nothing was typed, or no sign-in is under way in this browser: a link does then.
 */
export function leaveWithPhone(to: WayOut, phone: string, redirect: string | undefined, { site: { portalOrigin }, address: { state } }: Arrival): boolean {
  if (phone === '' || state === undefined || portalOrigin === '') return false;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `${portalOrigin}/login/typed`;
  for (const [name, value] of Object.entries({ to, phone, state, ...(redirect === undefined ? {} : { redirect }) })) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
  return true;
}
