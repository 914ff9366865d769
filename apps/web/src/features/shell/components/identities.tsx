import type { SessionInfo } from '@portal/contract/account';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import './identities.css';

/** The enterprises one may act for, the one in use marked (ACCOUNT-5). */
export function Identities({ session }: { session: Pick<SessionInfo, 'multiIdentity'> }) {
  const [isBusy, setBusy] = useState(false);
  const handleSwitch = async (merchantNo: string) => {
    setBusy(true);
    try {
      const { switchIdentity } = await import('../api.ts');
      await switchIdentity(merchantNo);
    } catch (failure) {
      tellFailure(failure);
    }
    setBusy(false);
  };
  return (
    <section className="s-identities" aria-label="切换身份">
      <span className="p-small">切换身份</span>
      <ul className="p-menu">
        {session.multiIdentity.map((identity) => (
          <li key={identity.merchantNo}>
            <button
              type="button"
              className="p-menu__item"
              aria-current={identity.chooseOn ? 'true' : undefined}
              disabled={identity.chooseOn || isBusy}
              aria-busy={isBusy || undefined}
              onClick={() => void handleSwitch(identity.merchantNo)}
            >
              {identity.companyName}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
