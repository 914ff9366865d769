import { DateInput, type DateInputProps } from '@portal/ui/date-input';
import { parseDay } from '@portal/units';
import { useState } from 'react';

/** A day a list is narrowed by: it goes into the address once it is one, or none. */
export function DayFilter({ value, onChange, ...rest }: DateInputProps) {
  // what is typed of it so far, beside the day that it was begun from
  const [draft, setDraft] = useState({ text: value, from: value });
  return (
    <DateInput
      {...rest}
      value={draft.from === value ? draft.text : value}
      onChange={(event) => {
        const text = event.target.value;
        const isTaken = text === '' || parseDay(text) === text;
        setDraft({ text, from: isTaken ? text : value });
        if (isTaken && text !== value) onChange(event);
      }}
    />
  );
}
