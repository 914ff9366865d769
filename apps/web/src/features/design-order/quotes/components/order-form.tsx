import { orderName, orderRemark } from '@portal/contract/design-order';
import { ORDER_REMARK_MAX } from '@portal/engines/pricing';
import { Field, Input, Textarea } from '@portal/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import './order-form.css';

export interface NameAndRemark {
  name: string;
  remark: string;
}
type Faults = Record<keyof NameAndRemark, string | null>;

const NO_FAULTS: Faults = { name: null, remark: null };
const firstFault = (schema: typeof orderName | typeof orderRemark, text: string): string | null => schema.safeParse(text).error?.issues[0]?.message ?? null;
const bare = (name: string): string => name.replace(/\s+/g, '');

export type OrderWordsForm = ReturnType<typeof useOrderWords>;

/** Name and remark of an order while they are typed. `begun`: what is suggested, or was typed before. */
export function useOrderWords(begun: Partial<NameAndRemark> = {}) {
  const [words, setWords] = useState<NameAndRemark>({ name: '', remark: '', ...begun });
  const [faults, setFaults] = useState<Faults>(NO_FAULTS);
  return {
    words,
    faults,
    type(change: Partial<NameAndRemark>): void {
      setWords({ ...words, ...change });
      // too long is said at once, what is missing when it is left
      if (change.name !== undefined) setFaults({ ...faults, name: change.name.trim() === '' ? null : firstFault(orderName, change.name) });
    },
    /** The name has been left: blanks go, and what is wrong with it is shown. */
    leaveName(): void {
      const name = bare(words.name);
      if (name !== words.name) setWords({ ...words, name });
      if (name !== '') setFaults({ ...faults, name: firstFault(orderName, name) });
    },
    /** The words as an order has them; null where they are wrong, which is shown then. */
    read(): NameAndRemark | null {
      const found = { name: firstFault(orderName, words.name), remark: firstFault(orderRemark, words.remark) };
      setFaults(found);
      return found.name === null && found.remark === null ? { ...words, name: bare(words.name) } : null;
    },
    /** Shows what the server refused; false where it was neither of these. */
    show({ name = null, remark = null }: Readonly<Record<string, string | null>>): boolean {
      if (name === null && remark === null) return false;
      setFaults({ name, remark });
      return true;
    },
  };
}

interface OrderFormProps {
  form: OrderWordsForm;
  onSubmit: () => void;
  /** What the order will be. */
  summary: ReactNode;
  /** Further fields, between name and remark. */
  children?: ReactNode;
}

/** Name and remark of an order to be made; the button stands in the dialog around. */
export function OrderForm({ form: { words, faults, type, leaveName }, onSubmit, summary, children }: OrderFormProps) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="do-form" onSubmit={handleSubmit} noValidate>
      {summary}
      <Field label="配单名称" required error={faults.name}>
        <Input
          name="name"
          autoComplete="off"
          placeholder="例如：滨江一期周界监控"
          value={words.name}
          onChange={(event) => type({ name: event.target.value })}
          onBlur={leaveName}
        />
      </Field>
      {children}
      <Field label="备注" error={faults.remark} hint={`${words.remark.length}/${ORDER_REMARK_MAX}`}>
        <Textarea
          name="remark"
          rows={3}
          maxLength={ORDER_REMARK_MAX}
          placeholder="选填，仅内部可见，不会印在报价单上"
          value={words.remark}
          onChange={(event) => type({ remark: event.target.value })}
        />
      </Field>
      {/* Enter in the name submits; the dialog's button stands outside the form */}
      <button type="submit" className="p-hidden" tabIndex={-1} aria-hidden="true" />
    </form>
  );
}
