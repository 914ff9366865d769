import { formCopy, type Endpoint } from '@portal/contract/core';

const isSaid = (words: string): boolean => /[\u4e00-\u9fff]/.test(words);

/** What the server would say of each field of a body, by the schema that guards it: so that all of it is said at once. None: it is taken as far as can be told here. */
export function bodyFaults({ body: schema }: Pick<Endpoint, 'body'>, body: unknown): Readonly<Record<string, string>> {
  const parsed = schema?.safeParse(body);
  if (parsed === undefined || parsed.success) return {};
  const faults: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) faults[path.join('.')] ??= isSaid(message) ? message : formCopy.wrong;
  return faults;
}
