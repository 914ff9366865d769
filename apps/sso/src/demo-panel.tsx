import type { DemoAccount } from '@portal/contract/account';
import { Icon } from '@portal/ui';
import { useEffect, useState } from 'react';
import { listDemoAccounts } from './api.ts';

/** Whom one may be in the demo; a click fills the form. Exists in demo mode only. */
export function DemoPanel({ outbox, onChoose }: { outbox: boolean; onChoose: (account: DemoAccount) => void }) {
  const [accounts, setAccounts] = useState<DemoAccount[]>([]);
  useEffect(() => {
    // without the list the page is still whole
    listDemoAccounts().then(setAccounts, () => {});
  }, []);
  return (
    <aside className="s-demo" aria-label="演示账号">
      <div className="s-demo__head">
        <h2 className="s-demo__title">演示账号</h2>
        {outbox && (
          <a className="s-demo__outbox" href="/outbox" target="_blank" rel="noopener">
            短信箱
            <Icon name="chevron-right" size={16} />
          </a>
        )}
      </div>
      <p className="s-demo__words">点一个账号填入表单，短信验证码在短信箱查看。</p>
      <ul className="s-demo__list">
        {accounts.map((account) => (
          <li key={account.phone}>
            <button type="button" className="s-demo__account" onClick={() => onChoose(account)}>
              <span>{account.role}</span>
              <span className="s-demo__phone">{account.phone}</span>
              {account.note !== '' && <span className="s-demo__note">{account.note}</span>}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
