import type { LinksFunction } from 'react-router';
import calculatorStyles from '../../features/calculator/pictures.css?url';
import recommendStyles from '../../features/recommend/recommend.css?url';

/** The tools are shown with their own drawings, so that their sheets come along. */
export const homeLinks: LinksFunction = () => [
  { rel: 'stylesheet', href: recommendStyles },
  { rel: 'stylesheet', href: calculatorStyles },
];
