/** Who is who, and who sees what: tenants, sessions, answers kept by proxies, guesses. */
import type { Mutation } from './mutation.ts';

export const accessMutations: readonly Mutation[] = [
  {
    name: 'order-states',
    file: 'apps/server/src/modules/order/take-step.ts',
    from: 'orderStates.after(row.state, act, who);',
    to: "orderStates.after(row.state, act, who) ?? (act === 'cancel' ? 'closed' : null);",
    hunt: 'edges',
  },
  {
    name: 'private-answers',
    file: 'apps/server/src/platform/http/privacy.ts',
    from: "const PRIVATE = 'private, no-store';",
    to: "const PRIVATE = 'public, max-age=60';",
    hunt: 'cache',
  },
  {
    name: 'tenant-filter',
    file: 'apps/server/src/modules/design-order/lines/store.ts',
    from: 'const isOwned = (owner: Owner) => and(eq(designOrder.accountNo, owner.accountNo), eq(designOrder.merchantNo, owner.merchantNo));',
    to: 'const isOwned = (_owner: Owner) => undefined;',
    hunt: 'access',
  },
  {
    name: 'stale-save',
    file: 'apps/server/src/modules/design-order/selection/store.ts',
    from: '(saved_revision <= ${seen} or saved_by = ${editor})',
    to: '(0 <= ${seen} or saved_by = ${editor})',
    hunt: 'access',
  },
  {
    name: 'named-identity',
    file: 'apps/server/src/platform/http/serve.ts',
    from: 'if (named !== actingFor({ accountNo, merchantNo }))',
    to: "if (named === '')",
    hunt: 'access',
  },
  {
    name: 'same-site',
    file: 'apps/server/src/platform/http/same-site.ts',
    from: 'if (origin !== undefined && origin !== originOf(request))',
    to: "if (origin === 'nobody')",
    hunt: 'access',
  },
  {
    name: 'known-addresses',
    file: 'apps/server/src/modules/account/sign-in/sms-part.ts',
    from: "isKnown ? waitOf(SMS_FOR_KNOWN_ADDRESSES, 'known') : Infinity",
    to: 'Infinity',
    hunt: 'guesses',
  },
  {
    name: 'tries-elsewhere',
    file: 'apps/server/src/modules/account/sign-in/spend-sms-code.ts',
    from: ' || (isElsewhere && triesElsewhere >= SMS_CODE_TRIES_ELSEWHERE)',
    to: '',
    hunt: 'guesses',
  },
  {
    name: 'tries',
    file: 'apps/server/src/modules/account/sign-in/spend-sms-code.ts',
    from: 'tries >= SMS_CODE_TRIES ||',
    to: 'tries >= 1_000 ||',
    hunt: 'guesses',
  },
  {
    name: 'demo-lock',
    file: 'apps/server/src/modules/account/demo-accounts.ts',
    from: 'update account set status = 2 where is_demo and status = 0',
    to: 'update account set status = 2 where is_demo and status = 2',
    hunt: 'access',
  },
  {
    name: 'redaction',
    file: 'apps/server/src/platform/redact.ts',
    from: 'depth < 8',
    to: 'depth < 1',
    test: 'apps/server/src/platform/redact.test.ts',
  },
];
