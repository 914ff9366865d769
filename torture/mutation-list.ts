/** The defences that are switched off one by one, and what must notice; a file a topic. */
import { accessMutations } from './mutations/access.ts';
import { databaseMutations } from './mutations/database.ts';
import { filesMutations } from './mutations/files.ts';
import { limitsMutations } from './mutations/limits.ts';
import { memoryMutations } from './mutations/memory.ts';
import { moneyMutations } from './mutations/money.ts';
import { pagesMutations } from './mutations/pages.ts';
import { wireMutations } from './mutations/wire.ts';
import type { Mutation } from './mutations/mutation.ts';

export const mutations: readonly Mutation[] = [
  ...accessMutations,
  ...limitsMutations,
  ...wireMutations,
  ...databaseMutations,
  ...filesMutations,
  ...memoryMutations,
  ...moneyMutations,
  ...pagesMutations,
];
