/**
 * A note from one page of ours to the next in the same tab, on another origin too. It stands in the window's name: it travels over no
 * wire, stands in no address and in no history, and browsers drop it where the tab goes to a foreign site.
 */
const MARK = 'portal-note:';

export function leaveTabNote(text: string): void {
  window.name = text === '' ? '' : MARK + text;
}

/** The note the page before left, once; '' without one. */
export function takeTabNote(): string {
  if (!window.name.startsWith(MARK)) return '';
  const note = window.name.slice(MARK.length);
  window.name = '';
  return note;
}
