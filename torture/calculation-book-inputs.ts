/** Of every endpoint about calculation books an input that it accepts. */
const head = { projectName: '夜访', customer: '', designer: '', revision: 'A', bookDate: '2026-11-21', remark: '' };
const inputs = { groups: [{ channels: 16, resolution: '1080P' }] };
const entry = { engine: 'aVideoCapacity', title: '夜访', inputs };

interface BookIds {
  bookId: string;
  entryId: string;
}
interface BookInput {
  query?: Record<string, string>;
  body?: unknown;
  owned?: boolean;
}
const ofBook =
  (body: object = {}) =>
  (ids: BookIds): readonly BookInput[] => [{ body: { bookId: ids.bookId, ...body }, owned: true }];
const ofEntry =
  (body: object = {}) =>
  (ids: BookIds): readonly BookInput[] => [{ body: { bookId: ids.bookId, entryId: ids.entryId, ...body }, owned: true }];

export const calculationBookInputs: Readonly<Record<string, (ids: BookIds) => readonly BookInput[]>> = {
  listBooks: () => [{}, { query: { keyword: '夜访' } }],
  getBook: ({ bookId }) => [{ query: { bookId }, owned: true }],
  createBook: () => [{ body: { head } }, { body: { head, entry } }],
  updateBookHead: ofBook({ edition: 2, head }),
  addBookEntry: ofBook({ entry }),
  updateBookEntry: ofEntry({ edition: 2, title: '夜访', inputs }),
  moveBookEntries: ({ bookId, entryId }) => [{ body: { bookId, edition: 2, entryIds: [entryId] }, owned: true }],
  deleteBookEntry: ofEntry(),
  restoreBookEntry: ofEntry(),
  fixBook: ofBook({ edition: 2 }),
  reviseBook: ofBook({ revision: 'B', bookDate: '2026-11-22' }),
  deleteBook: ofBook(),
  restoreBook: ofBook(),
  exportBook: ({ bookId }) => [
    { query: { bookId, format: 'xlsx' }, owned: true },
    { query: { bookId, format: 'pdf' }, owned: true },
  ],
};
