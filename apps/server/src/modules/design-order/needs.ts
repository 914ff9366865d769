import type { ImportsNeeds } from './imports/needs.ts';
import type { PlacedNeeds } from './lines/placed.ts';
import type { QuotationNeeds } from './quotation/needs.ts';
import type { QuotesNeeds } from './quotes/lines-taken.ts';

/** What design orders need from outside. */
export interface DesignOrderNeeds extends QuotesNeeds, QuotationNeeds, ImportsNeeds, PlacedNeeds {}
