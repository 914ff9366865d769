/**
 * The database did not do what it was asked, for a reason that passes: it is gone, restarting, full or too busy, or the connection to it
 * broke. Whoever asked may ask again; with the same `Idempotency-Key` that is done once.
 */

/**
 * Codes of PostgreSQL and of sockets. 08 connection, 53 resources, 57P shutting down, 58 the system below it fails (a file that is missing is damage instead); 57014 a statement that took too long,
 * 55P03 a lock that was not given; 25006 a server that only reads, as after a failover; 25P03 and 25P04 a transaction ended for its age; 40001 and 40P01 two that went on disturbing each other.
 */
const CODES =
  /^(08...|53...|57P..|58000|58030|57014|55P03|25006|25P0[34]|40001|40P01|ECONN\w+|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** Sentences of the driver and of its pool, which give no code, and of a database its keeper has closed, whose code says many things. */
const SENTENCES =
  /connection (terminated|timeout)|timeout exceeded when trying to connect|query read timeout|is not queryable|cannot use a pool after calling end|timeout expired|not currently accepting connections/i;

/** Looks at the error and at what caused it. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String((error as { code?: unknown }).code ?? '');
  return CODES.test(code) || SENTENCES.test(error.message) || isAway(error.cause);
}
