import * as contract from '@portal/contract/design-order';
import type { Serve } from '../../platform/http/serve.ts';
import { createWorkerPool } from '../../platform/render/worker-pool.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { getListCheck } from './check/get-list-check.ts';
import { saveListCheck } from './check/save-list-check.ts';
import { addDesignProduct } from './orders/add-design-product.ts';
import { generateOrder } from './orders/generate-order.ts';
import { getDesignOrder, type FindParty } from './orders/get-design-order.ts';
import { joinOrder } from './orders/join-order.ts';
import type { OnLinesTaken } from './orders/lines-taken.ts';
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

export interface DesignOrderDeps {
  /** Where signs of enterprises rest. */
  files: FileStore;
  settings: {
    providerBrand: string;
    /** Goods and prices are invented: quotations say so. */
    demo?: boolean;
  };
  /** What higher rooms answer: who quotes, and what follows the list's lines into an order. */
  designOrder?: { findParty?: FindParty; onLinesTaken?: OnLinesTaken };
}

const nameless: FindParty = async () => ({ companyName: '', contactName: '', contactPhone: '' });
const nothingFollows: OnLinesTaken = async () => {};

export function designOrderRoutes(serve: Serve, deps: DesignOrderDeps): void {
  const findParty = deps.designOrder?.findParty ?? nameless;
  const onLinesTaken = deps.designOrder?.onLinesTaken ?? nothingFollows;
  serve(contract.getSelection, getSelection);
  serve(contract.getSelectionRevision, getSelectionRevision);
  serve(contract.addSelection, addSelection);
  serve(contract.saveSelection, saveSelection);
  serve(contract.removeSelection, removeSelection);
  serve(contract.generateOrder, generateOrder(onLinesTaken));
  serve(contract.joinOrder, joinOrder(onLinesTaken));
  serve(contract.addDesignProduct, addDesignProduct(findParty));
  serve(contract.removeDesignProduct, removeDesignProduct(findParty));
  serve(contract.listDesignOrders, listDesignOrders);
  serve(contract.getDesignOrder, getDesignOrder(findParty));
  serve(contract.removeDesignOrder, removeDesignOrder);
  serve(contract.restoreDesignOrder, restoreDesignOrder);
  serve(contract.listScenes, listScenes);
  serve(contract.getListCheck, getListCheck);
  serve(contract.saveListCheck, saveListCheck);
  serve(contract.getQuotation, getQuotation(findParty));
  serve(contract.saveQuotation, saveQuotation(findParty));
  // one thread keeps the fonts warm and leaves the other core to answering; it ends by itself when idle
  const renderer = createWorkerPool<RenderTask, Uint8Array>(new URL('./quotation/render-worker.ts', import.meta.url), {
    threads: 1,
    waitingPerKey: 30,
    waiting: 200,
  });
  serve(contract.exportDesignOrder, exportDesignOrder(renderer, findParty, { files: deps.files, demo: deps.settings.demo === true }));
}
