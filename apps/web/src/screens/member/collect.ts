import { redirect } from 'react-router';

/** /collect: what is kept is the favourites, and their page is here (FAVORITE-5). */
export const loader = () => redirect('/member/myFavorite');
