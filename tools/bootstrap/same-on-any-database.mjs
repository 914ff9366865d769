/**
 * Server tests that open a database and say nothing new on another one: their statements are those of the file named beside them, which runs
 * there, and what they ask is how much, how often or on what paper. Nothing that two do at once, locks, plans or the catalogue of the system
 * is left out (`bootstrap.test.ts`). All of them: `npm run torture -- postgres`.
 */
const rooms = 'apps/server/src/modules';
const contractWalk = 'apps/server/src/contract-walk.test.ts';

export const sameOnAnyDatabase = {
  // 144 texts typed into one search
  [`${rooms}/catalog/search/found-models.test.ts`]: `${rooms}/catalog/search/search.test.ts`,
  [`${rooms}/design-order/selection/found-model.test.ts`]: `${rooms}/design-order/selection/selection.test.ts`,
  // what a caller claims is judged before it is stored
  [`${rooms}/design-order/selection/tampered-claims.test.ts`]: `${rooms}/design-order/selection/selection.test.ts`,
  [`${rooms}/recommend/hostile-inputs.test.ts`]: `${rooms}/recommend/recommend.test.ts`,
  // xlsx and PDF of lines that are read as for the customer's copy
  [`${rooms}/design-order/quotation/quotation.test.ts`]: `${rooms}/design-order/quotation/customer-copy.test.ts`,
  // every camera, and any list on any road
  [`${rooms}/recommend/bracket-road.test.ts`]: `${rooms}/recommend/recommend.test.ts`,
  [`${rooms}/recommend/whole-road.test.ts`]: `${rooms}/recommend/apply-recommendation.test.ts`,
  [`${rooms}/catalog/model-pictures.test.ts`]: `${rooms}/catalog/catalog.test.ts`,
  // headers, encodings and figures of the server
  'apps/server/src/platform/http/compression.test.ts': contractWalk,
  'apps/server/src/platform/http/privacy.test.ts': contractWalk,
  'apps/server/src/start/metrics-door.test.ts': contractWalk,
  // how embedded ones are lent
  'apps/server/testkit/lent-database.test.ts': contractWalk,
  // half of it is the data folder
  'apps/server/src/commands/import-command.test.ts': `${rooms}/catalog/import/import-catalog.test.ts`,
};
