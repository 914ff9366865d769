/** What the server hands to loaders: the API called in process, the page's script nonce, and the few facts of the site. */
import type { Call } from '@portal/client';
import { createContext, RouterContextProvider } from 'react-router';

export interface SiteFacts {
  /** The provider's brand, as on the brand tab. */
  providerBrand: string;
  /** Origin of the sign-on site for this visitor. */
  ssoOrigin: string;
  /** The world is the seeded one: prices and models are invented and the pages say so. */
  demo: boolean;
  /** Current year, Asia/Shanghai. */
  year: number;
  /** The day, Asia/Shanghai, as `2026-11-22`. */
  today: string;
  /** Customer service: whose ('' where that goes without saying), and the number. */
  servicePhones: readonly { provider: string; phone: string }[];
  /** The operator's official account and mini-program, in this order, each with the address of its code; a sample of the demo world says so. */
  followed: readonly { kind: 'officialAccount' | 'miniProgram'; src: string; isSample: boolean }[];
  /** The customers' workbench outside; null where there is none. */
  workbenchUrl: string | null;
  /** Licence and filing notices of the footer. */
  filings: readonly string[];
  /** Maps: shown at all, the approval number under them, and the licensed service's script where there is a key for one. */
  map: { isShown: boolean; approval: string; serviceUrl: string | null };
}

export interface LoadFacts {
  call: Call;
  /** Whether the visitor's cookie speaks for an account; guests' pages ask no session. */
  hasSession: boolean;
  nonce: string;
  /** The server's clock. */
  nowMs: number;
  site: SiteFacts;
}

export const callContext = createContext<Call>();
export const hasSessionContext = createContext<boolean>(false);
export const nonceContext = createContext<string>('');
export const nowContext = createContext<number>();
export const siteContext = createContext<SiteFacts>();

export function createLoadContext(facts: LoadFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(callContext, facts.call);
  context.set(hasSessionContext, facts.hasSession);
  context.set(nonceContext, facts.nonce);
  context.set(nowContext, facts.nowMs);
  context.set(siteContext, facts.site);
  return context;
}
