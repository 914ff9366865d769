import { createContext, useContext, useId, useState, type ComponentPropsWithRef, type InputEvent, type ReactNode } from 'react';
import type { ControlSize } from './button.tsx';
import { classes } from './classes.ts';
import { Icon } from './icons.tsx';

interface Wiring {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  required?: true | undefined;
}

const FieldContext = createContext<Wiring>({});

/** What the control inside a `Field` has to carry so that label, hint and error belong to it; for controls that are not drawn here. */
export const useFieldWiring = (): Wiring => useContext(FieldContext);

export interface FieldProps {
  label: string;
  /** One line that explains the input. */
  hint?: ReactNode;
  /** What is wrong, in words; it takes the hint's place. */
  error?: string | null | undefined;
  required?: boolean | undefined;
  /** Label at the left of the control instead of above. */
  inline?: boolean | undefined;
  children: ReactNode;
}

/**
 * Label, control, and one line below that is the hint or the error. The control inside (`Input`, `Select`, `Textarea`) finds its label by itself. A browser takes no letter beyond
 * `maxLength` and says nothing: while one types up to it, it is said here.
 */
export function Field({ label, hint, error, required, inline, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const [full, setFull] = useState(0);
  const handleInput = ({ target }: InputEvent) => {
    const { maxLength, value } = target as HTMLInputElement;
    setFull(maxLength > 0 && value.length >= maxLength ? maxLength : 0);
  };
  const wiring: Wiring = {
    id,
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    required: required ? true : undefined,
  };
  return (
    <div className={classes('p-field', inline && 'p-field--inline')}>
      <label className="p-field__label" htmlFor={id}>
        {label}
        {required && <span className="p-field__must">必填</span>}
      </label>
      <div onInput={handleInput} onBlur={() => setFull(0)}>
        <FieldContext value={wiring}>{children}</FieldContext>
        {full > 0 && <output className="p-field__hint">最多 {full} 个字，已到上限</output>}
        {error ? (
          <p className="p-field__error" id={noteId} role="alert">
            <Icon name="error" size={16} />
            {error}
          </p>
        ) : (
          hint && (
            <p className="p-field__hint" id={noteId}>
              {hint}
            </p>
          )
        )}
      </div>
    </div>
  );
}

const controlClass = (size: ControlSize | undefined, extra: string | undefined, more?: string) =>
  classes('p-control', size && size !== 'medium' && `p-control--${size}`, more, extra);

export type InputProps = Omit<ComponentPropsWithRef<'input'>, 'size' | 'maxLength'> & {
  size?: ControlSize | undefined;
  /** Words before or after the figure, such as a unit. */
  before?: ReactNode;
  after?: ReactNode;
} & (
    | { figure?: false | undefined; maxLength?: number | undefined }
    /** Figures stand at the right and in one width. A browser would cut a long one to another figure without a word, so none has a length: who reads it says what is too much. */
    | { figure: true; maxLength?: undefined }
  );

/** One line of text or a figure. */
export function Input({ size, before, after, figure, className, ...rest }: InputProps) {
  const wiring = useFieldWiring();
  const box = (extra?: string) => <input {...wiring} {...rest} className={classes(extra, figure && 'p-control--figure')} />;
  if (before === undefined && after === undefined) return box(controlClass(size, className));
  return (
    <span className={controlClass(size, className, 'p-control--group')}>
      {before !== undefined && <span className="p-control__side">{before}</span>}
      {box('p-control__input')}
      {after !== undefined && <span className="p-control__side">{after}</span>}
    </span>
  );
}

export function Textarea({ className, rows = 3, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...useFieldWiring()} rows={rows} {...rest} className={controlClass(undefined, className, 'p-control--area')} />;
}

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'size'> & { size?: ControlSize | undefined };

/** The browser's own list: quick, known to everyone, right on a phone. */
export function Select({ size, className, ...rest }: SelectProps) {
  return <select {...useFieldWiring()} {...rest} className={controlClass(size, className, 'p-control--select')} />;
}

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  children?: ReactNode;
  /** Some but not all below it. */ mixed?: boolean | undefined;
};

/** A box to tick. Without words beside it give it an `aria-label`. */
export function Checkbox({ children, mixed = false, className, ...rest }: CheckboxProps) {
  const setMixed = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = mixed;
  };
  return (
    <label className={classes('p-choice', className)}>
      <input ref={setMixed} {...rest} type="checkbox" />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}

export interface RadioOption {
  value: string;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps {
  legend: string;
  required?: boolean | undefined;
  /** The legend is said but not shown. */
  quietLegend?: boolean | undefined;
  name: string;
  options: RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Stand side by side as one bar. */
  segmented?: boolean | undefined;
}

/** One of a few. For more than seven use `Select`. */
export function RadioGroup({ legend, required, quietLegend, name, options, value, defaultValue, onChange, segmented }: RadioGroupProps) {
  return (
    <fieldset className={classes('p-radios', segmented && 'p-radios--segmented')}>
      <legend className={quietLegend ? 'p-hidden' : 'p-field__label'}>
        {legend}
        {required && <span className="p-field__must">必填</span>}
      </legend>
      <div className="p-radios__row">
        {options.map((option) => (
          <label key={option.value} className="p-choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
