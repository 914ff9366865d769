/** The address of the favourites ↔ what is asked of the server. */
import { definePageQuery } from '@portal/client/page-query';
import { page, size } from '@portal/client/page-words';
import { FAVORITES_PATH, PROJECTS_PATH, VIDEOS_PATH } from './favorites-paths.ts';

export const favoritesAddress = definePageQuery(FAVORITES_PATH, { page, size: size(10) });
export const projectsAddress = definePageQuery(PROJECTS_PATH, { page, size: size(10) });
export const videosAddress = definePageQuery(VIDEOS_PATH, { page, size: size(10) });
