/** Calls about a first-level dealer's customers (DEALER-20). *Ours.* Each is about the dealer that acts, never about one that is named. */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { Customer, CustomerQuery } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/dealer-customer';

/** Who may order from this dealer, by name, in pages. */
export const listBoundCustomers = defineEndpoint({
  name: 'listBoundCustomers',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '绑定本店的客户',
  access: 'seesOffers',
  idempotency: 'read',
  query: CustomerQuery,
  data: z.array(Customer),
  counted: true,
});
