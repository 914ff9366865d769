/**
 * Until when goods are repaired free: so many calendar months from their receipt, by the day in China; a month that has no such day ends with its last.
 * Milliseconds in and out. Source: AFTER-12, and the terms of `goods/after-sale` (自签收之日起计算).
 */
export function warrantyEnd(receivedAt: number, months: number): number {
  const received = new Date(receivedAt + CHINA_MS);
  const end = new Date(received);
  end.setUTCMonth(end.getUTCMonth() + months);
  // the 31st of a month of thirty days would be the 1st of the next
  if (end.getUTCDate() !== received.getUTCDate()) end.setUTCDate(0);
  return end.getTime() - CHINA_MS;
}

const CHINA_MS = 8 * 3_600_000;
