import type { OwnComment } from '@portal/contract/comment';
import './comment-body.css';

interface CommentBodyProps {
  comment: Pick<OwnComment, 'content' | 'pictures' | 'reply'>;
  /** Address of a picture for whoever looks. */
  pictureUrl(fileId: string): string;
}

/** What was said, with its pictures, and what the provider answers. */
export const CommentBody = ({ comment: { content, pictures, reply }, pictureUrl }: CommentBodyProps) => (
  <>
    <p className="cm-body">{content}</p>
    {pictures.length > 0 && (
      <div className="cm-body__pictures">
        {pictures.map((fileId, place) => (
          <a key={fileId} href={pictureUrl(fileId)} target="_blank" rel="noreferrer">
            <img src={pictureUrl(fileId)} alt={`评价图片 ${place + 1}`} width={72} height={72} loading="lazy" />
          </a>
        ))}
      </div>
    )}
    {reply !== '' && (
      <p className="cm-body cm-body__reply">
        <b>平台回复：</b>
        {reply}
      </p>
    )}
  </>
);
