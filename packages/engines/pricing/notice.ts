/** What an edit had to change in the wish. `text` is Chinese, from `pricingCopy`. */
export interface Notice {
  code: 'rateLocked' | 'rateCapped' | 'ratePriceCapped' | 'quantityCapped' | 'quantityRaised' | 'quantityNotWhole' | 'notFigure' | 'twoDecimals';
  text: string;
}

/** A line after an edit, and what the user should be told; null when the wish was taken as it was or an empty box was filled. */
export interface LineEdit<L> {
  line: L;
  notice: Notice | null;
}
