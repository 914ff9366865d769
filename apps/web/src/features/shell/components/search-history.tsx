import { Anchor, Button, Icon } from '@portal/ui';
import type { MouseEvent } from 'react';
import { hotWordHref } from '../model/hot-word-href.ts';
import './search-history.css';

interface SearchHistoryProps {
  words: readonly string[];
  onChoose: (word: string) => void;
  onForget: (word: string) => void;
  onForgetAll: () => void;
}

/** A press takes no focus from the box, or the list would be gone before it counts. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** What was looked for last: each leads to what it finds, and can be taken out, as can all (SHELL-27). */
export function SearchHistory({ words, onChoose, onForget, onForgetAll }: SearchHistoryProps) {
  return (
    <section aria-label="搜索历史">
      <div className="s-history__head">
        <p className="p-small">搜索历史</p>
        <Button size="small" kind="quiet" onMouseDown={keepFocus} onClick={onForgetAll}>
          清空历史
        </Button>
      </div>
      <ul className="s-history">
        {words.map((word) => (
          <li key={word} className="s-history__word">
            <Anchor href={hotWordHref({ word, linkUrl: null })} onClick={() => onChoose(word)}>
              {word}
            </Anchor>
            <button type="button" onMouseDown={keepFocus} aria-label={`删除“${word}”`} onClick={() => onForget(word)}>
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
