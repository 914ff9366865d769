/**
 * The one list of what the portal is to have and has not yet: its entries are hidden, its pages answer 404. It only shrinks; what
 * is built leaves it in the same piece of work (`specified.test.ts`). Source: ACCESS-17.
 */
import type { ToolbarItemId } from '@portal/engines/access';

export const notBuilt = {
  pages: [],
  /** Of the floating toolbar. */
  buttons: [],
  /** Of the columns at the foot. */
  footer: [],
  /** Of the slim line at the top, beside the workbench that is somewhere else. */
  topBar: [],
  /** Of the main navigation, by their ids. */
  menu: [],
} as const satisfies Record<'pages' | 'footer' | 'topBar' | 'menu', readonly string[]> & { buttons: readonly ToolbarItemId[] };

/** The buttons of the toolbar that do something: each has its action, or the page does not compile. */
export type BuiltButton = Exclude<ToolbarItemId, (typeof notBuilt.buttons)[number]>;

const waiting: readonly ToolbarItemId[] = notBuilt.buttons;
export const isBuilt = (button: ToolbarItemId): button is BuiltButton => !waiting.includes(button);
