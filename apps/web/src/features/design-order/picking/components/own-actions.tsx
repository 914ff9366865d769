import { Button, Checkbox } from '@portal/ui';
import { formHref, KEPT_ELSEWHERE, OwnFormLink } from '../../../private-product/index.ts';
import './own-actions.css';

/** Products of one's own on a page of the tab. */
export interface OwnRows {
  /** Numbers of those that are kept here: an inventory system's are looked at and used only (PRIVATE-4). */
  changeable: readonly string[];
  chosen: ReadonlySet<string>;
  /** The tab as it is shown, to come back to. */
  here: string;
  onChoose(chosen: ReadonlySet<string>): void;
  onDelete(spuNo: string): void;
}

/** Ticks all that may be deleted. */
export function OwnChoiceOfAll({ own: { changeable, chosen, onChoose } }: { own: OwnRows }) {
  const ticked = changeable.filter((spuNo) => chosen.has(spuNo)).length;
  return (
    <Checkbox
      aria-label="选择本页全部"
      checked={ticked > 0 && ticked === changeable.length}
      mixed={ticked > 0 && ticked < changeable.length}
      disabled={changeable.length === 0}
      onChange={({ target }) => onChoose(new Set(target.checked ? changeable : []))}
    />
  );
}

/** What is done with one of them: ticked, changed, deleted (PRIVATE-10). */
export function OwnActions({ own: { changeable, chosen, here, onChoose, onDelete }, spuNo, name }: { own: OwnRows; spuNo: string; name: string }) {
  if (!changeable.includes(spuNo)) return <span className="p-small">{KEPT_ELSEWHERE}</span>;
  return (
    <span className="do-own-actions">
      <Checkbox
        aria-label={`选择 ${name}`}
        checked={chosen.has(spuNo)}
        onChange={() => onChoose(chosen.has(spuNo) ? new Set([...chosen].filter((one) => one !== spuNo)) : new Set([...chosen, spuNo]))}
      />
      <OwnFormLink kind="quiet" size="small" aria-label={`编辑 ${name}`} spuNo={spuNo} href={formHref(spuNo, here)}>
        编辑
      </OwnFormLink>
      <Button kind="quiet" size="small" aria-label={`删除 ${name}`} onClick={() => onDelete(spuNo)}>
        删除
      </Button>
    </span>
  );
}
