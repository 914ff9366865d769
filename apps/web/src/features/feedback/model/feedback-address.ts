/** Where feedback is written and read: a tab each. */
import { definePageQuery } from '../../../lib/address-bar/page-query.ts';
import { oneOf, page, size } from '../../../lib/address-bar/page-words.ts';

export const feedbackAddress = definePageQuery('/aboutUs/contactUs', { tab: oneOf(['write', 'history']), page, size: size(10) });
