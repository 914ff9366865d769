import { inputsInWords, type Fields, type Raw } from '@portal/engines/inputs';

export interface PrintedAnswer {
  label: string;
  value: string;
}

/** The answers in words, for paper: defaults named, what does not apply left out, rows one to a line. `values`: as the engine read them. */
export const printedAnswers = (fields: Fields, inputs: Raw, values: Raw): PrintedAnswer[] =>
  inputsInWords(fields, inputs, values).map((said) =>
    'lines' in said
      ? { label: said.title, value: said.lines.map(({ label, text }) => `${label} ${text}`).join('，') }
      : { label: said.label, value: said.text },
  );
