import { redirect } from 'react-router';

/** /member/myFavorite opens on the goods. */
export const loader = () => redirect('/member/myFavorite/shopFavorite');
