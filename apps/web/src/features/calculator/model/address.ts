import { inputsFromPairs, inputsToPairs, type Fields, type Raw } from '@portal/engines/inputs';

interface Opening {
  fields: Fields;
  starter: Raw;
}

/** `?groups.0.channels=16&…`; empty for the inputs a page opens with by itself. */
export function searchOf({ fields, starter }: Opening, inputs: Raw): string {
  const search = joined(fields, inputs);
  return search === joined(fields, starter) ? '' : search;
}

const joined = (fields: Fields, inputs: Raw): string => {
  const query = new URLSearchParams(inputsToPairs(fields, inputs)).toString();
  return query === '' ? '' : `?${query}`;
};

/** The inputs of an address; those the page opens with where it names none. */
export const inputsOfSearch = ({ fields, starter }: Opening, search: string): Raw => inputsFromPairs(fields, new URLSearchParams(search)) ?? starter;
