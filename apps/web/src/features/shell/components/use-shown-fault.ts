import { useEffect } from 'react';

/**
 * A press that is refused for a control far above shows it: on a long sheet it must not look as if nothing had come of it. Whether the fault is told
 * at once, by the server, or a second time. Who is typing is left there, and so is what can be seen.
 */
export function useShownFault(): void {
  useEffect(() => {
    const show = () => requestAnimationFrame(showFirstFault);
    const handleClick = ({ target }: MouseEvent) => target instanceof Element && target.closest('.p-button--primary') && show();
    const observer = new MutationObserver((records) => records.some(tellsFault) && show());
    observer.observe(document.body, { subtree: true, attributeFilter: ['aria-invalid'], childList: true });
    document.addEventListener('click', handleClick);
    return () => {
      observer.disconnect();
      document.removeEventListener('click', handleClick);
    };
  }, []);
}

const SENTENCE = '.p-notice--error';

/** A field became faulty, or a sentence that stands by itself says what is. */
const tellsFault = ({ type, addedNodes }: MutationRecord): boolean =>
  type === 'attributes' || [...addedNodes].some((node) => node instanceof Element && (node.matches(SENTENCE) || node.querySelector(SENTENCE) !== null));

/** Of the form or dialog whose button has the focus; where buttons take none (Safari), of the dialog on top. */
function showFirstFault(): void {
  const { activeElement } = document;
  if (activeElement?.matches('input, select, textarea')) return;
  const place = activeElement?.closest('form, dialog') ?? [...document.querySelectorAll('dialog:modal')].at(-1);
  const fault = place?.querySelector<HTMLElement>(`[aria-invalid="true"], ${SENTENCE}`);
  if (!fault) return;
  const { left, top } = fault.getBoundingClientRect();
  // scrolled away, or below what stands over it
  if (fault.contains(document.elementFromPoint(left + 9, top + 9))) return;
  if (fault.matches(SENTENCE)) fault.scrollIntoView({ block: 'nearest' });
  else fault.focus();
}
