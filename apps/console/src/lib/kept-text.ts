import { useKeptForm } from './kept-form.ts';
import { useOperator } from './use-operator.ts';

interface KeptText {
  text: string;
  /** It was written before and not sent. */
  isRestored: boolean;
  /** '' gives it up: it is sent. */
  setText(text: string): void;
}

/** A text that this tab keeps for whoever is signed in until it is sent: an answer, a decision's reason (OPERATOR-14). */
export function useKeptText(name: string): KeptText {
  const { operatorNo } = useOperator();
  const { form, isRestored, change, forget } = useKeptForm(`${operatorNo} ${name}`, { text: '' });
  return { text: form.text, isRestored, setText: (text) => (text === '' ? forget({ text }) : change({ text })) };
}
