import { STARS_SAY } from '@portal/contract/comment';
import './stars.css';

const MOST = 5;

/** So many stars of five. */
export const Stars = ({ stars }: { stars: number }) => (
  <span className="cm-stars">
    <span className="p-hidden">{`${stars} 星，${STARS_SAY[Math.round(stars)] ?? ''}`}</span>
    <span aria-hidden>
      {'★'.repeat(Math.round(stars))}
      <span className="cm-stars__off">{'★'.repeat(MOST - Math.round(stars))}</span>
    </span>
  </span>
);
