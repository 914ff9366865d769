/** Front door of service orders: ordered by kind, followed, taken back. */
export { AskedServices, ServicesLater } from './components/asked-services.tsx';
export { AnswerService } from './components/answer-service.tsx';
export { CancelService } from './components/cancel-service.tsx';
export { PresentService } from './components/present-service.tsx';
export { ServiceForm } from './components/service-form.tsx';
export { ServiceOrderFacts } from './components/service-order-facts.tsx';
export { serviceOrderRecord } from './components/service-order-record.tsx';
export { ServiceSteps } from './components/service-steps.tsx';
export { ServiceTag } from './components/service-tag.tsx';
export { ShopServiceList } from './components/shop-service-list.tsx';
export { ShareUpload } from './components/share-upload.tsx';
export { goodsOfDesignOrder, goodsOfOrder } from './model/asked-for.ts';
export { eachOnce, type ChoosableModel } from './model/known-models.ts';
export { beganFor, beganWith, isOwnPlace, type ServicePlace, type TypedService } from './model/typed-service.ts';
export {
  askedForIn,
  installHref,
  SERVICE_PATHS,
  serviceOrderHref,
  serviceOrdersAddress,
  shareUploadHref,
  shopServicesAddress,
  shopServicesAsked,
  type ServiceOrdersQuery,
} from './model/service-address.ts';
