import { defineRoom } from '../../platform/room.ts';
import { assignCustomers, listCustomerStaff } from './assign-customers.ts';
import { explainCustomerPrice, listGroupPrices, saveGroupPrice } from './group-prices.ts';
import { listBoundCustomers } from './list-bound-customers.ts';
import { addPricingGroup, deletePricingGroup, listPricingGroups, moveCustomers, updatePricingGroup } from './pricing-groups.ts';

export const customerRoom = defineRoom({
  name: 'customer',
  open: () => ({}),
  operations: [
    listBoundCustomers,
    listCustomerStaff,
    assignCustomers,
    listPricingGroups,
    addPricingGroup,
    updatePricingGroup,
    deletePricingGroup,
    moveCustomers,
    listGroupPrices,
    saveGroupPrice,
    explainCustomerPrice,
  ],
});
