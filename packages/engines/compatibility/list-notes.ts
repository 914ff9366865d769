/** What recommendations warned of, as far as something of their systems is still in the list. Pure. Source: SIZE-18. */
export interface KeptNote {
  /** `公共广播`. */
  scene: string;
  text: string;
  isSafety: boolean;
  beside: readonly string[];
}

/** `roles`: of the lines of the list, and of the devices the customer has. */
export function notesOf<Note extends KeptNote>(notes: readonly Note[], roles: Iterable<string | null>): Note[] {
  const listed = new Set(roles);
  return notes.filter(({ beside }) => beside.length === 0 || beside.some((role) => listed.has(role)));
}

/** Those for the customer's paper, in words. */
export const safetyWordsOf = (notes: readonly KeptNote[], roles: Iterable<string | null>): string[] =>
  notesOf(notes, roles).flatMap(({ scene, text, isSafety }) => (isSafety ? [`${scene}：${text}`] : []));
