import { Anchor } from '@portal/ui';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import './logo.css';

/** Leads home; on the home page it loads it anew (SHELL-2). */
export function Logo({ providerBrand }: { providerBrand: string }) {
  const { pathname } = useLocation();
  const handlePress = (event: MouseEvent) => {
    if (pathname !== '/home' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.location.reload();
  };
  return (
    <Anchor href="/home" className="s-logo" onClick={handlePress}>
      <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
        <rect width="36" height="36" rx="8" fill="var(--p-accent)" />
        <path d="M7.500 14h15.500l3.500 4-3.500 4H7.500z" fill="var(--p-on-accent)" />
        <circle cx="22" cy="18" r="2.600" fill="var(--p-accent)" />
        <path d="M12 22v5h6" fill="none" stroke="var(--p-on-accent)" strokeWidth="2.200" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span>
        <b>安防工程门户</b>
        <small>{providerBrand} · 经销与设计</small>
      </span>
    </Anchor>
  );
}
