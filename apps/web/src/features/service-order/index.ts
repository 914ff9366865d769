/** Front door of service orders: ordered by kind, followed, taken back. */
export { CancelService } from './components/cancel-service.tsx';
export { ServiceForm } from './components/service-form.tsx';
export { ServiceOrderFacts } from './components/service-order-facts.tsx';
export { serviceOrderRecord } from './components/service-order-record.tsx';
export { ServiceSteps } from './components/service-steps.tsx';
export { ServiceTag } from './components/service-tag.tsx';
export { ShareUpload } from './components/share-upload.tsx';
export { eachOnce } from './model/known-models.ts';
export { SERVICE_PATHS, serviceOrderHref, serviceOrdersAddress, shareUploadHref, type ServiceOrdersQuery } from './model/service-address.ts';
