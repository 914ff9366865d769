import { redirect } from 'react-router';

/** /member/myFavorite opens on the goods, the only kind there is yet. */
export const loader = () => redirect('/member/myFavorite/shopFavorite');
