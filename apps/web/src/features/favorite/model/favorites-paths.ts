/** Where each kind of what is kept is listed. */
export const FAVORITES_PATH = '/member/myFavorite/shopFavorite';
export const PROJECTS_PATH = '/member/myFavorite/projectFavorite';
export const VIDEOS_PATH = '/member/myFavorite/videosFavorite';
