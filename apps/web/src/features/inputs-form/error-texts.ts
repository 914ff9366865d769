import { errorText, type FieldError, type Fields, type Raw } from '@portal/engines/inputs';

/**
 * The sentence for each field in error, by path (`groups[0].channels`). What is wrong inside a list of numbers stands at the
 * list and names the place: `第 3 个：请输入正确的数值`.
 */
export function errorTexts(fields: Fields, errors: readonly FieldError[], inputs: Raw): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const error of errors) {
    const text = errorText(fields, error, inputs);
    const inList = /^(.*)\[(\d+)\]$/u.exec(error.field);
    const [path, sentence] = inList ? [inList[1] ?? '', `第 ${Number(inList[2]) + 1} 个：${text}`] : [error.field, text];
    if (!texts.has(path)) texts.set(path, sentence);
  }
  return texts;
}
