import { panelPlace, panelShift } from '../model/panel-place.ts';

/** Whether the panel of a `<details>` lies over the page, and not among what stands around it. */
export const isOver = ({ children: [, panel] }: HTMLDetailsElement): boolean => panel === undefined || getComputedStyle(panel).position !== 'static';

/**
 * Puts the panel of an opened `<details>` where it can be seen: writes `--panel-shift`, `data-panel-side` and `--panel-room`, which the style sheet
 * follows, the last two only where an end of it, as it is drawn, is outside the window or under a bar.
 */
export function placePanel(box: HTMLDetailsElement): void {
  delete box.dataset['panelSide'];
  const [button, panel] = box.children;
  box.style.removeProperty('--panel-shift');
  if (!box.open || !button || !panel || !isOver(box)) return;
  const { left, right, top, bottom } = panel.getBoundingClientRect();
  const shift = panelShift({ left, right }, document.documentElement.clientWidth);
  box.style.setProperty('--panel-shift', `${shift}px`);
  const isSeen = (y: number) => box.contains(document.elementFromPoint(left + shift + 8, y));
  if (isSeen(top + 1) && isSeen(bottom - 1)) return;
  const { side, room } = panelPlace(button.getBoundingClientRect(), window.innerHeight);
  box.dataset['panelSide'] = side;
  box.style.setProperty('--panel-room', `${room}px`);
}
