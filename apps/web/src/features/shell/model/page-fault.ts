import { isRouteErrorResponse } from 'react-router';
import { isScriptGone } from '../../../lib/browser/new-version.ts';

/** What Chromium, Firefox and Safari say of an answer that never came. */
const LOST = /failed to fetch|networkerror|load failed/i;
const ERROR_PAGE = '/error';

/**
 * Whether what failed on the page at `path` leads to the error page (SHELL-20): a server that broke (500), or the page itself. What the
 * network lost, a script that is gone, any other status and what fails on the error page are told in their own place.
 */
export function leadsToErrorPage(error: unknown, path: string): boolean {
  if (path === ERROR_PAGE) return false;
  if (isRouteErrorResponse(error)) return error.status === 500;
  return error instanceof Error && !isScriptGone(error) && !LOST.test(error.message);
}
