import { Icon } from '@portal/ui';
import { useId } from 'react';
import './choice.css';

export interface ChoiceProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  name: string;
  /** The text of the one chosen; one that is not among them chooses none. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** More options than these, or words longer than these many Chinese letters, take the whole row. */
const NARROW = { options: 2, letters: 8 };
const lettersOf = (label: string): number => Array.from(label).reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e7f ? 1 : 0.6), 0);

/** One of a few, each to be seen: a press chooses, arrow keys go round. */
export function Choice({ label, hint, error, required, name, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  const note = error ?? hint;
  const isWide = options.length > NARROW.options || options.reduce((sum, option) => sum + lettersOf(option.label), 0) > NARROW.letters;
  return (
    <fieldset className={isWide ? 'fd-choice fd-choice--wide' : 'fd-choice'} aria-describedby={note === undefined ? undefined : `${id}-note`}>
      <legend className="p-field__label">
        {label}
        {required && <span className="p-field__must">必填</span>}
      </legend>
      <div className="fd-choice__row">
        {options.map((option) => (
          <label key={option.value} className="fd-choice__one">
            <input type="radio" name={`${id}-${name}`} value={option.value} checked={option.value === value} onChange={() => onChoose(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error !== undefined ? (
        <p className="p-field__error" id={`${id}-note`} role="alert">
          <Icon name="error" size={16} />
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p className="p-field__hint" id={`${id}-note`}>
            {hint}
          </p>
        )
      )}
    </fieldset>
  );
}
