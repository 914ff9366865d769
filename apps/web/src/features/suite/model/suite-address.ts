/** Addresses of suites: the list of them, and one. */
import { definePageQuery } from '@portal/client/page-query';
import { keyword, page, size } from '@portal/client/page-words';

export const SUITES_PATH = '/product/suit';

export const suitesAddress = definePageQuery(SUITES_PATH, { keyword, page, size: size(20) });

export const suiteHrefOf = (suitNo: string): string => `/product/suitDetail?id=${encodeURIComponent(suitNo)}`;
