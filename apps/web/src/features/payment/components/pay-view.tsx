import type { Payable } from '@portal/contract/payment';
import { Button, ButtonLink, Card, Icon, Money, Notice, RadioGroup } from '@portal/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Channel } from '../api.ts';
import { clockText } from '../model/clock-text.ts';
import { closedWords, freshCodeLabel, isOverdue, noCodeWords, returnedWords } from '../model/payment-words.ts';
import { usePayment } from './use-payment.ts';
import './pay-view.css';

const CHANNELS: Readonly<Record<Channel, string>> = { wechat: '微信支付', alipay: '支付宝' };

interface PayViewProps {
  payable: Payable;
  /** Where what is paid for is looked at. */
  ordersHref: string;
  recordHrefOf(recordNo: string): string;
  /** Where something is paid under its number. */
  payHrefOf(businessNo: string): string;
}

/** What is to be paid, by the code of a channel (PAYMENT-10): code, time left, and what became of it. */
export function PayView({ payable: given, ordersHref, recordHrefOf, payHrefOf }: PayViewProps) {
  const { payable, channel, choose, failure, isAway, isBusy, left, codeLeft } = usePayment(given);
  const { state, amount, subject, nextNo, recordNo } = payable;
  const isNews = given.state === 'OPEN';
  const returned = returnedWords(payable);
  const paidHref = recordNo === '' ? ordersHref : recordHrefOf(recordNo);
  if (state === 'PAID')
    return (
      <End isNews={isNews} icon="check" title="付款成功" amount={amount} words={`${subject} 已付款，正在等待经销商接单。${returned ?? ''}`}>
        <ButtonLink kind="primary" href={paidHref}>
          查看我的订单
        </ButtonLink>
      </End>
    );
  if (nextNo !== null)
    return (
      <End
        isNews={isNews}
        icon="close"
        title="订单金额已修改"
        amount={null}
        words={`请按新的金额付款；${returned ?? '如果您已经按原金额付款，款项会按原支付方式退回。'}`}
      >
        <ButtonLink kind="primary" href={payHrefOf(nextNo)}>
          按新的金额付款
        </ButtonLink>
      </End>
    );
  if (state === 'CLOSED')
    return (
      <End isNews={isNews} icon="close" title="订单已关闭，无法付款" amount={null} words={closedWords(payable)}>
        <ButtonLink kind="primary" href={paidHref}>
          查看我的订单
        </ButtonLink>
      </End>
    );
  if (isOverdue(payable))
    return (
      <End
        isNews={isNews}
        icon="close"
        title="付款时间已过，订单即将关闭"
        amount={null}
        words="如果您已经付款，请稍候，结果会显示在这里；没有付款的请重新下单。"
      >
        <ButtonLink kind="primary" href={paidHref}>
          查看我的订单
        </ButtonLink>
      </End>
    );
  if (payable.hindrance !== '')
    return (
      <End
        isNews={isNews}
        icon="close"
        title="暂时不能付款"
        amount={null}
        words={`${payable.hindrance}。${returned ?? '如果您已经付款，款项会按原支付方式退回。'}`}
      >
        <ButtonLink kind="primary" href={ordersHref}>
          查看我的订单
        </ButtonLink>
      </End>
    );
  return (
    <Card>
      <div className="pay">
        <div>
          <p className="p-small">{subject}，应付</p>
          <p>
            <Money yuan={amount} size="large" warm />
          </p>
          <p className="p-small">
            请在 <strong className="pay__clock">{clockText(left)}</strong> 内完成付款，超时订单自动关闭
          </p>
        </div>
        {payable.channels.length === 0 || channel === null ? (
          <Notice tone="warning">在线支付暂未开通，请联系您的经销商付款。</Notice>
        ) : (
          <>
            <RadioGroup
              legend="支付方式"
              name="payment-channel"
              segmented
              options={payable.channels.map((one) => ({ value: one, label: CHANNELS[one] }))}
              value={channel}
              onChange={(value) => void choose(value as Channel)}
            />
            {isAway && failure === null && <Notice tone="warning">暂时无法确认付款结果，正在重新连接；已付款的请勿重复支付。</Notice>}
            {failure !== null && (
              <Notice tone="error" action={<Button onClick={() => void choose(channel)}>重试</Button>}>
                {failure}
              </Notice>
            )}
            <CodeOf
              payment={payable.payment?.channel === channel ? payable.payment : null}
              channel={channel}
              isBusy={isBusy}
              codeLeft={codeLeft}
              onFresh={() => void choose(channel)}
            />
          </>
        )}
        <p>
          <ButtonLink href={ordersHref}>稍后付款，查看我的订单</ButtonLink>
        </p>
      </div>
    </Card>
  );
}

interface CodeProps {
  payment: Payable['payment'];
  channel: Channel;
  isBusy: boolean;
  codeLeft: number;
  onFresh(): void;
}

function CodeOf({ payment, channel, isBusy, codeLeft, onFresh }: CodeProps) {
  const isShown = payment !== null && payment.codeSvg !== '' && codeLeft > 0;
  const isWaiting = isBusy || (payment !== null && payment.codeSvg !== '' && codeLeft === 0 && payment.state === 'CREATED');
  return (
    <div className="pay__code">
      <div className="pay__frame" aria-busy={isWaiting}>
        {isShown && <img src={`data:image/svg+xml,${encodeURIComponent(payment.codeSvg)}`} alt={`${CHANNELS[channel]}付款二维码`} width={216} height={216} />}
        {!isShown && !isBusy && (
          <Button kind="primary" onClick={onFresh}>
            {freshCodeLabel(payment)}
          </Button>
        )}
      </div>
      <output className={payment?.state === 'FAILED' && !isBusy ? 'pay__failed' : 'p-small'}>
        {isBusy
          ? '正在获取二维码'
          : isShown
            ? `请用${channel === 'wechat' ? '微信' : '支付宝'}扫码付款，二维码 ${clockText(codeLeft)} 后失效`
            : noCodeWords(payment)}
      </output>
      {isShown && <p className="p-small pay__phone">在手机上付款：保存这张二维码，再用{channel === 'wechat' ? '微信' : '支付宝'}“扫一扫”从相册选取。</p>}
      {isShown && payment.codeUrl.startsWith('http') && (
        <ButtonLink className="pay__here" href={payment.codeUrl} target="_blank" rel="noreferrer">
          在本机打开付款页
        </ButtonLink>
      )}
    </div>
  );
}

interface EndProps {
  icon: 'check' | 'close';
  title: string;
  amount: number | null;
  words: string;
  /** It has come while the page stood open: what had the focus may be gone with the code. */
  isNews: boolean;
  children: ReactNode;
}

function End({ icon, title, amount, words, isNews, children }: EndProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews && document.activeElement === document.body) head.current?.focus();
  }, [isNews]);
  return (
    <Card>
      <div className="pay" aria-live="polite">
        <span className="pay__mark" data-kind={icon}>
          <Icon name={icon} />
        </span>
        <h2 ref={head} tabIndex={-1}>
          {title}
        </h2>
        {amount !== null && <Money yuan={amount} size="large" />}
        <p>{words}</p>
        {children}
      </div>
    </Card>
  );
}
