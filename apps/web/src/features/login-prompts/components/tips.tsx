/** The dialogs of the steps: words and answers, no fetching of their own. Each says how it ended. */
import { Button, Money, Notice } from '@portal/ui';
import { formatDate } from '@portal/units';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { answerProtocols, keepName, seePriceChange, type PromptShown } from '../api.ts';
import type { StepEnd } from '../model/chain.ts';
import { TipDialog } from './tip-dialog.tsx';
import './tips.css';

export interface TipProps<Step extends PromptShown['step']> {
  told: Extract<PromptShown, { step: Step }>;
  onEnd(end: StepEnd): void;
}

/**
 * An answer that is sent, and the step that ends when it has arrived; a failure is told and the dialog stays. What only puts the step off
 * ends it either way: nobody is held up by it.
 */
function useAnswer(onEnd: (end: StepEnd) => void) {
  const [isBusy, setBusy] = useState(false);
  const answer = async (send: () => Promise<void>, end: StepEnd) => {
    setBusy(true);
    try {
      await send();
      onEnd(end);
    } catch (failure) {
      if (end === 'cancelled') return onEnd('failed');
      tellFailure(failure);
      setBusy(false);
    }
  };
  return { isBusy, answer };
}

/** firstMerchantTip, secondMerchantTip: another enterprise bears the same name. */
export function RepeatNameTip({ told: { tip }, onEnd }: TipProps<'repeatName'>) {
  const { isBusy, answer } = useAnswer(onEnd);
  const isFirst = tip.merchantType === 1;
  return (
    <TipDialog
      title="企业名称重复"
      onClose={() => onEnd('cancelled')}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void answer(() => keepName(2), 'cancelled')}>
            稍后处理
          </Button>
          <Button kind="primary" busy={isBusy} onClick={() => void answer(() => keepName(1), 'told')}>
            名称无误
          </Button>
        </>
      }
    >
      <p data-tip={isFirst ? 'firstMerchantTip' : 'secondMerchantTip'}>
        已有其他企业使用名称“{tip.companyName}”。{isFirst ? '下级经销商查找您时可能混淆，' : '一级经销商接单时可能混淆，'}请核对企业名称；确认无误后不再提示。
      </p>
    </TipDialog>
  );
}

/** browser: a Chrome from before version 51. */
export function BrowserTip({ told: { version }, onEnd }: TipProps<'browser'>) {
  const handleLead = () => {
    onEnd('left');
    window.location.assign('/nonsupport');
  };
  return (
    <TipDialog title="浏览器版本过低" onClose={() => onEnd('cancelled')} action={{ label: '查看支持的浏览器', onAct: handleLead }} cancelLabel="继续访问">
      <p data-tip="browser">您正在使用 Chrome {version}，部分功能可能无法正常使用。建议使用 Chrome 51 或更高版本。</p>
    </TipDialog>
  );
}

/** The legal update: agreements to sign, each to be read beforehand. */
export function ProtocolTip({ told: { list }, onEnd }: TipProps<'protocol'>) {
  const { isBusy, answer } = useAnswer(onEnd);
  const isUpdate = list.some((each) => each.isUpdate);
  return (
    <TipDialog
      dismissable={false}
      title={isUpdate ? '法律声明与协议更新' : '请阅读并签署协议'}
      onClose={() => void answer(() => answerProtocols(2, list), 'cancelled')}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void answer(() => answerProtocols(1, list), 'told')}>
            不同意
          </Button>
          <Button busy={isBusy} onClick={() => void answer(() => answerProtocols(2, list), 'cancelled')}>
            稍后再说
          </Button>
          <Button kind="primary" busy={isBusy} onClick={() => void answer(() => answerProtocols(3, list), 'told')}>
            同意并继续
          </Button>
        </>
      }
    >
      <p>{isUpdate ? '以下协议有更新，请阅读后确认：' : '以下协议需要您阅读并确认：'}</p>
      <ul className="lp-protocols">
        {list.map(({ protocolCode, version, protocolName, protocolUrl, isUpdate: isNewer }) => (
          <li key={protocolCode}>
            <a href={protocolUrl} target="_blank" rel="noreferrer">
              《{protocolName}》
            </a>
            <span className="p-small">
              第 {version} 版{isNewer ? '，有更新' : ''}
            </span>
          </li>
        ))}
      </ul>
      <p className="p-small">协议在新窗口中打开。选择“不同意”或“稍后再说”不影响浏览，下次登录时会再次询问。</p>
    </TipDialog>
  );
}

