export { designOrderCopy } from './copy.ts';
export {
  addSelection,
  exportDesignOrder,
  generateOrder,
  getDesignOrder,
  getSelection,
  joinOrder,
  listDesignOrders,
  listScenes,
  removeDesignOrder,
  removeSelection,
  restoreDesignOrder,
  saveSelection,
} from './endpoints.ts';
export { findSceneName, SCENES } from './scenes.ts';
export {
  AddSelection,
  DesignLine,
  DesignOrder,
  DesignOrderQuery,
  DesignOrderSummary,
  GenerateOrder,
  LINES_MAX,
  LineClaim,
  orderName,
  orderRemark,
  RemoveSelection,
  SaveSelection,
  Scene,
  Selection,
  Totals,
} from './shapes.ts';
