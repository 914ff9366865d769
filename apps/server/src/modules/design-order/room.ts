import type { Serve } from '../../platform/http/serve.ts';
import { createWorkerPool } from '../../platform/render/worker-pool.ts';
import { getListCheck } from './check/get-list-check.ts';
import { saveListCheck } from './check/save-list-check.ts';
import type { DesignOrderNeeds, DesignOrderRoom } from './needs.ts';
import { addDesignProduct } from './orders/add-design-product.ts';
import { generateOrder } from './orders/generate-order.ts';
import { getDesignOrder } from './orders/get-design-order.ts';
import { joinOrder } from './orders/join-order.ts';
import { listDesignOrders } from './orders/list-design-orders.ts';
import { listScenes } from './orders/list-scenes.ts';
import { removeDesignOrder } from './orders/remove-design-order.ts';
import { removeDesignProduct } from './orders/remove-design-product.ts';
import { restoreDesignOrder } from './orders/restore-design-order.ts';
import { exportDesignOrder } from './quotation/export-design-order.ts';
import { getQuotation } from './quotation/get-quotation.ts';
import type { RenderTask } from './quotation/render-worker.ts';
import { saveQuotation } from './quotation/save-quotation.ts';
import { addSelection } from './selection/add-selection.ts';
import { getSelectionRevision } from './selection/get-selection-revision.ts';
import { getSelection } from './selection/get-selection.ts';
import { removeSelection } from './selection/remove-selection.ts';
import { saveSelection } from './selection/save-selection.ts';

export function designOrderRoutes(serve: Serve, needs: DesignOrderNeeds): void {
  // one thread keeps the fonts warm and leaves the other core to answering; it ends by itself when idle
  const renderer = createWorkerPool<RenderTask, Uint8Array>(new URL('./quotation/render-worker.ts', import.meta.url), {
    threads: 1,
    waitingPerKey: 30,
    waiting: 200,
  });
  const room: DesignOrderRoom = { ...needs, renderer };
  serve(getSelection, room);
  serve(getSelectionRevision, room);
  serve(addSelection, room);
  serve(saveSelection, room);
  serve(removeSelection, room);
  serve(generateOrder, room);
  serve(joinOrder, room);
  serve(addDesignProduct, room);
  serve(removeDesignProduct, room);
  serve(listDesignOrders, room);
  serve(getDesignOrder, room);
  serve(removeDesignOrder, room);
  serve(restoreDesignOrder, room);
  serve(listScenes, room);
  serve(getListCheck, room);
  serve(saveListCheck, room);
  serve(getQuotation, room);
  serve(saveQuotation, room);
  serve(exportDesignOrder, room);
}
