import { listDeskContentComments } from '@portal/contract/comment';
import { Code } from '@portal/ui';
import { useSearchParams } from 'react-router';
import { CommentDesk } from '../features/comment/index.ts';
import { call } from '../lib/call.ts';

/** What readers say of what is published (COMMENT-10). */
export function ContentCommentsPage() {
  const [address] = useSearchParams();
  // the one that a report names
  const id = address.get('id') ?? '';
  return (
    <CommentDesk
      of="content"
      path="/contentComments"
      title="内容评论"
      noun="评论"
      isNarrowed={id !== ''}
      ask={(query) => call(listDeskContentComments, { query: { ...query, ...(id === '' ? {} : { id }) } })}
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
