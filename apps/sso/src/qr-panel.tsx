import { CallError } from '@portal/client';
import { Button, Icon } from '@portal/ui';
import { useMemo, useState } from 'react';
import type { Arrival } from './facts.ts';
import { useLoginQr, type QrShown } from './use-login-qr.ts';

const WORDS = {
  loading: '正在生成二维码',
  waiting: '请用已登录门户的手机扫描二维码',
  scanned: '已扫码，请在手机上确认',
  refused: '手机上已拒绝本次登录',
  expired: '二维码已过期',
  leaving: '已确认，正在登录',
} as const;

function wordsOf(shown: QrShown): string {
  if (shown.state === 'failed') return shown.failure instanceof CallError ? shown.failure.msg : '二维码生成失败，请重试';
  return WORDS[shown.state];
}

/** A picture for a phone that is signed in, and another whenever one is asked for. */
export function QrPanel({ arrival }: { arrival: Arrival | undefined }) {
  const [round, setRound] = useState(0);
  return <QrRound key={round} arrival={arrival} onRefresh={() => setRound(round + 1)} />;
}

function QrRound({ arrival, onRefresh }: { arrival: Arrival | undefined; onRefresh(): void }) {
  const way = useMemo(() => arrival && { redirect: arrival.address.redirect, state: arrival.address.state }, [arrival]);
  const shown = useLoginQr(way, (redirectUrl) => window.location.replace(redirectUrl ?? `${arrival?.site.portalOrigin ?? ''}/`));
  const isOver = shown.state === 'refused' || shown.state === 'expired' || shown.state === 'failed';
  return (
    <div className="s-qr">
      <div className="s-qr__frame" data-state={shown.state}>
        {'picture' in shown && <img src={`data:image/svg+xml,${encodeURIComponent(shown.picture)}`} alt="登录二维码" width={200} height={200} />}
        {shown.state === 'scanned' && (
          <span className="s-qr__done">
            <Icon name="check" />
          </span>
        )}
        {isOver && (
          <Button kind="primary" onClick={onRefresh}>
            刷新二维码
          </Button>
        )}
      </div>
      <output className="s-qr__words">{wordsOf(shown)}</output>
      <p className="s-qr__hint">二维码 1 分钟内有效。手机上会显示本机的设备和网络，请核对后再确认。</p>
    </div>
  );
}
