/** The defences that are switched off one by one, and the hunt that must notice. */

export interface Mutation {
  name: string;
  /** From the project's root. */
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** Name of the hunt. */
  hunt: string;
}

export const mutations: readonly Mutation[] = [];
