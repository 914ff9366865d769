import { redirect } from 'react-router';
import { calculatorPath } from '../../../features/calculator/index.ts';

/** The address of no calculator leads to the first. */
export const loader = () => redirect(calculatorPath('aVideoCapacity'));
