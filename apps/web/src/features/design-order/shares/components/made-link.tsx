import { Button, CopyButton, Notice, toast } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { invitationText } from '../model/share-href.ts';
import './made-link.css';

export interface LinkMade {
  number: string;
  link: string;
  /** The link drawn as a QR code. */
  codeSvg: string;
  /** '' of none. */
  password: string;
}

interface MadeLinkProps {
  made: LinkMade;
  project: string;
  /** What the second button says, and does. */
  more: string;
  onMore: () => void;
}

/** A link that was just made, and its password: shown this once, each to be copied by itself. */
export function MadeLink({ made, project, more, onMore }: MadeLinkProps) {
  const copying = useRef<HTMLButtonElement>(null);
  // the form whose button was pressed is gone
  useEffect(() => copying.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(invitationText({ ...made, project }));
      toast.success('已复制，可直接粘贴发送给客户');
    } catch {
      toast.error('浏览器没有允许复制，请手动选中链接复制');
    }
  };
  return (
    <div className="sq-made">
      <Notice tone="success">链接已生成，只显示这一次，请现在复制发送给客户。</Notice>
      <p className="sq-made__link">
        <a href={made.link} target="_blank" rel="noreferrer">
          {made.link}
        </a>
        <CopyButton text={made.link} label="复制链接" />
      </p>
      <figure className="sq-made__code">
        <img src={`data:image/svg+xml,${encodeURIComponent(made.codeSvg)}`} alt="报价链接二维码" width={160} height={160} />
        <figcaption className="p-small">客户用手机扫码打开报价{made.password !== '' && '，打开时需输入访问密码'}</figcaption>
      </figure>
      {made.password !== '' && (
        <p className="sq-made__link">
          访问密码 <strong>{made.password}</strong>
          <CopyButton text={made.password} label="复制密码" />
          <span className="p-small">请通过另一途径（如电话）告诉客户，不要与链接一起发送</span>
        </p>
      )}
      <div className="sq-made__row">
        <Button ref={copying} kind="primary" icon="copy" onClick={() => void copy()}>
          复制链接内容
        </Button>
        <Button onClick={onMore}>{more}</Button>
      </div>
    </div>
  );
}
