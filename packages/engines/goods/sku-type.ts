/** What a design-order line is: the provider's own product, one the user defined, or software. Source: GOODS-3. */
export const SkuType = { Normal: 0, SelfDefined: 1, Software: 2 } as const;
export type SkuType = (typeof SkuType)[keyof typeof SkuType];

/** Whether a model is on sale; a deactivated one stays in lists under a mask. Source: GOODS-2. */
export const SkuStatus = { Active: 0, Deactivated: 1 } as const;
export type SkuStatus = (typeof SkuStatus)[keyof typeof SkuStatus];
