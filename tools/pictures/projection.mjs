/** Where a drawing is looked at from, and vectors in model space: x to the right, y up, z away from the viewer. */

const RADIAN = Math.PI / 180;
/** Degrees around and above. `quarter` is the view of the lists; the others stand beside it on the product page. */
const VIEWS = { quarter: [30, 21], front: [0, 6], side: [90, 6], back: [150, 21] };

let [yaw, pitch] = VIEWS.quarter.map((degrees) => degrees * RADIAN);

/** Looks from `view` while `draw` draws. */
export function seenFrom(view, draw) {
  const before = [yaw, pitch];
  [yaw, pitch] = VIEWS[view].map((degrees) => degrees * RADIAN);
  try {
    return draw();
  } finally {
    [yaw, pitch] = before;
  }
}

export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const plus = (a, b, k = 1) => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export function unit(a) {
  const length = Math.hypot(...a);
  return a.map((value) => value / length);
}

/** Part of a direction that points at the viewer, -1 … 1. */
export const towardsViewer = (a) => dot(a, [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)]);

export function project([x, y, z]) {
  const depth = -x * Math.sin(yaw) + z * Math.cos(yaw);
  return [x * Math.cos(yaw) + z * Math.sin(yaw), -y * Math.cos(pitch) - depth * Math.sin(pitch)];
}

/** Basis of the plane across `axis`: u to the right on the screen, v downwards. */
export function across(axis) {
  const a = unit(axis);
  const up = Math.abs(a[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0];
  let u = unit(cross(up, a));
  if (project(u)[0] < 0) u = u.map((value) => -value);
  let v = cross(a, u);
  if (project(v)[1] < 0) v = v.map((value) => -value);
  return [u, v];
}
