export { AppError, errorCatalogue, type CatalogueEntry, type ErrorName } from './errors.ts';
export {
  defineEndpoint,
  type BodyInputOf,
  type BodyOf,
  type CallInput,
  type DataOf,
  type Endpoint,
  type Limit,
  type ParamsOf,
  type QueryInputOf,
  type QueryOf,
  type Site,
  actingFor,
  IDENTITY_HEADER,
} from './endpoint.ts';
export { envelopeOf, failureEnvelope, type Envelope } from './envelope.ts';
export {
  foldsShort,
  INTEGER_MAX,
  isVisible,
  KEYWORD_MAX,
  keywordQuery,
  PAGE_NUMBER_MAX,
  PAGE_SIZES,
  pagingQuery,
  plainText,
  rate,
  recordId,
  yuan,
} from './fields.ts';
