/** Where services are ordered, and where one's own service orders stand. */
import { definePageQuery, type PageQueryOf } from '@portal/client/page-query';
import { keyword, oneOf, page, size } from '@portal/client/page-words';
import { SERVICE_TYPES, SHOP_SERVICE_STATES, type ServiceType } from '@portal/contract/service-order';
import { serviceOrderStates } from '@portal/engines/states';

/** The page of each kind of service. */
export const SERVICE_PATHS: Readonly<Record<ServiceType, string>> = {
  install: '/service-center/install-service',
  repair: '/service-center/repair-application',
  move: '/service-center/move-machine',
  monitors: '/service-center/video-surveillance',
  'smart-lock': '/service-center/smart-lock',
  password: '/service-center/recovery-password',
};

export const serviceOrdersAddress = definePageQuery('/member/serveOrder', {
  state: oneOf(['all', ...serviceOrderStates.states]),
  serviceType: oneOf(['all', ...SERVICE_TYPES]),
  page,
  size: size(10),
});
export type ServiceOrdersQuery = PageQueryOf<typeof serviceOrdersAddress>;

/** Where a dealer has the services asked for its orders (SERVICE-14). */
export const shopServicesAddress = definePageQuery('/merchantCenter/services', {
  state: oneOf(['all', ...SHOP_SERVICE_STATES]),
  keyword,
  page,
  size: size(10),
});
export type ShopServicesQuery = PageQueryOf<typeof shopServicesAddress>;

/** What the server is asked for by such an address. */
export const shopServicesAsked = ({ state, ...rest }: ShopServicesQuery) => ({ ...rest, state: state === 'all' ? ('' as const) : state });

/** Where an installation is asked for an order, or for a design order (SERVICE-11). */
export const installHref = ({ shopOrderNo, designOrderId }: { shopOrderNo?: string; designOrderId?: string }): string =>
  `${SERVICE_PATHS.install}?${new URLSearchParams({ ...(shopOrderNo && { order: shopOrderNo }), ...(designOrderId && { designOrder: designOrderId }) }).toString()}`;

/** What an address says a service is asked for; '' of what it does not. */
export function askedForIn(search: URLSearchParams): { shopOrderNo: string; designOrderId: string } {
  const idOf = (name: string) => /^[\w-]{1,40}$/.exec(search.get(name) ?? '')?.[0] ?? '';
  return { shopOrderNo: idOf('order'), designOrderId: idOf('designOrder') };
}

export const serviceOrderHref = (id: string): string => `${serviceOrdersAddress.path}/details?id=${id}`;
export const shareUploadHref = (id: string): string => `${SERVICE_PATHS.password}/shareUpload?id=${id}`;
