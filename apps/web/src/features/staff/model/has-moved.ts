import { findCallError } from '@portal/client';

/** Refused for what somebody else has done meanwhile: a right is gone, somebody is, or it was settled already. The page shows what was. */
export const hasMoved = (failure: unknown): boolean => [403, 404, 409].includes(findCallError(failure)?.status ?? 0);

/** Does it, and has the page read anew where it was refused for that; the refusal goes on to whoever asked. */
export async function unlessMoved<Result>(action: Promise<Result>, onMoved: () => void): Promise<Result> {
  try {
    return await action;
  } catch (failure) {
    if (hasMoved(failure)) onMoved();
    throw failure;
  }
}
