/** Where feedback is written and read: a tab each. */
import { definePageQuery } from '@portal/client/page-query';
import { oneOf, page, size } from '@portal/client/page-words';

export const feedbackAddress = definePageQuery('/aboutUs/contactUs', { tab: oneOf(['write', 'history']), page, size: size(10) });
