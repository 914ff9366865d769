/** One defence switched off, and what must notice. */
export type Mutation = {
  name: string;
  /** From the project's root. */
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
} & ({ /** Name of the hunt, run in its short form. */ hunt: string } | { /** A test file, from the project's root. */ test: string });
