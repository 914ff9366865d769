/** What recommendations warned of, as far as it still stands: something of their system is listed, its cause is, and nobody dealt with it. Pure. Source: SIZE-18. */
import type { GivenLine } from '../roles/index.ts';
import { customerWordsOf } from '../sizing/index.ts';
import { isCauseGone, type NotedList } from './note-causes.ts';

export interface KeptNote {
  scenario: string;
  /** `公共广播`. */
  scene: string;
  code: string;
  text: string;
  isSafety: boolean;
  beside: readonly string[];
  /** Absent: no list can tell, or the note was kept before it was asked. */
  endedBy?: readonly GivenLine[] | undefined;
}

/** What a list is told by: its lines and the devices the customer has, how it is checked, and what stands ignored. */
export interface NotesAsked extends NotedList {
  ignored: readonly { code: string; subject: string; reason: string }[];
}

type Attributes = GivenLine['attributes'];
interface Described {
  role: string | null;
  quantity: number;
}

/** As a list and its check tell it. */
export const notesAskedOf = (
  lines: readonly (Described & { roleAttributes: Attributes })[],
  check: { kept: readonly (Described & { attributes: Attributes })[]; retentionDays: number; ignored: NotesAsked['ignored'] },
): NotesAsked => ({
  lines: [...lines.map(({ role, quantity, roleAttributes }) => ({ role, quantity, attributes: roleAttributes })), ...check.kept],
  retentionDays: check.retentionDays,
  ignored: check.ignored,
});

/** Said to be dealt with: kept with the problems that stand ignored, by the scenario as its subject. */
export const noteKeyOf = ({ scenario, code }: Pick<KeptNote, 'scenario' | 'code'>): { code: string; subject: string; shortBy: null } => ({
  code,
  subject: scenario,
  shortBy: null,
});

const reasonOf = ({ scenario, code }: KeptNote, { ignored }: NotesAsked): string | null =>
  ignored.find((entry) => entry.code === code && entry.subject === scenario)?.reason ?? null;

function causedNotes<Note extends KeptNote>(notes: readonly Note[], list: NotesAsked): Note[] {
  const listed = new Set(list.lines.map(({ role }) => role));
  return notes.filter((note) => (note.beside.length === 0 || note.beside.some((role) => listed.has(role))) && !isCauseGone(note, list));
}

/** Those that are to be looked at. */
export const notesOf = <Note extends KeptNote>(notes: readonly Note[], list: NotesAsked): Note[] =>
  causedNotes(notes, list).filter((note) => reasonOf(note, list) === null);

/** Those that somebody has dealt with, each with what he wrote. */
export const handledNotesOf = <Note extends KeptNote>(notes: readonly Note[], list: NotesAsked): (Note & { reason: string })[] =>
  causedNotes(notes, list).flatMap((note) => {
    const reason = reasonOf(note, list);
    return reason === null ? [] : [{ ...note, reason }];
  });

/** One of them in words for the customer. */
export const noteWordsOf = ({ scenario, scene, code, text }: Omit<KeptNote, 'isSafety' | 'beside'>): string =>
  `${scene}：${customerWordsOf(scenario, code) ?? text}`;

/** Those for the customer's paper. */
export const safetyWordsOf = (notes: readonly KeptNote[], list: NotesAsked): string[] =>
  notesOf(notes, list).flatMap((note) => (note.isSafety ? [noteWordsOf(note)] : []));
