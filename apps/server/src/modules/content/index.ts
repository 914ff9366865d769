/** Front door of what the provider publishes. */
export { insertContent, type NewContent } from './insert-content.ts';
export { isContentFileOut } from './content-files.ts';
export { withdrawReported } from './desk-content.ts';
export { findDeskRow as findPublished } from './desk-store.ts';
export { isPromotionPictureOut } from './desk-promotions.ts';
export { contentRoom } from './room.ts';
export { createContentSuggester } from './suggest-content.ts';
export { insertSales, isPromoted, listSalesFrom } from './sale-store.ts';
export { CLUES_MAX, getContentVersion, insertClues, insertIndustries, insertPromotions, listCards, listClues, listContentPictures, listOut } from './store.ts';
