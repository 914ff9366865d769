import type { FlagField } from '@portal/engines/inputs';
import { Choice } from './choice.tsx';
import { useForm } from './form-context.ts';

/** Yes or no, both to be seen. */
export function FlagInput({ field, text, path, onType }: { field: FlagField; text: string; path: string; onType: (text: string) => void }) {
  const { texts, open } = useForm();
  const openWords = open[path];
  return (
    <Choice
      label={field.label}
      hint={field.hint}
      error={texts.get(path)}
      name={path}
      value={text === '' && openWords === undefined ? String(field.default) : text}
      options={[...(openWords === undefined ? [] : [{ value: '', label: openWords }]), { value: 'true', label: '是' }, { value: 'false', label: '否' }]}
      onChoose={onType}
    />
  );
}
