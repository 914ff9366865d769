import { flushSync } from 'react-dom';

const SENTENCE = '.p-notice--error';
const FAULT = `[aria-invalid="true"], .p-field__error, ${SENTENCE}`;
/** What of a field takes the focus where its fault is told of the whole: of radios the first, of a file the button that chooses it. */
const CONTROL = 'input:not([hidden]):not(:disabled), select:not(:disabled), textarea, button:not(:disabled)';

/**
 * How every form that is refused shows what is wrong: `tell` sets it, it is drawn at once, and the first of it takes the focus, which brings it
 * into view; a sentence that stands by itself is brought into view. What a frame later would find is not sure to be drawn yet: after an answer
 * of the server React draws when it likes.
 */
export function showFaults(form: Element | null | undefined, tell: () => void): void {
  flushSync(tell);
  const fault = form?.querySelector<HTMLElement>(FAULT);
  if (fault?.matches(SENTENCE)) return fault.scrollIntoView({ block: 'center' });
  const control = fault?.matches('.p-field__error') ? fault.parentElement?.querySelector<HTMLElement>(CONTROL) : fault;
  control?.focus();
}
