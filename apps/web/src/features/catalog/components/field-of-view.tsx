import type { Sku } from '@portal/contract/catalog';
import { angleOf, fieldOfView, wedgePath, widthSeen } from '../model/field-of-view.ts';
import './field-of-view.css';

/** The distance the sentence speaks of, metres. */
const SPOKEN_M = 10;

/** The models' fields of view around one camera, seen from above; the chosen one filled. Nothing for what is no camera. */
export function FieldOfView({ skus, sku }: { skus: readonly Sku[]; sku: Sku }) {
  const view = fieldOfView(skus, sku);
  const angle = angleOf(sku);
  if (view === null || angle === null) return null;
  const { width, height, camera, wedges, rings } = view;
  const seen = widthSeen(angle, SPOKEN_M);
  const said = `水平视场角 ${angle}°${seen === null ? '' : `，${SPOKEN_M} m 处可见宽约 ${seen.toFixed(1)} m`}`;
  return (
    <figure className="c-view">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said}>
        {wedges.map(({ skuNo, path, isChosen }) => (
          <path key={skuNo} className={isChosen ? 'c-view__wedge c-view__wedge--chosen' : 'c-view__wedge'} d={path} />
        ))}
        {rings.map(({ metres, path, y }) => (
          <g key={metres}>
            <path className="c-view__ring" d={path} />
            <text className="c-view__metres" x={camera.x} y={y + 13}>
              {metres} m
            </text>
          </g>
        ))}
        {wedges.map(
          ({ skuNo, name, nameAt, isChosen }) =>
            nameAt && (
              <text
                key={skuNo}
                className={isChosen ? 'c-view__name c-view__name--chosen' : 'c-view__name'}
                x={nameAt.x}
                y={nameAt.y}
                textAnchor={nameAt.side === 'left' ? 'end' : 'start'}
              >
                {name}
              </text>
            ),
        )}
        <circle className="c-view__camera" cx={camera.x} cy={camera.y} r="4" />
      </svg>
      <figcaption>
        {said}
        <small>俯视示意{rings.length > 0 && '，远至补光距离'}</small>
      </figcaption>
    </figure>
  );
}

/** The angle alone, small enough for a chip. */
export function AngleMark({ sku }: { sku: Sku }) {
  const angle = angleOf(sku);
  if (angle === null) return null;
  return (
    <svg className="c-angle" width="24" height="14" viewBox="0 0 24 14" aria-hidden="true">
      <path d={angle > 180 ? wedgePath(12, 7, 6, angle) : wedgePath(12, 13, 11, angle)} />
    </svg>
  );
}
