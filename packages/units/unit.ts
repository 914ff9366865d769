/**
 * A number that wears its unit in the type and nothing at run time. A plain number may enter (literals, what a schema
 * parsed), but a number of one unit never passes for another: fen for yuan, watts for millimetres.
 * When the unit must be earned by a conversion, use a brand as `Fen` does.
 */
export type Unit<Name extends string> = number & { readonly unit?: Name };
