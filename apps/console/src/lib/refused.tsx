import { Notice } from '@portal/ui';

export interface RefusedAction {
  words: string;
  /** What was written for it; '' where nothing was. */
  typed: string;
}

/** What the server refused since another came first, over the newest content that leaves nothing to do: why, and what was written for it. */
export const Refused = ({ words, typed }: RefusedAction) => (
  <Notice tone="error">
    本次操作未生效：{words}
    {typed.trim() !== '' && <p className="c-said">您填写的内容：{typed}</p>}
  </Notice>
);
