import { useRef, useState } from 'react';

const KEY = 'form:';

/** The only place of this site that keeps anything in the browser, for the life of a tab; where it is refused, nothing is kept. */
function attempt<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}

/** Whoever signs out leaves nothing half written in the tab. */
export function forgetForms(): void {
  attempt((storage) => {
    for (const name of Object.keys(storage)) if (name.startsWith(KEY)) storage.removeItem(name);
  });
}

/** What was kept, as far as it still has the fields of the form, all of them text. */
export function readKept<Form extends Record<string, string>>(text: string | null, initial: Form): Form | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    if (typeof kept !== 'object' || kept === null) return null;
    return Object.keys(initial).every((field) => typeof kept[field] === 'string') ? (kept as Form) : null;
  } catch {
    return null;
  }
}

interface KeptForm<Form> {
  form: Form;
  /** It was written before and not sent. */
  isRestored: boolean;
  change(fields: Partial<Form>): void;
  /** Made of the form as it is by then: what takes its time must not put back what was typed meanwhile. */
  changeBy(fieldsOf: (form: Form) => Partial<Form>): void;
  /** It is sent, or given up. */
  forget(next: Form): void;
}

/** A form of texts that this tab keeps until it is sent: neither a reload nor signing in anew loses it. */
export function useKeptForm<Form extends Record<string, string>>(name: string, initial: Form): KeptForm<Form> {
  const [kept] = useState(() =>
    readKept(
      attempt((storage) => storage.getItem(KEY + name)),
      initial,
    ),
  );
  const [isRestored, setRestored] = useState(kept !== null);
  const [form, setForm] = useState<Form>(kept ?? initial);
  const latest = useRef(form);
  const change = (fields: Partial<Form>) => {
    const next = { ...latest.current, ...fields };
    latest.current = next;
    setForm(next);
    attempt((storage) => storage.setItem(KEY + name, JSON.stringify(next)));
  };
  const forget = (next: Form) => {
    latest.current = next;
    setForm(next);
    setRestored(false);
    attempt((storage) => storage.removeItem(KEY + name));
  };
  const changeBy = (fieldsOf: (now: Form) => Partial<Form>) => change(fieldsOf(latest.current));
  return { form, isRestored, change, changeBy, forget };
}

/** What is half written and no form of texts, under its name in this tab; `read` tells what is still of its shape. */
export function useKeptValue<T>(name: string, read: (kept: unknown) => T | null): { kept: T | null; keep(value: T | null): void } {
  const [kept] = useState(() => {
    const text = attempt((storage) => storage.getItem(KEY + name));
    try {
      return read(JSON.parse(text ?? 'null'));
    } catch {
      return null;
    }
  });
  const keep = (value: T | null) =>
    void attempt((storage) => (value === null ? storage.removeItem(KEY + name) : storage.setItem(KEY + name, JSON.stringify(value))));
  return { kept, keep };
}
