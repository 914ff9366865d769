import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons.tsx';
import { Anchor } from './ui-context.tsx';

export interface Chip {
  key: string;
  label: string;
  /** Where one lands without this choice; a link works before script. */
  removeHref?: string | undefined;
}

/** What has been chosen, each removable. `note` says what came of it (the count of results). */
export function Chips({
  label,
  chips,
  onRemove,
  clearHref,
  note,
}: {
  label: string;
  chips: Chip[];
  onRemove?: ((key: string) => void) | undefined;
  clearHref?: string | undefined;
  note?: ReactNode;
}) {
  if (chips.length === 0) return null;
  return (
    <ul className="p-chips" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key}>
          {chip.removeHref === undefined ? (
            <button type="button" className="p-chip" aria-label={`移除 ${chip.label}`} onClick={() => onRemove?.(chip.key)}>
              {chip.label}
              <Icon name="close" size={16} />
            </button>
          ) : (
            <Anchor className="p-chip" aria-label={`移除 ${chip.label}`} href={chip.removeHref}>
              {chip.label}
              <Icon name="close" size={16} />
            </Anchor>
          )}
        </li>
      ))}
      {clearHref !== undefined && (
        <li>
          <Anchor href={clearHref}>全部清除</Anchor>
        </li>
      )}
      {note !== undefined && <li className="p-chips__note">{note}</li>}
    </ul>
  );
}

export interface ChoiceLink {
  key: string;
  label: ReactNode;
  href: string;
  chosen?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A row of ways to narrow or switch: filter values, models of a family. Links; `boxed` draws each as a frame. The name stands before the row unless `quietLabel`. */
export function ChoiceLinks({
  label,
  quietLabel,
  choices,
  boxed,
}: {
  label: string;
  quietLabel?: boolean | undefined;
  choices: ChoiceLink[];
  boxed?: boolean | undefined;
}) {
  return (
    <div className={boxed ? 'p-choices p-choices--boxed' : 'p-choices'}>
      {!quietLabel && (
        <span className="p-choices__name" aria-hidden="true">
          {label}
        </span>
      )}
      <ul aria-label={label}>
        {choices.map(({ key, label: words, href, chosen, disabled }) => (
          <li key={key}>
            {disabled ? (
              <span className="p-choices__link p-choices__link--off">{words}</span>
            ) : (
              <Anchor className="p-choices__link" href={href} aria-current={chosen ? 'true' : undefined}>
                {words}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The box of a link that switches something on and off: whether it is on. The link says so itself, by `aria-current`. */
export function TickBox({ ticked }: { ticked: boolean }) {
  return (
    <span className={classes('p-tick', ticked && 'p-tick--on')} aria-hidden="true">
      {ticked && <Icon name="check" size={16} />}
    </span>
  );
}
