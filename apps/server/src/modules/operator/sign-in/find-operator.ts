import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { GUEST, type Caller } from '../../../platform/http/context.ts';
import { findActing } from '../store.ts';
import { CONSOLE_COOKIE, hashToken, isToken } from './operator-token.ts';

/**
 * Gives the function that says which operator a request's cookie speaks for. Rights are read at each request: a lock or another role
 * counts from the next one on. The portal's cookie is another one and speaks for nobody here.
 */
export function createFindOperator(deps: { database: Database; clock: Clock }): (request: FastifyRequest) => Promise<Caller> {
  return async (request) => {
    const token = request.cookies[CONSOLE_COOKIE];
    if (!isToken(token)) return GUEST;
    const sessionHash = hashToken(token);
    const operator = await findActing(deps.database.db, sessionHash, deps.clock.now());
    return operator ? { ...GUEST, accountNo: operator.operatorNo, sessionHash, operator } : GUEST;
  };
}
