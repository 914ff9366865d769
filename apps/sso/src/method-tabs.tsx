import { useRef, type KeyboardEvent } from 'react';
import type { Method } from './facts.ts';

export const PANEL_ID = 'sign-on-panel';
export const tabId = (method: Method): string => `sign-on-by-${method}`;

const METHODS: readonly { method: Method; label: string }[] = [
  { method: 'password', label: '密码登录' },
  { method: 'sms', label: '短信登录' },
  { method: 'qr', label: '扫码登录' },
];

/** Three ways to sign in; arrows move between them, as in any list of tabs. */
export function MethodTabs({ method, onChoose }: { method: Method; onChoose: (method: Method) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const at = METHODS.findIndex((each) => each.method === method) + (event.key === 'ArrowRight' ? 1 : -1);
    const other = METHODS.at(at % METHODS.length)?.method ?? method;
    onChoose(other);
    list.current?.querySelector<HTMLButtonElement>(`#${tabId(other)}`)?.focus();
  };
  return (
    <div ref={list} className="s-tabs" role="tablist" aria-label="登录方式">
      {METHODS.map((each) => (
        <button
          key={each.method}
          id={tabId(each.method)}
          type="button"
          role="tab"
          className="s-tabs__tab"
          aria-selected={each.method === method}
          aria-controls={PANEL_ID}
          tabIndex={each.method === method ? 0 : -1}
          onClick={() => onChoose(each.method)}
          onKeyDown={handleKey}
        >
          {each.label}
        </button>
      ))}
    </div>
  );
}
