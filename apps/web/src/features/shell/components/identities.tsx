import type { SessionInfo } from '@portal/contract/account';
import './identities.css';

/** The enterprises one may act for, the one in use marked (ACCOUNT-5). */
export function Identities({ session }: { session: Pick<SessionInfo, 'multiIdentity'> }) {
  const handleSwitch = async (merchantNo: string) => {
    const { switchIdentity } = await import('../api.ts');
    await switchIdentity(merchantNo);
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
              disabled={identity.chooseOn}
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
