import type { QrAsker } from '@portal/contract/account';
import { Button, Facts, Notice } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useEffect, useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { answerQr, scanQr } from '../api.ts';
import './scan-login.css';

type Scanned =
  | { state: 'reading' }
  /** Opened without a code. */
  | { state: 'none' }
  | { state: 'asked'; code: string; asker: QrAsker }
  | { state: 'answered'; isAgreed: boolean }
  | { state: 'failed'; words: string };

/** Which browser asks to be let in as oneself, and the answer to it (ACCOUNT-12). The code stands behind `#`, and leaves the address at once. */
export function ScanLogin({ phone }: { phone: string }) {
  const [scanned, setScanned] = useState<Scanned>({ state: 'reading' });
  const [action, setAction] = useState<'agree' | 'refuse'>();
  useEffect(() => {
    const code = window.location.hash.slice(1);
    if (code !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
    let isLeft = false;
    const read = async () => {
      const asker = await (code === '' ? null : scanQr(code));
      if (!isLeft) setScanned(asker ? { state: 'asked', code, asker } : { state: 'none' });
    };
    read().catch((failure: unknown) => tellFailure(failure, (words) => setScanned({ state: 'failed', words })));
    return () => void (isLeft = true);
  }, []);

  if (scanned.state === 'reading') return <div className="a-scan__wait" aria-busy="true" aria-label="正在读取登录请求" />;
  if (scanned.state === 'none') return <Notice>请用手机相机扫描电脑登录页「扫码登录」中的二维码，扫描后在这里确认。</Notice>;
  if (scanned.state === 'failed') return <Notice tone="error">{scanned.words}</Notice>;
  if (scanned.state === 'answered')
    return <Notice tone="success">{scanned.isAgreed ? '已确认，电脑即将登录。您可以关闭本页。' : '已拒绝，对方没有登录您的账号。'}</Notice>;

  const { code, asker } = scanned;
  const answer = async (isAgreed: boolean) => {
    setAction(isAgreed ? 'agree' : 'refuse');
    try {
      await answerQr(code, isAgreed);
      setScanned({ state: 'answered', isAgreed });
    } catch (failure) {
      tellFailure(failure, (words) => setScanned({ state: 'failed', words }));
    }
    setAction(undefined);
  };
  return (
    <>
      <Facts
        facts={[
          { key: 'device', name: '登录设备', value: <b>{asker.device || '未知设备'}</b> },
          { key: 'place', name: '网络地址', value: <b>{asker.place || '未知'}</b> },
          { key: 'time', name: '请求时间', value: formatDateTime(Date.parse(asker.gmtCreate)) },
          { key: 'phone', name: '登录账号', value: phone },
        ]}
      />
      <Notice tone="warning">仅在您自己正打开这台设备的登录页时确认。二维码由他人发来、或设备和地址不认识的，请拒绝：确认后对方就能使用您的账号。</Notice>
      <div className="a-scan__actions">
        <Button kind="primary" size="large" wide busy={action === 'agree'} disabled={action !== undefined} onClick={() => void answer(true)}>
          确认登录
        </Button>
        <Button kind="secondary" size="large" wide busy={action === 'refuse'} disabled={action !== undefined} onClick={() => void answer(false)}>
          拒绝
        </Button>
      </div>
    </>
  );
}
