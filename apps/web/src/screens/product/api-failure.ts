export interface ApiFailure {
  status: number;
  /** For the visitor. */
  msg: string;
}

/**
 * What a loader's call answered when it failed; null for any other error. Known by name, not by class: the server makes the call
 * with its own copy of the client, and the page's build carries another.
 */
export function apiFailure(error: unknown): ApiFailure | null {
  if (!(error instanceof Error) || error.name !== 'CallError') return null;
  const { status, msg } = error as Error & Partial<ApiFailure>;
  return typeof status === 'number' && typeof msg === 'string' ? { status, msg } : null;
}
