import { defineRoom } from '../../../../platform/room.ts';
import { createSheetPool } from '../../../../platform/sheet/sheet-pool.ts';
import { importGoods } from './import-goods.ts';
import { getGoodsImportProgress, getGoodsImportTemplate, listGoodsImports } from './list-goods-imports.ts';
import type { CatalogDeskNeeds, CatalogDeskRoom } from './needs.ts';
import { undoGoodsImport } from './undo-goods-import.ts';

/** What the console serves of the goods: loading them. */
export const catalogDeskRoom = defineRoom({
  name: 'catalog',
  open: (needs: CatalogDeskNeeds): CatalogDeskRoom => ({ ...needs, sheets: createSheetPool(), running: undefined }),
  operations: [listGoodsImports, importGoods, getGoodsImportTemplate, getGoodsImportProgress, undoGoodsImport],
});
