import { definePageQuery } from '@portal/client/page-query';
import { recordId } from '@portal/client/page-words';
import { listDeskContentComments } from '@portal/contract/comment';
import { Code } from '@portal/ui';
import { COMMENT_LIST, CommentDesk } from '../features/comment/index.ts';
import { call } from '../lib/call.ts';
import { useListAddress } from '../lib/use-list-address.ts';

/** `id`: the one that a report names. */
const address = definePageQuery('/contentComments', { ...COMMENT_LIST, id: recordId });

/** What readers say of what is published (COMMENT-10). */
export function ContentCommentsPage() {
  const list = useListAddress(address);
  const { id } = list.query;
  return (
    <CommentDesk
      of="content"
      list={list}
      title="内容评论"
      noun="评论"
      isNarrowed={id !== null}
      ask={(query) => call(listDeskContentComments, { query: { ...query, ...(id === null ? {} : { id }) } })}
      titleOf={({ contentTitle }) => contentTitle || '内容已下架'}
      factsOf={(comment) => [
        { key: 'content', name: '评论', value: <span className="c-said">{comment.content}</span> },
        { key: 'who', name: '评论人', value: comment.enterpriseName || '个人用户' },
        { key: 'no', name: '评论编号', value: <Code>{comment.id}</Code> },
        { key: 'of', name: '内容编号', value: <Code>{comment.contentId}</Code> },
      ]}
    />
  );
}
