/** Until when a coupon can be used, as the centre says it of what may be claimed (COUPON-8): its last day, or the minute where it ends within one. */
import { formatDate, formatDateTime } from '@portal/units';

const MINUTE_MS = 60_000;

export function couponUntil(end: string): string {
  const at = Date.parse(end);
  const last = formatDateTime(at).endsWith(' 00:00') ? formatDate(at - MINUTE_MS) : formatDateTime(at);
  return `至 ${last} 可用`;
}
