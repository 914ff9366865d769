/**
 * Names under which the catalogue's accessory relation travels with a line that asks for a product: the models it names, best
 * first, and the families that fit. They are no attributes of a model, so nobody compares or says them.
 */
export const RELATED_MODELS = { models: 'skus', families: 'spus' } as const;

export const isRelationCode = (code: string): boolean => code === RELATED_MODELS.models || code === RELATED_MODELS.families;
