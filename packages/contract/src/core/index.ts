export { AppError, defineError, errorDataOf, type ErrorData, type ErrorDefinition, type SpeakingError } from './define-error.ts';
export {
  addressTooLong,
  badRequest,
  bodyTooLarge,
  crossSite,
  enterpriseFrozen,
  doorErrors,
  forbidden,
  headersTooLarge,
  idempotencyKeyInvalid,
  idempotencyKeyReused,
  identityChanged,
  identityMissing,
  internal,
  methodNotAllowed,
  notFound,
  notSignedIn,
  requestTimeout,
  tooManyRequests,
  unavailable,
  unsupportedMediaType,
  type DoorError,
} from './errors.ts';
export {
  defineEndpoint,
  everyPathOf,
  type BodyInputOf,
  type BodyOf,
  type ParsedCall,
  type DataOf,
  type Endpoint,
  type ParamsOf,
  type QueryInputOf,
  type QueryOf,
  type Site,
  actingFor,
  IDENTITY_HEADER,
  READING_QUOTAS,
  type ReadingQuota,
} from './endpoint.ts';
export { idempotencyKeyMissing } from './missing-key.ts';
export { envelopeOf, failureEnvelope, Fallback, type Reading, type Envelope } from './envelope.ts';
export { DAY_FIRST, DAY_LAST, INTEGER_MAX, KEYWORD_MAX, lengthUpTo, NAME_UNREADABLE, PAGE_NUMBER_MAX, PAGE_SIZES, UNREADABLE, YUAN_MAX } from './limits.ts';
export { isNameText, isVisible, stripBlanks, unturned } from './seen-text.ts';
export { guestCopy } from './guest-copy.ts';
export { formCopy } from './form-copy.ts';
