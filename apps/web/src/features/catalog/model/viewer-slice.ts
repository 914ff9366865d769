/** Small pictures under the large one at a time (GOODS-20). */
export const VIEWER_SLICE = 7;

/** The slice in which the picture at this place stands. */
export function sliceAt<Picture>(pictures: readonly Picture[], at: number): readonly Picture[] {
  const first = Math.floor(at / VIEWER_SLICE) * VIEWER_SLICE;
  return pictures.slice(first, first + VIEWER_SLICE);
}
