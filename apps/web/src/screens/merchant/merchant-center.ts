import { redirect } from 'react-router';

/** /merchantCenter leads to its first room. */
export const loader = () => redirect('/merchantCenter/staff');
