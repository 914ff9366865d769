/** Lines of a role in a list, and sums of what they say. Source: CHECK-15. */
import { sumOf } from '../inputs/index.ts';
import type { RoleId } from '../roles/index.ts';
import type { CheckedList } from './demand.ts';
import type { ListedLine } from './read-lines.ts';

export const linesOf = ({ all }: CheckedList, ...roles: RoleId[]): ListedLine[] => all.filter(({ role }) => role !== null && roles.includes(role));
export const piecesOf = (lines: readonly ListedLine[]): number => sumOf(lines, ({ quantity }) => quantity);
/** null: not said, or no figure. */
export const figureOf = ({ attributes }: ListedLine, code: string): number | null => {
  const value = attributes[code];
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
};
export const totalOf = (lines: readonly ListedLine[], code: string, unsaid = 0): number =>
  sumOf(lines, (line) => line.quantity * (figureOf(line, code) ?? unsaid));