export function WaitingShareTip({ told: { amount }, onEnd }: TipProps<'waitingShare'>) {
  return (
    <TipDialog title="在途货款提示" onClose={() => onEnd('cancelled')} actions={<Acknowledge onEnd={onEnd} />}>
      <p>
        您有 <Money yuan={Number(amount)} /> 的在途货款尚未到账，到账后会自动计入账户。如长时间未到账，请联系收款的一级经销商核对。
      </p>
    </TipDialog>
  );
}

export function PriceChangeTip({ told: { notice }, onEnd }: TipProps<'priceChange'>) {
  const { isBusy, answer } = useAnswer(onEnd);
  const see = (end: StepEnd) => void answer(() => seePriceChange(notice.noticeNo), end);
  return (
    <TipDialog
      title={notice.title}
      onClose={() => see('cancelled')}
      actions={
        <Button kind="primary" busy={isBusy} onClick={() => see('told')}>
          知道了
        </Button>
      }
    >
      <p className="p-small">
        调价日期：{notice.beginDate} 至 {notice.endDate}
      </p>
      <p className="lp-text">{notice.text}</p>
      <p className="p-small">清单和配单中的价格以保存时为准，重新选型时按新价格计算。</p>
    </TipDialog>
  );
}

export function FreezeTip({ told: { companyName, isFrozen, gmtFreeze, freezeReason }, onEnd }: TipProps<'freeze'>) {
  if (isFrozen)
    return (
      <TipDialog title="企业已冻结" onClose={() => onEnd('cancelled')} actions={<Acknowledge onEnd={onEnd} />}>
        <Notice tone="error">{companyName}已冻结，暂停客户价和订货。</Notice>
        <p>原因见消息中心，如需解冻请联系客服。已有的清单和配单会保留。</p>
      </TipDialog>
    );
  return (
    <TipDialog title="企业即将冻结" onClose={() => onEnd('cancelled')} actions={<Acknowledge onEnd={onEnd} />}>
      <Notice tone="warning">
        {companyName}
        {gmtFreeze === null ? '即将冻结' : `将于 ${formatDate(Date.parse(gmtFreeze))} 冻结`}，届时无法订货。
      </Notice>
      {freezeReason !== '' && <p>原因：{freezeReason}</p>}
      <p>如有疑问请尽快联系客服。已有的清单和配单会保留。</p>
    </TipDialog>
  );
}

/** cert: the certificate was refused, ends soon, or has ended. */
export function CertTip({ told: { auditStatus }, onEnd }: TipProps<'verification'>) {
  const words = auditStatus === 30 ? '您提交的企业认证未通过' : auditStatus === 51 ? '您的企业认证已过期' : '您的企业认证即将到期';
  const handleLead = () => {
    onEnd('left');
    window.location.assign('/auth');
  };
  return (
    <TipDialog title="企业认证提示" onClose={() => onEnd('cancelled')} action={{ label: '去处理', onAct: handleLead }}>
      <p data-tip="cert">{words}，请及时更新认证资料，以免影响客户价和订货。</p>
    </TipDialog>
  );
}

/** serveSafeTipDialog: the rules of safe service, read here and confirmed. */
export function ServiceSafetyTip({ told: { text }, onEnd }: TipProps<'serviceSafety'>) {
  const { isBusy, answer } = useAnswer(onEnd);
  return (
    <TipDialog
      isText
      title={text.protocolName}
      onClose={() => void answer(() => answerProtocols(2, [text]), 'cancelled')}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void answer(() => answerProtocols(2, [text]), 'cancelled')}>
            稍后再说
          </Button>
          <Button kind="primary" busy={isBusy} onClick={() => void answer(() => answerProtocols(3, [text]), 'told')}>
            我已阅读并同意
          </Button>
        </>
      }
    >
      <div className="lp-safety" data-tip="serveSafeTipDialog">
        {text.sections.map(({ heading, lines }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
    </TipDialog>
  );
}

function Acknowledge({ onEnd }: { onEnd(end: StepEnd): void }) {
  return (
    <Button kind="primary" onClick={() => onEnd('told')}>
      知道了
    </Button>
  );
}
