/** Seconds as a clock counts them down: 90 is 01:30, an hour and more 1:01:05. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const clock = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return hours === 0 ? clock : `${hours}:${clock}`;
}

/** Whole seconds from the server's clock to a moment; none once it is over. */
export const secondsUntil = (moment: string, now: string): number => Math.max(0, Math.ceil((Date.parse(moment) - Date.parse(now)) / 1000));
