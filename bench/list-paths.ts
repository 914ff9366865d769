/** Addresses of product lists. */
const listPath = (query: Record<string, string>) => `/api-cloud-merchant-service/v1/goods/spu/page?${new URLSearchParams({ size: '20', ...query })}`;
const SORTS = [{}, { sort: 'price', order: 'asc' }, { sort: 'sumNo' }, { sort: 'gmtListed', order: 'asc' }];

/** More pages than the portal remembers, so that nearly every one runs its statement. */
export const COLD_PATHS = SORTS.flatMap((sort) =>
  Array.from({ length: 60 }, (_, category) =>
    Array.from({ length: 10 }, (__, page) => listPath({ page: String(page + 1), portalCatagoryId: String(100 + category), ...sort })),
  ).flat(),
);
/** What many people look at: few pages, which the portal remembers for some seconds. */
export const WARM_PATHS = COLD_PATHS.filter((_, at) => at % 20 === 0);
