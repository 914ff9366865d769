import { CallError } from '@portal/client';
import { toast } from '@portal/ui';
import { signInHref } from './sign-in-href.ts';

/** What a failure says to the user; faults of the page itself read as one of ours. */
export const failureText = (failure: unknown): string => (failure instanceof CallError ? failure.msg : '操作失败，请稍后重试');

/** A lost session leads to the sign-on and back here; everything else is told in a toast. */
export function tellFailure(failure: unknown): void {
  if (failure instanceof CallError && failure.status === 401) {
    window.location.assign(signInHref(window.location.pathname + window.location.search));
    return;
  }
  toast.error(failureText(failure));
}
