import { inputsInWords, type Fields, type InputGroup, type InputLine, type Raw } from '@portal/engines/inputs';

/** Inputs in groups, as they are listed: `title` null for what belongs to no device and no row, which stands first. */
export function inputGroups(fields: Fields, inputs: Raw, values: Raw): { title: string | null; lines: readonly InputLine[] }[] {
  const said = inputsInWords(fields, inputs, values);
  const isGroup = (item: InputLine | InputGroup): item is InputGroup => 'lines' in item;
  const alone = said.filter((item): item is InputLine => !isGroup(item));
  return [{ title: null, lines: alone }, ...said.filter(isGroup)].filter(({ lines }) => lines.length > 0);
}
