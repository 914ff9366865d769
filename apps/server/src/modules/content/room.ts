import { defineRoom } from '../../platform/room.ts';
import { getDeskContent, listDeskContent, listDeskIndustries, readContentFile, saveDeskContent, stepDeskContent, uploadContentFile } from './desk-content.ts';
import {
  listDeskPromotions,
  moveDeskPromotion,
  readPromotionPicture,
  saveDeskPromotion,
  uploadPromotionPicture,
  withdrawDeskPromotion,
} from './desk-promotions.ts';
import { downloadContentFile } from './download-content-file.ts';
import { getContentDetail } from './get-content-detail.ts';
import { listContent, listContentOf, listPromotions, listRecommendedContent, listSolutionClasses } from './list-content.ts';
import { getSale, listSales } from './list-sales.ts';
import { listMarqueeClues } from './list-marquee-clues.ts';
import { downloadFile, listFileCategories, listFiles } from './materials.ts';
import { openContent } from './on-every-page.ts';
import { searchContent } from './search-content.ts';

export const contentRoom = defineRoom({
  name: 'content',
  open: openContent,
  operations: [
    listMarqueeClues,
    listSolutionClasses,
    listContent,
    getContentDetail,
    downloadContentFile,
    searchContent,
    listContentOf,
    listRecommendedContent,
    listPromotions,
    listSales,
    getSale,
    listFileCategories,
    listFiles,
    downloadFile,
    listDeskContent,
    listDeskIndustries,
    getDeskContent,
    saveDeskContent,
    uploadContentFile,
    readContentFile,
    stepDeskContent,
    listDeskPromotions,
    uploadPromotionPicture,
    readPromotionPicture,
    saveDeskPromotion,
    withdrawDeskPromotion,
    moveDeskPromotion,
  ],
});
