import * as contract from '@portal/contract/design-order';
import type { Serve } from '../../platform/http/serve.ts';
import { createWorkerPool } from '../../platform/render/worker-pool.ts';
import { getListCheck } from './check/get-list-check.ts';
import { saveListCheck } from './check/save-list-check.ts';
import { addDesignProduct } from './orders/add-design-product.ts';
import { generateOrder } from './orders/generate-order.ts';
import { getDesignOrder, type FindParty } from './orders/get-design-order.ts';
import { joinOrder } from './orders/join-order.ts';
import { listDesignOrders } from './orders/list-design-orders.ts';
import { listScenes } from './orders/list-scenes.ts';
import { removeDesignOrder } from './orders/remove-design-order.ts';
import { restoreDesignOrder } from './orders/restore-design-order.ts';
import { exportDesignOrder } from './quotation/export-design-order.ts';
import type { RenderTask } from './quotation/render-worker.ts';
import { addSelection } from './selection/add-selection.ts';
import { getSelection } from './selection/get-selection.ts';
import { removeSelection } from './selection/remove-selection.ts';
import { saveSelection } from './selection/save-selection.ts';

export interface DesignOrderDeps {
  settings: {
    providerBrand: string;
    /** Goods and prices are invented: quotations say so. */
    demo?: boolean;
  };
  designOrder?: { findParty?: FindParty };
}

const nameless: FindParty = async () => ({ companyName: '', contactName: '' });

export function designOrderRoutes(serve: Serve, deps: DesignOrderDeps): void {
  const findParty = deps.designOrder?.findParty ?? nameless;
  serve(contract.getSelection, getSelection);
  serve(contract.addSelection, addSelection);
  serve(contract.saveSelection, saveSelection);
  serve(contract.removeSelection, removeSelection);
  serve(contract.generateOrder, generateOrder);
  serve(contract.joinOrder, joinOrder);
  serve(contract.addDesignProduct, addDesignProduct(findParty));
  serve(contract.listDesignOrders, listDesignOrders);
  serve(contract.getDesignOrder, getDesignOrder(findParty));
  serve(contract.removeDesignOrder, removeDesignOrder);
  serve(contract.restoreDesignOrder, restoreDesignOrder);
  serve(contract.listScenes, listScenes);
  serve(contract.getListCheck, getListCheck);
  serve(contract.saveListCheck, saveListCheck);
  // one thread keeps the fonts warm and leaves the other core to answering; it ends by itself when idle
  const renderer = createWorkerPool<RenderTask, Uint8Array>(new URL('./quotation/render-worker.ts', import.meta.url), { threads: 1, maxQueue: 64 });
  serve(contract.exportDesignOrder, exportDesignOrder(renderer, findParty, { demo: deps.settings.demo === true }));
}
