import { figureText } from '@portal/units';
import './points.css';

/** Points with their word; `signed` with + where they are more than none. */
export function Points({ points, signed = false, size }: { points: number; signed?: boolean; size?: 'large' | undefined }) {
  const sign = points < 0 ? '−' : signed && points > 0 ? '+' : '';
  return (
    <span className={size === 'large' ? 'cr-points cr-points--large' : 'cr-points'}>
      {sign}
      {figureText(Math.abs(points))}
      <small>积分</small>
    </span>
  );
}
