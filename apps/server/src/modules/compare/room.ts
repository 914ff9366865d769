import { defineRoom } from '../../platform/room.ts';
import { addAllCompared, addCompared, clearCompared, deleteCompared, listCompared } from './change-list.ts';
import { compareDirectly, compareSent } from './compare-directly.ts';

export const compareRoom = defineRoom({
  name: 'compare',
  open: () => ({}),
  operations: [listCompared, addCompared, deleteCompared, clearCompared, addAllCompared, compareDirectly, compareSent],
});
