import { UserType } from '@portal/engines/access';
import { expect, it } from 'vitest';
import { unboundWords } from './unbound-words.ts';

it.each([
  ['Person', '您还没有选择订货一级经销商，请先选择'],
  ['SecondLevel', '您还没有绑定一级经销商，请绑定后再采购'],
  ['SecondLevelStaff', '您还没有绑定一级经销商，请绑定后再采购。订货一级经销商由企业负责人绑定，请联系企业负责人。'],
  ['SalesStaff', '销售人员不直接订货，可在清单中选型并生成配单。'],
] as const)('%s without a dealer reads: %s (CART-9)', (name, words) => expect(unboundWords(UserType[name])).toBe(words));
