import * as contract from '@portal/contract/operator';
import { operation } from '../../platform/http/operation.ts';

export const getOperator = operation(contract.getOperator, async function getOperator({ caller }) {
  const { operatorNo, name, role } = caller.operator;
  return { operatorNo, name, role };
});
