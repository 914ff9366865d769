/** The addresses of the lists ↔ what is asked of the server. */
import { definePageQuery, type PageQueryOf } from '@portal/client/page-query';
import { page, recordNumber, size, text } from '@portal/client/page-words';

const INDUSTRY_MAX = 1_000_000;
const TAG_MAX = 20;

const words = { oneIndustryId: recordNumber(INDUSTRY_MAX), tag: text(TAG_MAX), page, size: size(20) };

export const solutionsAddress = definePageQuery('/solution', words);
export const casesAddress = definePageQuery('/cases', words);
export const articlesAddress = definePageQuery('/information/newsArticles', words);
export const materialsAddress = definePageQuery('/information/materials', { categoryId: recordNumber(INDUSTRY_MAX), page, size: size(20) });
export type ListedQuery = PageQueryOf<typeof solutionsAddress>;

/** A list among search engines: an industry is a page of its own, what else narrows it or turns its pages is not (GOODS-30). */
export const canonicalListed =
  ({ read, href }: typeof solutionsAddress) =>
  (search: URLSearchParams): string =>
    href({ ...read(new URLSearchParams()), oneIndustryId: read(search).oneIndustryId });
