/** Outlines on the screen, and figures written short. */

/** Shortest decimal that is good to a tenth of a pixel. */
export const n = (value) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
export const fine = (value) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
/** For the steps of a slanted plane, which add up. */
export const exact = (value) => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');
export const points = (list) => `M${list.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** Corners of a rectangle with round corners, counter-clockwise. */
export function rounded(w, h, radius, steps = 3) {
  const corners = [
    [w - radius, radius, -90],
    [w - radius, h - radius, 0],
    [radius, h - radius, 90],
    [radius, radius, 180],
  ];
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = ((from + (90 * step) / steps) * Math.PI) / 180;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    }),
  );
}

export const stopsOf = (stops) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop${offset === 0 ? '' : ` offset="${fine(offset)}"`} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${fine(opacity)}"`}/>`,
    )
    .join('');

/** Outline of two coaxial circles seen at a slant (both ellipses: half axes radius × squash along the tilt, radius across). */
export function frustum(from, to, tilt, squash) {
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const flat = Math.max(squash, 0.02);
  const distance = Math.hypot(to.centre[0] - from.centre[0], to.centre[1] - from.centre[1]) / flat;
  const along = (to.centre[0] - from.centre[0]) * cos + (to.centre[1] - from.centre[1]) * sin >= 0 ? 1 : -1;
  const whole = ({ centre: [cx, cy], radius }) => {
    const a = [cx - sin * radius, cy + cos * radius];
    const b = [cx + sin * radius, cy - cos * radius];
    const arc = `A${n(radius * flat)} ${n(radius)} ${n((tilt * 180) / Math.PI)} 1 1`;
    return `M${a.map(n).join(' ')}${arc} ${b.map(n).join(' ')}${arc} ${a.map(n).join(' ')}Z`;
  };
  if (distance <= Math.abs(from.radius - to.radius) + 1e-6) return whole(from.radius > to.radius ? from : to);
  const angle = Math.acos((from.radius - to.radius) / distance);
  const touch = ({ centre: [cx, cy], radius }, side) => {
    const s = Math.cos(angle) * radius * flat * along;
    const t = Math.sin(angle) * radius * side;
    return [cx + s * cos - t * sin, cy + s * sin + t * cos];
  };
  const large = angle > Math.PI / 2;
  const arc = ({ radius }, big, sweep) => `A${n(radius * flat)} ${n(radius)} ${n((tilt * 180) / Math.PI)} ${big ? 1 : 0} ${sweep}`;
  const sweep = along > 0 ? 1 : 0;
  const a1 = touch(from, 1);
  const a2 = touch(from, -1);
  const b1 = touch(to, 1);
  const b2 = touch(to, -1);
  return `M${a1.map(n).join(' ')}${arc(from, !large, sweep)} ${a2.map(n).join(' ')}L${b2.map(n).join(' ')}${arc(to, large, sweep)} ${b1.map(n).join(' ')}Z`;
}

/** Convex outline of screen points (monotone chain). */
export function hull(list) {
  const sorted = list.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (from) => {
    const chain = [];
    for (const point of from) {
      while (chain.length > 1) {
        const [a, b] = chain.slice(-2);
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
