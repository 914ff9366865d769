/** How a model must answer a wanted attribute. */
export type AttributeMatch =
  /** Sizes and classes: the same. */
  | 'equal'
  /** Capacities: as much or more; of ranked classes the same or a higher one. */
  | 'atLeast'
  /** What a device draws: as much or less. */
  | 'atMost'
  /** A setting within the range of the model, from the attribute itself to the one named in `to`; a model without that one has it only. */
  | 'span'
  /** Lists: every wanted entry is there. */
  | 'includes'
  /** Pieces in one: any will do, of larger ones fewer are taken (`packsOf`). */
  | 'pack'
  /** Read by the rules, but a matter of settings, not of the model: not asked. */
  | 'setting';

export interface AttributeRule {
  code: string;
  match: AttributeMatch;
  /** Classes from low to high, where the values are no numbers. */
  ranks?: readonly string[];
  /** The model's attribute that is looked at, where it is not the one of this name. */
  reads?: string;
  /** Of a span: the attribute that says where it ends. */
  to?: string;
  /** The high tier wants a reserve of it. */
  spare?: true;
  /** A model that does not say it may do, whatever the line asks. */
  isUnsaidFine?: true;
  /** More of it is no larger a device: "smallest sufficient" does not look at it, the price does. */
  isPlain?: true;
}

/** What a product is for. A role is a category with required attributes; a model of the catalogue plays it. */
export interface Role {
  /** As a designer reads it: `网络摄像机`. */
  name: string;
  /** What it is counted in: `台`. */
  unit: string;
  /** `dataId` of the second categories its models stand in. */
  categories: readonly string[];
  /** Played by models that name it alone: the rest of the category is for something else. */
  isNamed?: true;
  /** Attributes the rules read; capacities in the order in which "smallest sufficient" compares them. */
  attributes: readonly AttributeRule[];
  /** Numbers and classes whose higher value is the better model, most telling first: what the high tier looks at. */
  better?: readonly AttributeRule[];
  /** What a line that does not ask for it has no use for: PoE ports of a recorder whose cameras hang on switches. */
  idle?: readonly AttributeRule[];
}

export const size = (code: string): AttributeRule => ({ code, match: 'equal' });
export const capacity = (code: string): AttributeRule => ({ code, match: 'atLeast' });
export const enough = (code: string): AttributeRule => ({ code, match: 'atLeast', isPlain: true });
/** Of ranked classes the same or a higher one, and none is a larger device. */
export const enoughOf = (code: string, ranks: readonly string[]): AttributeRule => ({ code, match: 'atLeast', ranks, isPlain: true });
export const capacityWithSpare = (code: string): AttributeRule => ({ code, match: 'atLeast', spare: true });
export const ranked = (code: string, ranks: readonly string[]): AttributeRule => ({ code, match: 'atLeast', ranks });
/** The same, of a model that says it. */
export const sizeIfSaid = (code: string): AttributeRule => ({ code, match: 'equal', isUnsaidFine: true });
export const upTo = (code: string): AttributeRule => ({ code, match: 'atMost' });
export const span = (code: string, to: string): AttributeRule => ({ code, match: 'span', to });
/** At most so much of another attribute: a bound from above beside the one from below. */
export const upToOf = (code: string, reads: string): AttributeRule => ({ code, match: 'atMost', reads });
/** The same of ranked classes: of a higher one the streams would be more than those planned with. */
export const rankedUpToOf = (code: string, reads: string, ranks: readonly string[]): AttributeRule => ({ code, match: 'atMost', reads, ranks });
export const list = (code: string): AttributeRule => ({ code, match: 'includes' });
/** The same, of a model that says it. */
export const listIfSaid = (code: string): AttributeRule => ({ code, match: 'includes', isUnsaidFine: true });
/** The same or a higher class, of a model that says it; none is a larger device. */
export const enoughOfIfSaid = (code: string, ranks: readonly string[]): AttributeRule => ({ code, match: 'atLeast', ranks, isPlain: true, isUnsaidFine: true });
export const pack = (code: string): AttributeRule => ({ code, match: 'pack' });
export const setting = (code: string): AttributeRule => ({ code, match: 'setting' });
