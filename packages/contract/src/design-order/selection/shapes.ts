/** The selected-product list as it travels (DESIGN-4). */
import { z } from 'zod';
import { pieceCountOrNone, recordId } from '../../core/fields.ts';
import { INTEGER_MAX } from '../../core/limits.ts';
import { designOrderCopy } from '../lines/copy.ts';
import { LINES_MAX } from '../lines/limits.ts';
import { DesignLine, LineClaim, PieceList, servicesJoined, Totals } from '../lines/shapes.ts';

/** `revision` counts the list's changes; whoever saves the list says which one it edited. `savedRevision`: the last one that was a save of the whole. */
export const Selection = z.strictObject({ revision: z.int().min(0), savedRevision: z.int().min(0), lines: z.array(DesignLine), totals: Totals });
export type Selection = z.infer<typeof Selection>;

/** How many pieces of a model the list holds. */
export const HeldPieces = z.strictObject({ skuNo: z.string(), quantity: z.int().min(0) });

/** 1: there is some in the list, or nothing in it needs any; 0 brings the tip (DESIGN-27). */
export const Reminders = z.strictObject({ cable: z.literal([0, 1]), construction: z.literal([0, 1]) });

/** The list after adding. */
export const AddedSelection = Selection.extend(servicesJoined);
export type AddedSelection = z.infer<typeof AddedSelection>;

/** Adds models, as `productList` or as a bare list of them; one already listed gains the quantity. */
export const AddSelection = z.union([z.strictObject({ productList: PieceList }), PieceList.transform((productList) => ({ productList }))]);

/**
 * The whole list as edited, in its order: lines that are not named are removed. What was added elsewhere after `revision`, a
 * line or pieces of it, stays, and a line named by an `id` that was removed elsewhere since does not come back; a whole list
 * saved elsewhere since is never overwritten (outcome `listChanged`).
 */
const WholeList = z.strictObject({
  /** Of the list this edit began with. */
  revision: z.int().min(0).max(INTEGER_MAX),
  /** Made by the page for itself: its own earlier save, whose answer may be lost, is no other's. */
  editor: recordId,
  lines: z.array(LineClaim).max(LINES_MAX),
});

/**
 * Lines as they are to be, a bare list of them: those named change, or join; quantity 0 takes one away; all others stay where
 * they are (DESIGN-23). `sort` says the place.
 */
const LinesNamed = z
  .array(LineClaim.extend({ quantity: pieceCountOrNone }))
  .min(1, { error: designOrderCopy.nothingToAdd })
  .max(LINES_MAX);

/** `edition` null: lines were named, not the whole list. */
export const SaveSelection = z.union([
  WholeList.transform(({ lines, ...edition }) => ({ edition, lines })),
  LinesNamed.transform((lines) => ({ edition: null, lines })),
]);

/** Some lines, one of them, or all. `deleteAll` false says nothing beside numbers, and with them all is not meant. */
export const RemoveSelection = z
  .strictObject({
    ids: z.array(recordId).min(1, { error: designOrderCopy.deleteNothingChosen }).max(LINES_MAX).optional(),
    id: recordId.optional(),
    deleteAll: z.boolean().optional(),
  })
  .refine(({ ids, id, deleteAll }) => [ids !== undefined, id !== undefined, deleteAll === true].filter(Boolean).length === 1, {
    error: designOrderCopy.deleteNothingChosen,
  })
  .transform(({ ids, id }) => (ids ?? (id === undefined ? null : [id])) as readonly string[] | null)
  .transform((ids) => ({ ids }));
