import { identityChanged } from '@portal/contract/core';

/** Whether an answer says that another identity acts by now; it can be read again afterwards. */
export async function isRefusalOfIdentity(answer: Response): Promise<boolean> {
  if (answer.status !== identityChanged.status) return false;
  const told = (await answer
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return told?.code === identityChanged.code;
}
