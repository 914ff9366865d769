import { AppError } from '@portal/contract/core';

type Checks = readonly (() => Promise<unknown>)[];
type Found<C extends Checks> = { -readonly [Place in keyof C]: C[Place] extends () => Promise<infer Value> ? Value : never };

/**
 * What only the server knows of the fields of one form, said at once: each is looked at, whatever is refused at another. Throws the first refusal with
 * the fields of all; what is about no field goes on by itself. Gives what each found. Source: WIRE-21.
 */
export async function checkTogether<const C extends Checks>(...checks: C): Promise<Found<C>> {
  const found: unknown[] = [];
  const refused: AppError[] = [];
  for (const check of checks) {
    try {
      found.push(await check());
    } catch (error) {
      if (!(error instanceof AppError) || error.fields === undefined) throw error;
      refused.push(error);
    }
  }
  const [first] = refused;
  if (first === undefined) return found as Found<C>;
  const { error, msg, message } = first;
  throw new AppError(error, { msg, message, fields: Object.assign({}, ...refused.map(({ fields }) => fields)) as Record<string, string> });
}
