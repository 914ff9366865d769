/** Rooms in which the provider is asked for something, on either site. */
import type { AppDeps } from './app-deps.ts';
import { getContact } from './modules/account/index.ts';
import { commentRoom } from './modules/comment/index.ts';
import { findOwnDesignOrder, listOrderSkus } from './modules/design-order/index.ts';
import { feedbackRoom } from './modules/feedback/index.ts';
import { requirementRoom } from './modules/requirement/index.ts';
import { serviceOrderRoom } from './modules/service-order/index.ts';
import type { Db } from './platform/db/database.ts';
import type { OpenRoom } from './platform/room.ts';

export const phoneOf = async (db: Db, accountNo: string): Promise<string> => (await getContact(db, accountNo)).contactPhone;

/** What is asked of the provider, on either site. */
export const requirements = (): OpenRoom => requirementRoom({ phoneOf });

/** Services ordered of the provider, on either site. */
export const serviceOrders = ({ files }: AppDeps): OpenRoom => serviceOrderRoom({ files, findDesignOrder: findOwnDesignOrder, listDesignSkus: listOrderSkus });

/** What buyers say of what they received, on either site. */
export const comments = ({ files }: AppDeps): OpenRoom => commentRoom({ files });

/** What is complained of and suggested, on either site. */
export const feedbacks = ({ files }: AppDeps): OpenRoom => feedbackRoom({ phoneOf, files });
