import { useId, useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react';
import { NOTHING, placeFailure, type PlacedFailure } from './placed-failure.ts';

interface AccountForm<Name extends string> {
  typed: Readonly<Record<Name, string>>;
  errorOf(name: string): string | undefined;
  notice: ReactNode;
  isBusy: boolean;
  /** Of the form element. */
  id: string;
  /** Name, value and listener of a field. */
  field(name: Name): { name: Name; value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void };
  /** Puts a text where nothing was typed. */
  prefill(name: Name, text: string): void;
  show(placed: PlacedFailure): void;
  submit(event: FormEvent): void;
}

interface Options<Name extends string> {
  /** What stands in a field before anything is typed. */
  initial?: Partial<Record<Name, string>>;
  /** What else of the form a failure may be about. */
  more?: readonly string[];
  /** Nothing stays in it once it is done. */
  isEmptiedAfter?: boolean;
}

/**
 * A form of a few texts: what was typed stays whatever happens, a failure is told on its field, which gets the focus, and the deed is
 * done once however often one presses.
 */
export function useAccountForm<Name extends string>(
  names: readonly Name[],
  perform: (typed: Readonly<Record<Name, string>>) => Promise<unknown>,
  { initial = {}, more = [], isEmptiedAfter = false }: Options<Name> = {},
): AccountForm<Name> {
  const start = () => Object.fromEntries(names.map((name) => [name, initial[name] ?? ''])) as Record<Name, string>;
  const [typed, setTyped] = useState(start);
  const [placed, setPlaced] = useState(NOTHING);
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  const show = (next: PlacedFailure) => {
    setPlaced(next);
    const first = names.find((name) => next.fields[name]);
    const field = first && document.getElementById(id)?.querySelector<HTMLInputElement>(`[name="${first}"]`);
    if (field) field.focus();
  };
  return {
    typed,
    errorOf: (name) => placed.fields[name],
    notice: placed.notice,
    isBusy,
    id,
    field: (name) => ({
      name,
      value: typed[name],
      onChange({ target: { value } }) {
        setTyped((before) => ({ ...before, [name]: value }));
        if (placed.fields[name]) setPlaced(NOTHING);
      },
    }),
    prefill: (name, text) => setTyped((before) => (before[name] === '' ? { ...before, [name]: text } : before)),
    show,
    submit(event) {
      event.preventDefault();
      if (isBusy) return;
      setBusy(true);
      setPlaced(NOTHING);
      perform(typed)
        .then(() => isEmptiedAfter && setTyped(start()))
        .catch((failure: unknown) => show(placeFailure(failure, [...names, ...more])))
        .finally(() => setBusy(false));
    },
  };
}
