import { redirect } from 'react-router';

/** /aboutUs: who we are is one of the texts. */
export const loader = () => redirect('/aboutUs/staticContent?tab=aboutUs');
