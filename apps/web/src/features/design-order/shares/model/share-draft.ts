/** How long a link lasts and under which password it opens, while they are typed. Pure. */
import { shareDays, sharePassword } from '@portal/contract/design-order';
import { parseQuantity } from '@portal/units';

export interface ShareDraft {
  days: string;
  /** '' for none. */
  password: string;
}
export type ShareFaults = Partial<Record<keyof ShareDraft, string>>;

export type ShareReading = { ok: true; terms: { days: number; password?: string } } | { ok: false; faults: ShareFaults };

/** What a link is made with, or what is wrong with each of the boxes. */
export function readShare({ days: typedDays, password: typedPassword }: ShareDraft): ShareReading {
  const days = shareDays.safeParse(parseQuantity(typedDays) ?? Number.NaN);
  const password = typedPassword === '' ? null : sharePassword.safeParse(typedPassword);
  if (days.success && (password === null || password.success))
    return { ok: true, terms: { days: days.data, ...(password === null ? {} : { password: password.data }) } };
  const said = (reading: typeof days | typeof password) => reading?.error?.issues[0]?.message;
  const faults = { days: said(days), password: said(password) };
  return { ok: false, faults: Object.fromEntries(Object.entries(faults).filter(([, words]) => words !== undefined)) };
}
