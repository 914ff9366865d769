/**
 * How much there is, as a bar and in words: `ratio` from 0 (nothing) to 1 (plenty), brought within. Below a fifth it turns to
 * the colour of warning, at 0 it is empty. The words are the caller's, because what counts as plenty is.
 */
export function StockBar({ ratio, label }: { ratio: number; label: string }) {
  const part = Math.min(1, Math.max(0, ratio || 0));
  const tone = part === 0 ? 'none' : part < 0.2 ? 'low' : 'plenty';
  return (
    <span className={`p-stock p-stock--${tone}`}>
      <svg width="40" height="4" aria-hidden="true">
        <rect className="p-stock__ground" width="40" height="4" rx="2" />
        {part > 0 && <rect className="p-stock__fill" width={Math.max(4, Math.round(part * 40))} height="4" rx="2" />}
      </svg>
      {label}
    </span>
  );
}
