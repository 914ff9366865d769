/** Front door of agreements on the pages: what one says. */
export { AgreementText } from './components/agreement-text.tsx';
export { ArticleSections } from './components/article-sections.tsx';
