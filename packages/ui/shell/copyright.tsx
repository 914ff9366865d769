/** Copyright years: `2018–2026`, or only the first in the first year (SHELL-3: from 2018). */
export const copyrightYears = (sinceYear: number, year: number): string => (year > sinceYear ? `${sinceYear}–${year}` : String(sinceYear));

/** The line of the copyright. `year` is that of today; the server passes it in so that both sides say the same. */
export function Copyright({ owner, year, sinceYear = 2018 }: { owner: string; year: number; sinceYear?: number | undefined }) {
  return (
    <span>
      © {copyrightYears(sinceYear, year)} {owner} 版权所有
    </span>
  );
}
