/**
 * Brings the first control that cannot be taken into sight, with the focus in it, once a button was pressed for it. Who is typing elsewhere is left
 * there, and so is what can be seen: on a long sheet a press must not look as if nothing had come of it.
 */
export function showFirstFault(scope: Element | null | undefined): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.matches('input, select, textarea')) return;
  const fault = scope?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!fault || isInSight(fault)) return;
  fault.focus({ preventScroll: true });
  fault.scrollIntoView({ block: 'center' });
}

/** Neither scrolled away nor below what stands over it. */
function isInSight(control: HTMLElement): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
