import { COMMENT_STARS, commentCopy, STARS_SAY } from '@portal/contract/comment';
import { Notice } from '@portal/ui';
import './stars-field.css';

interface StarsFieldProps {
  /** 0: none yet. */
  value: number;
  error: boolean;
  onChange(stars: number): void;
}

/** One to five stars to be chosen: radios that arrow keys move between, drawn as stars that fill up to the one chosen, whose word stands beside them. */
export function StarsField({ value, error, onChange }: StarsFieldProps) {
  return (
    <fieldset className="cm-rate">
      <legend className="p-field__label">
        评分 <span className="p-field__must">必填</span>
      </legend>
      <span className="cm-rate__row">
        <span className="cm-rate__stars">
          {COMMENT_STARS.map((stars) => (
            <label key={stars} className={stars <= value ? 'cm-rate__star cm-rate__star--on' : 'cm-rate__star'} title={STARS_SAY[stars]}>
              <input
                className="p-hidden"
                type="radio"
                name="stars"
                value={stars}
                checked={stars === value}
                aria-label={`${stars} 星 ${STARS_SAY[stars] ?? ''}`}
                onChange={() => onChange(stars)}
              />
              <span aria-hidden>★</span>
            </label>
          ))}
        </span>
        <span aria-live="polite">{value === 0 ? '请点选星级' : `${value} 星，${STARS_SAY[value] ?? ''}`}</span>
      </span>
      {error && <Notice tone="error">{commentCopy.starsRequired}</Notice>}
    </fieldset>
  );
}
