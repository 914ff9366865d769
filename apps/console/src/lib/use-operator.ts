import type { OperatorInfo } from '@portal/contract/operator';
import { operatorMay, type OperatorAccess } from '@portal/engines/access';
import { useOutletContext } from 'react-router';

/** Who is signed in; every page of the frame has one. */
export const useOperator = (): OperatorInfo => useOutletContext<OperatorInfo>();

/** Whether whoever is signed in may; the server says the same by itself. */
export function useMay(access: OperatorAccess): boolean {
  return operatorMay(access, useOperator().role);
}
