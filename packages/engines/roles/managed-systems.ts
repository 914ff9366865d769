/** Of the systems a platform says it manages, in the catalogue's words, the one of cameras: only its points are for them. */
export const MANAGED_VIDEO = '视频';
