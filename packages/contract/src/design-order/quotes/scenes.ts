/** Where a project stands: the fixed table behind the order dialog's scene field (DESIGN-3). */
export const SCENES = [
  { sceneId: 'home', sceneName: '家庭' },
  { sceneId: 'shop', sceneName: '商铺' },
  { sceneId: 'office', sceneName: '办公' },
  { sceneId: 'school', sceneName: '学校' },
  { sceneId: 'campus', sceneName: '园区' },
  { sceneId: 'parking', sceneName: '停车场' },
  { sceneId: 'site', sceneName: '工地' },
  { sceneId: 'factory', sceneName: '工厂' },
  { sceneId: 'hospital', sceneName: '医院' },
  { sceneId: 'hotel', sceneName: '酒店' },
  { sceneId: 'community', sceneName: '社区' },
  { sceneId: 'warehouse', sceneName: '仓库' },
] as const;

/** Name of a scene; null for an id that stands for none. */
export const findSceneName = (sceneId: string): string | null => SCENES.find((scene) => scene.sceneId === sceneId)?.sceneName ?? null;
