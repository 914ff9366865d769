/** Calls about a first-level dealer's customers (DEALER-20). *Ours.* Each is about the dealer that acts, never about one that is named. */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { noSuchStaff, notYourCustomer } from './errors.ts';
import { Customer, CustomerAssignment, CustomerQuery, CustomerStaff } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/dealer-customer';

/** Who may order from this dealer, by name, in pages; to staff who see their own customers alone those. */
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

/** The dealer's people by name, with how many customers each looks after. */
export const listCustomerStaff = defineEndpoint({
  name: 'listCustomerStaff',
  method: 'GET',
  path: `${BASE}/staff`,
  summary: '可分配客户的员工',
  access: 'assignsCustomers',
  idempotency: 'read',
  data: z.array(CustomerStaff),
});

/** Customers are looked after by this one of the dealer's people from then on, and by nobody else; all of them or none. */
export const assignCustomers = defineEndpoint({
  name: 'assignCustomers',
  method: 'POST',
  path: `${BASE}/assign`,
  summary: '把客户分配给员工',
  access: 'assignsCustomers',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: CustomerAssignment,
  data: z.null(),
  outcomes: [noSuchStaff, notYourCustomer],
});
