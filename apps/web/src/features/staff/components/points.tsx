import './points.css';

/** What an action means, point by point. */
export const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="st-points">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
