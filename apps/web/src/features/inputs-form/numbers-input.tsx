import { figureText } from '@portal/units';
import { isRequired, type NumbersField } from '@portal/engines/inputs';
import { Field, Textarea } from '@portal/ui';
import { piecesOf } from './draft.ts';
import { useForm } from './form-context.ts';
import type { TextFieldProps } from './number-input.tsx';
import './numbers-input.css';

/** A list of figures: typed, or a column pasted from a sheet. Says how many it has read. */
export function NumbersInput({ field, row, text, path, onType }: TextFieldProps<NumbersField>) {
  const { inputs, texts } = useForm();
  const count = piecesOf(text).length;
  const read = `已读取 ${figureText(count)} 个${field.unit === undefined ? '' : `，单位 ${field.unit}`}`;
  return (
    <div className="fd-wide">
      <Field
        label={field.label}
        hint={[field.hint, read].filter(Boolean).join('。')}
        error={texts.get(path)}
        required={isRequired(field, row, inputs) || undefined}
      >
        <Textarea
          name={path}
          className="fd-numbers"
          rows={5}
          value={text}
          autoComplete="off"
          spellCheck={false}
          placeholder="每行一个，或用逗号、空格隔开"
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
    </div>
  );
}
