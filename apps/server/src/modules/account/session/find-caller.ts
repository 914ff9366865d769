import { userTypeOf } from '@portal/engines/access';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/read-together.ts';
import { GUEST, type Caller } from '../../../platform/http/context.ts';
import { hashSecret, isSecret, SESSION_COOKIE } from './session-token.ts';
import { listActingFacts } from './store.ts';
import { actingRoleOf, userFactsOf } from './user-facts.ts';

/**
 * Gives the function that says who a request's cookie speaks for. Rights are read from the database at each request, together with those of others that come at the same moment, so an
 * account that is locked, a session that is ended or an identity that is switched counts from the next request on. No cookie,
 * or one not made here, costs no query; an unknown or stale one is a guest.
 */
export function createFindCaller(deps: { database: Database; clock: Clock }): (request: FastifyRequest) => Promise<Caller> {
  const findFacts = readTogether((hashes) => listActingFacts(deps.database.db, hashes, deps.clock.now()));
  return async (request) => {
    const token = request.cookies[SESSION_COOKIE];
    if (!isSecret(token)) return GUEST;
    const sessionHash = hashSecret(token);
    const facts = await findFacts(sessionHash);
    if (!facts) return GUEST;
    return {
      accountNo: facts.accountNo,
      userType: userTypeOf(userFactsOf(facts)),
      merchantNo: facts.merchantNo ?? '',
      boundShopNo: facts.boundShopNo,
      surveyPermission: facts.surveyPermission,
      staffRole: actingRoleOf(facts),
      isFrozen: facts.isFrozen,
      sessionHash,
    };
  };
}
