/** Administrative regions, four levels (FILE-3). */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';

export const Region = z.strictObject({
  code: z.string(),
  name: z.string(),
  hasNext: z.boolean(),
  /** 1 province, 2 city, 3 area, 4 street. */
  level: z.int().min(1).max(4),
  /** A development or management zone that people write in addresses without its being a county. */
  functional: z.boolean(),
});
export type Region = z.infer<typeof Region>;

const Place = z.strictObject({ code: z.string(), name: z.string() });

/** "Province-city data" of the older backend: all provinces in the order of their codes, each with its cities (FILE-3). */
export const listProvinceCities = defineEndpoint({
  name: 'listProvinceCities',
  method: 'GET',
  path: '/apiOrder/region/province-city',
  summary: '省市数据',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 60, windowMs: 60_000 },
  data: z.array(Place.extend({ cities: z.array(Place) })),
});

/** Region lookup, treeList: children of a region, by its code; provinces when no parent is named. A tree is read level by level. */
export const listRegions = defineEndpoint({
  name: 'listRegions',
  method: 'GET',
  path: '/api-base/v1/region/children',
  also: ['/api-system/v1/region/children', '/api-cloud-merchant-service/v1/region/treeList'],
  summary: '下级行政区划',
  access: 'everyone',
  idempotency: 'read',
  query: z.object({
    parentCode: z
      .string()
      .regex(/^\d{2,12}$/, { error: '区划代码不正确' })
      .optional(),
  }),
  data: z.array(Region),
});
