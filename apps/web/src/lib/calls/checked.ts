import { CallError } from '@portal/client';
import { badRequest } from '@portal/contract/core/errors';

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** Looks at what was typed with the very schema that guards the server; throws what the server would. */
export function checked<T>(
  schema: { safeParse(typed: unknown): { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } } },
  typed: unknown,
): T {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message;
  throw new CallError({ code: badRequest.code, status: 0, msg: badRequest.msg, fields });
}
