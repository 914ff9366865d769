/** Whether a model can be had: at the dealer ordered from where that says it, else as the catalogue does. */
import type { ProductChoice } from '@portal/contract/product-choice';
import { supplyWords } from '../../../../lib/words/supply-words.ts';
import { stockWords } from '../../lines/components/model-list.tsx';

export const supplyOf = (choice: Pick<ProductChoice, 'stockTotal' | 'stockSource' | 'atDealer'>): string =>
  choice.atDealer ? supplyWords(choice.atDealer) : stockWords(choice);
