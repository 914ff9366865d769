import type { Raw } from '@portal/engines/inputs';
import { createContext, useContext } from 'react';

interface Form {
  /** All inputs: what a field asks when it is ignored, required or bounded. */
  inputs: Raw;
  /** What is wrong, by path. */
  texts: ReadonlyMap<string, string>;
  /** What leaving an input open means, by path. */
  open: Readonly<Record<string, string>>;
}

export const FormContext = createContext<Form>({ inputs: {}, texts: new Map(), open: {} });
export const useForm = (): Form => useContext(FormContext);
