/** What a session shows of where it was begun: enough for its owner to know it, not enough to follow somebody. */
import Bowser from 'bowser';

/** What a browser may be called: of one it does not know, the parser gives words that the browser says of itself, and those are anybody's. */
const NAMES: ReadonlySet<string> = new Set([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)]);

/** 'Windows · Chrome'; '未知设备' for none we know, '' where the browser did not say. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return '';
  const { os, browser } = Bowser.parse(userAgent);
  return [os.name, browser.name].filter((name) => name !== undefined && NAMES.has(name)).join(' · ') || '未知设备';
}

/** `203.0.113.*`, `2001:db8:*`; '' where no address was kept. */
export function placeOf(ip: string | null): string {
  if (!ip) return '';
  return ip.includes(':') ? `${ip.split(':').slice(0, 2).join(':')}:*` : ip.replace(/\.\d+$/, '.*');
}

/** The device of a sign-in that none of the account's other sessions has; null for the first session, a known one, and one that does not say. */
export function newDeviceOf(userAgent: string | undefined, others: readonly { userAgent: string | null }[]): string | null {
  const device = deviceOf(userAgent ?? null);
  return device === '' || others.length === 0 || others.some((other) => deviceOf(other.userAgent) === device) ? null : device;
}
