export interface MoneyPieces {
  sign: '' | '-';
  /** Grouped by thousands: `'1,234'`. */
  integer: string;
  /** Always two digits. */
  decimals: string;
  /** All of it, for reading aloud and copying: `'-¥1,234.50'`. */
  text: string;
}

/**
 * Yuan cut into the pieces that are set in different sizes. For reading only: nothing here adds or rounds money that counts.
 * Input is yuan with at most two decimals; a third rounds half away from zero. Worked: 1234.5 → 1,234 and 50.
 * Throws RangeError on NaN and on infinity.
 */
export function moneyPieces(yuan: number): MoneyPieces {
  if (!Number.isFinite(yuan)) throw new RangeError(`not an amount of yuan: ${yuan}`);
  // the shortest decimal of the number decides, so that 1.005 rounds as it is written
  const hundredths = Math.round(Number(`${Math.abs(yuan)}e2`));
  const sign = yuan < 0 && hundredths > 0 ? '-' : '';
  const integer = String(Math.floor(hundredths / 100)).replace(/\B(?=(?:\d{3})+$)/gu, ',');
  const decimals = String(hundredths % 100).padStart(2, '0');
  return { sign, integer, decimals, text: `${sign}¥${integer}.${decimals}` };
}
