import type { QuotationShare } from '@portal/contract/design-order';
import { Button, Money, Tag, type Tone } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { saysState, type Acceptance } from '../model/acceptance.ts';
import type { OrderChange } from '../model/asked-changes.ts';
import { AskedChanges } from './asked-changes.tsx';
import './share-row.css';

const STATES: Readonly<Record<QuotationShare['state'], { label: string; tone: Tone }>> = {
  open: { label: '待客户回复', tone: 'accent' },
  changeAsked: { label: '客户要求修改', tone: 'warning' },
  accepted: { label: '客户已接受', tone: 'success' },
  revoked: { label: '已停用', tone: 'neutral' },
  expired: { label: '已过期', tone: 'neutral' },
  shut: { label: '已自动停用', tone: 'danger' },
};

const ACCEPTANCES: Readonly<Record<Acceptance, { label: string; tone: Tone }>> = {
  holds: { label: '以此为准', tone: 'success' },
  replaced: { label: '已被之后接受的报价代替', tone: 'neutral' },
  acceptedElsewhere: { label: '已通过另一链接接受', tone: 'success' },
};

interface ShareRowProps {
  orderId: string;
  share: QuotationShare;
  acceptance: Acceptance | null;
  /** What was asked to be changed over it, the newest first. */
  changes: readonly OrderChange[];
  onRevoke: () => void;
}

/** A link in the list: of which offer, how it stands, how often it was opened, all that the customer said. */
export function ShareRow({ orderId, share, acceptance, changes, onRevoke }: ShareRowProps) {
  const { label, tone } = STATES[share.state];
  const isOver = share.state === 'revoked' || share.state === 'expired' || share.state === 'shut';
  return (
    <li className="sq-share">
      <div className="sq-share__title">
        <strong>{share.quotationNumber}</strong>
        {saysState(share, acceptance) && <Tag tone={tone}>{label}</Tag>}
        {isOver && share.answer?.kind === 'accepted' && <Tag tone={STATES.accepted.tone}>{STATES.accepted.label}</Tag>}
        {acceptance !== null && <Tag tone={ACCEPTANCES[acceptance].tone}>{ACCEPTANCES[acceptance].label}</Tag>}
        {!share.isCurrent && <Tag>配单已修改，客户看到的是旧版</Tag>}
        {share.hasPassword && <Tag>有密码</Tag>}
        {share.wrongTries > 0 && <Tag tone={share.state === 'shut' ? 'danger' : 'neutral'}>密码输错 {share.wrongTries} 次</Tag>}
      </div>
      <div className="p-small sq-share__facts">
        <span>
          总价 <Money yuan={share.amount} size="small" />
        </span>
        <span>{formatDateTime(share.gmtCreate)} 生成</span>
        <span>有效期至 {formatDateTime(share.gmtExpire)}</span>
        <span>{share.gmtOpened === null ? '还没有打开过' : `打开 ${share.opened} 次，最近 ${formatDateTime(share.gmtOpened)}`}</span>
      </div>
      {share.answer?.kind === 'accepted' && <AnswerWords answer={share.answer} />}
      {changes.length > 0 && <AskedChanges orderId={orderId} changes={changes} />}
      {!isOver && (
        <div className="sq-share__stop">
          <Button size="small" aria-label={`停用：${share.quotationNumber}`} onClick={onRevoke}>
            停用
          </Button>
        </div>
      )}
    </li>
  );
}

/** Who accepted, and when. */
export function AnswerWords({ answer: { name, phone, gmtAnswer } }: { answer: NonNullable<QuotationShare['answer']> }) {
  return (
    <span className="sq-answer">
      {name}
      {phone !== '' && `（${phone}）`} {formatDateTime(gmtAnswer)} 接受了报价
    </span>
  );
}
