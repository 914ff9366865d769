/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a list whose focus stays in the box above has no element of its own; <select> and <datalist> hold no links */
import type { ReactNode } from 'react';
import { Anchor } from './ui-context.tsx';

/** A place a search may go to at once. */
export interface SearchOption {
  key: string;
  href: string;
  /** Heading it stands under; options of one heading follow one another. */
  group: string;
  content: ReactNode;
}

interface SearchOptionsProps {
  id: string;
  label: string;
  /** None: nothing is open. */
  options: readonly SearchOption[];
  /** Place of the option the keys have come to; -1: none. */
  active: number;
  onChoose: () => void;
}

/** The list under a search: links in groups. The focus stays in the box, which names the option the keys have come to. */
export function SearchOptions({ id, label, options, active, onChoose }: SearchOptionsProps) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <div id={id} role="listbox" aria-label={label} className="p-search__options" hidden={options.length === 0}>
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <p className="p-search__group" aria-hidden="true">
            {group}
          </p>
          {options.map((option, place) =>
            option.group === group ? (
              <Anchor
                key={option.key}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                tabIndex={-1}
                className="p-search__option"
                href={option.href}
                // the box keeps the focus, or the list would be gone before the click
                onMouseDown={(event) => event.preventDefault()}
                onClick={onChoose}
              >
                {option.content}
              </Anchor>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
