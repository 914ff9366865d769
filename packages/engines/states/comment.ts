import { defineStates } from './define-states.ts';

/**
 * What a buyer says of something received (评价). An operator lets it be read, or not; what is shown may be taken away again, and the other
 * way round. While it is not shown its writer may write it anew, which waits for an operator again.
 * Source: COMMENT-3.
 */
export const commentStates = defineStates({
  states: ['waiting', 'shown', 'hidden'],
  acts: ['rewrite', 'show', 'hide', 'reply'],
  who: ['buyer', 'operator'],
  table: {
    waiting: { rewrite: { buyer: 'waiting' }, show: { operator: 'shown' }, hide: { operator: 'hidden' } },
    shown: { hide: { operator: 'hidden' }, reply: { operator: 'shown' } },
    hidden: { rewrite: { buyer: 'waiting' }, show: { operator: 'shown' } },
  },
});
export type CommentState = (typeof commentStates.states)[number];
