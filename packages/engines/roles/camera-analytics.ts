/** What a camera tells apart by itself, from less to more; codes of the handbook. */
export const CAMERA_ANALYTICS: readonly string[] = ['people', 'faces'];

/** By the features its maker lists, in the catalogue's word: `人脸抓拍` → faces, `人车分类` → people and vehicles; null: it tells nothing apart, or does not say so. */
export function cameraAnalytics({ features }: Readonly<Record<string, unknown>>): string | null {
  if (!Array.isArray(features)) return null;
  if (features.includes('人脸抓拍')) return '人脸抓拍';
  return features.includes('人车分类') ? '人车分类' : null;
}
