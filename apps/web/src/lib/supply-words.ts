/** What a dealer has of a model and in how many days: `经销商库存 7 台 · 3 天供货`; '' where it says nothing. */
export const supplyWords = ({ stockTotal, leadDays, unit = '' }: { stockTotal: number | null; leadDays: number | null; unit?: string }): string =>
  [stockTotal === null ? '' : `经销商库存 ${stockTotal} ${unit}`.trimEnd(), leadDays === null ? '' : leadDays === 0 ? '当天供货' : `${leadDays} 天供货`]
    .filter((one) => one !== '')
    // a line ends between the two, never within one
    .map((one) => one.replaceAll(' ', '\u00a0'))
    .join(' · ');
