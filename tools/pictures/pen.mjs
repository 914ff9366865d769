import { fine } from './outline.mjs';

/** Draws flat shapes on a plane, in its units. */
export class Pen {
  #scene;
  #parts = [];

  constructor(scene) {
    this.#scene = scene;
  }

  get markup() {
    return this.#parts.join('');
  }

  sheen(...stops) {
    return this.#scene.sheen(stops);
  }

  radial(circle, ...stops) {
    return this.#scene.radial(circle, stops);
  }

  #add(shape, { fill = 'none', stroke, width = 1, opacity, dash } = {}) {
    this.#parts.push(
      `<${shape} fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${fine(width)}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`,
    );
  }

  rect(x, y, w, h, { r = 0, ...look } = {}) {
    this.#add(`rect x="${fine(x)}" y="${fine(y)}" width="${fine(w)}" height="${fine(h)}"${r > 0 ? ` rx="${fine(r)}"` : ''}`, look);
  }

  circle(x, y, r, look) {
    this.#add(`circle${x === 0 ? '' : ` cx="${fine(x)}"`}${y === 0 ? '' : ` cy="${fine(y)}"`} r="${fine(r)}"`, look);
  }

  ellipse(x, y, rx, ry, look) {
    this.#add(`ellipse cx="${fine(x)}" cy="${fine(y)}" rx="${fine(rx)}" ry="${fine(ry)}"`, look);
  }

  path(d, look) {
    this.#add(`path d="${d}"`, look);
  }

  line(x1, y1, x2, y2, stroke, width = 1, opacity) {
    this.path(`M${fine(x1)} ${fine(y1)}L${fine(x2)} ${fine(y2)}`, { stroke, width, opacity });
  }

  /** Field of round dots of one colour: a dashed line a row. */
  dots(columns, rows, [x, y], [dx, dy], size, colour) {
    let d = '';
    for (let row = 0; row < rows; row += 1) d += `M${fine(x)} ${fine(y + row * dy)}h${fine((columns - 1) * dx + 0.01)}`;
    this.#parts.push(`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fine(size)}" stroke-dasharray="0 ${fine(dx)}"/>`);
  }

  /** Cells repeated over a field: one pattern, however many; `cell` is a path drawn at every place. */
  repeat(columns, rows, [x, y], [dx, dy], cell, look) {
    let d = '';
    // a closed cell ends where it began, and the next is said from there
    const closed = cell.endsWith('z') && dx * columns < 400;
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        d += closed && column > 0 ? `m${fine(dx)} 0${cell}` : `M${fine(x + column * dx)} ${fine(y + row * dy)}${cell}`;
    this.path(d, look);
  }
}
