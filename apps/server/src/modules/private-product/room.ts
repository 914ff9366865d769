import { defineRoom } from '../../platform/room.ts';
import { createSheetPool } from '../../platform/sheet/sheet-pool.ts';
import { addPrivateProduct, deletePrivateProducts, editPrivateProduct, restorePrivateProducts } from './change-private-products.ts';
import { exportPrivateProducts, getPrivateTemplate } from './export-private-products.ts';
import { exportWrongRows } from './export-wrong-rows.ts';
import { importPrivateProducts } from './import-private-products.ts';
import {
  checkPrivateProduct,
  getPrivateProduct,
  listDistributionOrders,
  listPrivateBrands,
  listPrivateCategories,
  listPrivateProducts,
  readPrivatePicture,
} from './list-private-products.ts';
import type { PrivateProductNeeds, PrivateProductRoom } from './needs.ts';

export const privateProductRoom = defineRoom({
  name: 'private-product',
  open: (needs: PrivateProductNeeds): PrivateProductRoom => ({
    ...needs,
    sheets: createSheetPool(),
  }),
  operations: [
    checkPrivateProduct,
    listPrivateProducts,
    listDistributionOrders,
    getPrivateProduct,
    listPrivateCategories,
    listPrivateBrands,
    addPrivateProduct,
    editPrivateProduct,
    deletePrivateProducts,
    restorePrivateProducts,
    exportPrivateProducts,
    getPrivateTemplate,
    importPrivateProducts,
    exportWrongRows,
    readPrivatePicture,
  ],
});
