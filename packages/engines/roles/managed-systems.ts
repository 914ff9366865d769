/** Of the systems a platform says it manages, in the catalogue's words, the one of cameras: only its points are for them. */
export const MANAGED_VIDEO = '视频';
/** The same of gates for people: a platform of another system lets nobody through. */
export const MANAGED_GATES = '人员通道';
