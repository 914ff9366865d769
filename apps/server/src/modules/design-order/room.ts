import { createWorkerPool } from '../../platform/render/worker-pool.ts';
import { defineRoom } from '../../platform/room.ts';
import { getListCheck } from './check/get-list-check.ts';
import { saveListCheck } from './check/save-list-check.ts';
import type { ImportsRoom } from './imports/needs.ts';
import { readListFile } from './imports/read-list-file.ts';
import { takeListFile } from './imports/take-list-file.ts';
import type { DesignOrderNeeds } from './needs.ts';
import { addDesignProduct } from './quotes/add-design-product.ts';
import { addOrderToCart } from './quotes/add-order-to-cart.ts';
import { copyDesignOrder } from './quotes/copy-design-order.ts';
import { generateOrder } from './quotes/generate-order.ts';
import { getDesignOrder, getDesignOrderRevision } from './quotes/get-design-order.ts';
import { getOrderMargin } from './quotes/get-order-margin.ts';
import { joinOrder } from './quotes/join-order.ts';
import { listDesignOrders } from './quotes/list-design-orders.ts';
import { listCustomerChoices } from './quotes/list-customer-choices.ts';
import { listScenes } from './quotes/list-scenes.ts';
import { removeDesignOrder } from './quotes/remove-design-order.ts';
import { removeDesignProduct } from './quotes/remove-design-product.ts';
import { restoreDesignOrder } from './quotes/restore-design-order.ts';
import { updateDesignProduct } from './quotes/update-design-product.ts';
import { saveOrderFees } from './quotes/save-order-fees.ts';
import { exportDesignOrder } from './quotation/export-design-order.ts';
import { getQuotation } from './quotation/get-quotation.ts';
import type { QuotationRoom } from './quotation/needs.ts';
import { saveQuotation } from './quotation/save-quotation.ts';
import { addSelection } from './selection/add-selection.ts';
import { getReminders } from './selection/get-reminders.ts';
import { getSelectionPieces } from './selection/get-selection-pieces.ts';
import { getSelectionRevision } from './selection/get-selection-revision.ts';
import { getSelection, listSelectedProducts } from './selection/get-selection.ts';
import { matchModels } from './selection/match-models.ts';
import { removeSelection } from './selection/remove-selection.ts';
import { saveSelection } from './selection/save-selection.ts';
import { createShare, listShares, markChange, revokeShare } from './shares/own-shares.ts';
import { answerQuote, openQuote } from './shares/quote.ts';
import { compareVersions } from './versions/compare-versions.ts';
import { keepQuoted } from './versions/keep-quoted.ts';
import { getPriceComparison, keepQuotedPrices, takeTodaysPrices } from './versions/order-prices.ts';
import { bringBackVersion, listVersions, removeVersion, renameVersion, saveVersion } from './versions/own-versions.ts';
import { restoreVersion } from './versions/restore-version.ts';

export const designOrderRoom = defineRoom({
  name: 'design-order',
  open: (needs: DesignOrderNeeds): DesignOrderNeeds & QuotationRoom & ImportsRoom => ({
    ...needs,
    onNumbered: keepQuoted,
    lists: createWorkerPool(new URL('./imports/list-worker.ts', import.meta.url), { processes: 1, waitingPerKey: 10, waiting: 100 }),
    // one process keeps the fonts warm and leaves the other core to answering; it ends by itself when idle
    renderer: createWorkerPool(new URL('./quotation/render-worker.ts', import.meta.url), { processes: 1, waitingPerKey: 30, waiting: 200 }),
  }),
  operations: [
    getSelection,
    listSelectedProducts,
    getReminders,
    getSelectionPieces,
    getSelectionRevision,
    addSelection,
    saveSelection,
    matchModels,
    removeSelection,
    generateOrder,
    joinOrder,
    addDesignProduct,
    addOrderToCart,
    removeDesignProduct,
    updateDesignProduct,
    copyDesignOrder,
    listDesignOrders,
    getDesignOrder,
    getDesignOrderRevision,
    removeDesignOrder,
    restoreDesignOrder,
    saveOrderFees,
    getOrderMargin,
    listScenes,
    listCustomerChoices,
    getListCheck,
    saveListCheck,
    getQuotation,
    saveQuotation,
    exportDesignOrder,
    listVersions,
    saveVersion,
    renameVersion,
    removeVersion,
    bringBackVersion,
    compareVersions,
    restoreVersion,
    getPriceComparison,
    takeTodaysPrices,
    keepQuotedPrices,
    listShares,
    createShare,
    revokeShare,
    markChange,
    openQuote,
    answerQuote,
    readListFile,
    takeListFile,
  ],
});
