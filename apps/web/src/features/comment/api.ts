/** Calls about comments; the contract loads with the first of them. */
import { createRequestKeys } from '@portal/client/request-keys';
import type {
  Comment,
  ContentComment,
  OwnComment,
  OwnContentComment,
  saveComment as Save,
  saveContentComment as SaveOfContent,
} from '@portal/contract/comment';
import type { BodyInputOf } from '@portal/contract/core';
import { pageCall } from '../../lib/calls/call.ts';

const contract = () => import('@portal/contract/comment');
const requests = createRequestKeys();

/** Throws `CallError`, as all below do. The same one handed in again after a lost answer is one. */
export async function save(body: BodyInputOf<typeof Save>): Promise<OwnComment> {
  const { saveComment } = await contract();
  return requests.send(body, (idempotencyKey) => pageCall(saveComment, { body, idempotencyKey }));
}

/** A page of those that are shown; `stars` null: of all. */
export const readComments = async (spuNo: string, { stars, page }: { stars: number | null; page: number }): Promise<{ data: Comment[]; count: number }> =>
  pageCall((await contract()).listComments, { query: { spuNo, page, ...(stars === null ? {} : { stars }) } });

export const like = async (id: string, isLiked: boolean): Promise<{ likeCount: number; isLiked: boolean }> =>
  pageCall((await contract()).likeComment, { body: { id, isLiked } });

/** Below what is published. The same words sent again after a lost answer are one. */
export async function saveContentComment(body: BodyInputOf<typeof SaveOfContent>): Promise<OwnContentComment> {
  const { saveContentComment: save } = await contract();
  return requests.send(body, (idempotencyKey) => pageCall(save, { body, idempotencyKey }));
}

export const readContentComments = async (contentId: string, page: number): Promise<{ data: ContentComment[]; count: number }> =>
  pageCall((await contract()).listContentComments, { query: { contentId, page } });

export const likeContentComment = async (id: string, isLiked: boolean): Promise<{ likeCount: number; isLiked: boolean }> =>
  pageCall((await contract()).likeContentComment, { body: { id, isLiked } });

export const likeContent = async (contentId: string, isLiked: boolean): Promise<{ likeCount: number; isLiked: boolean }> =>
  pageCall((await contract()).likeContent, { body: { contentId, isLiked } });
