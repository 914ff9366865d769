/** What the server says over the live connection. Words alone: what they are about is asked for by calls. */
export type LiveNote =
  /** Said first: the account and identity it was opened for, as `actingFor` writes them. A page of others is told by it, and closes. */
  | { type: 'acting'; as: string }
  | { type: 'unread'; total: number }
  /** The session the connection was opened with is over; the connection ends. */
  | { type: 'sessionEnded' }
  /** The account acts as another of its identities by now; the connection ends. */
  | { type: 'identityChanged' }
  /** An agreement has a new version. */
  | { type: 'protocolPublished' };

/** What came over the connection; null for what is no note of ours. */
export function readLiveNote(text: unknown): LiveNote | null {
  if (typeof text !== 'string') return null;
  try {
    const { type, total, as } = JSON.parse(text) as { type?: unknown; total?: unknown; as?: unknown };
    if (type === 'acting') return typeof as === 'string' ? { type, as } : null;
    if (type === 'unread') return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? { type, total } : null;
    return type === 'sessionEnded' || type === 'identityChanged' || type === 'protocolPublished' ? { type } : null;
  } catch {
    return null;
  }
}
