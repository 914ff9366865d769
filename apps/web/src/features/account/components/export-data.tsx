import type { AccountExport } from '@portal/contract/account';
import { Button, Dialog, Notice } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useEffect, useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { askExport, findExport, saveExport } from '../api.ts';
import { ProofForm } from './proof-form.tsx';

const LOOK_MS = 1_500;
const LOOK_LONGEST_MS = 10_000;

/** A copy of one's data: asked for, in the making, there to be taken once (ACCOUNT-15). */
export function ExportData({ last }: { last: AccountExport | null }) {
  const [copy, setCopy] = useState(last);
  const [isAsking, setAsking] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const making = copy?.status === 'making' ? copy.exportId : null;
  useEffect(() => {
    if (making === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = (waitMs: number) => {
      timer = setTimeout(async () => {
        const now = await findExport().catch(() => undefined);
        if (now === undefined || now?.status === 'making') look(Math.min(LOOK_LONGEST_MS, waitMs * 1.5));
        else setCopy(now);
      }, waitMs);
    };
    look(LOOK_MS);
    return () => clearTimeout(timer);
  }, [making]);

  const handleTake = async (exportId: string) => {
    setTaking(true);
    try {
      await saveExport(exportId);
      setCopy(null);
    } catch (failure) {
      tellFailure(failure);
    }
    setTaking(false);
  };
  return (
    <div className="p-stack">
      <p>
        包括账号资料、登录设备、协议记录、绑定的经销商、收货地址、收藏、认证资料、清单、配单和消息，格式为 zip（内含 JSON 文本）。文件保留 24
        小时，只能下载一次。
      </p>
      {copy?.status === 'making' && <Notice>正在准备您的数据，通常不超过 1 分钟，可以离开本页稍后再来。</Notice>}
      {copy?.status === 'ready' && (
        <Notice
          tone="success"
          action={
            <Button kind="primary" busy={isTaking} onClick={() => void handleTake(copy.exportId)}>
              下载（仅一次）
            </Button>
          }
        >
          数据已准备好，请在 {formatDateTime(Date.parse(copy.gmtExpire))} 前下载。
        </Notice>
      )}
      {copy?.status !== 'making' && (
        <div>
          <Button kind="secondary" onClick={() => setAsking(true)}>
            {copy ? '重新导出' : '导出我的数据'}
          </Button>
        </div>
      )}
      {isAsking && (
        <Dialog open onClose={() => setAsking(false)} title="验证身份后导出">
          <ProofForm
            purpose="exportAccount"
            label="导出我的数据"
            onProved={async (proof) => {
              setCopy(await askExport(proof));
              setAsking(false);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
