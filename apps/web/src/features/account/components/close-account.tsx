import { refusedBy } from '@portal/client';
import type { closeAccount } from '@portal/contract/account';
import { lastOwner } from '@portal/contract/account/errors';
import { Anchor, Button, Dialog, Notice } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { tellAccountClosed } from '../../../lib/identity/account-closed.ts';
import { setSelectionLines } from '../../../lib/selection/selection-count.ts';
import { clearPersonalStorage } from '../../../lib/kept/storage.ts';
import { closeOwnAccount } from '../api.ts';
import './close-account.css';
import { ProofForm } from './proof-form.tsx';

/** Closing the account: what it means, the proof, and the day (ACCOUNT-16). */
export function CloseAccount() {
  const [isAsking, setAsking] = useState(false);
  const [gmtClose, setGmtClose] = useState<string>();
  // the only owner of an enterprise hands it over first
  const [refusal, setRefusal] = useState<{ words: string; mayHandOver: boolean }>();
  if (gmtClose !== undefined)
    return (
      <Notice tone="success" action={<a href="/home">返回首页</a>}>
        注销申请已提交，所有设备已退出登录。{formatDateTime(Date.parse(gmtClose))} 之前登录即可撤销。
      </Notice>
    );
  return (
    <div className="p-stack">
      <ul className="a-close">
        <li>提交后立即退出所有设备，进入 7 天冷静期，期间登录可以撤销。</li>
        <li>7 天后删除手机号、昵称、头像、密码、身份、收货地址、收藏、清单、配单、消息和上传的文件，无法恢复；需要的资料请先导出。</li>
        <li>法律要求保留的协议记录和交易记录会保留，但不再关联到您本人。</li>
        <li>您是企业唯一主账号的，需要先在商户中心将主账号移交给他人；企业未通过认证时不能自行移交，请联系客服办理。</li>
      </ul>
      {refusal !== undefined && (
        <Notice tone="warning" action={refusal.mayHandOver && <Anchor href="/merchantCenter/staff">去移交主账号</Anchor>}>
          {refusal.words}
        </Notice>
      )}
      <div>
        <Button kind="danger" onClick={() => setAsking(true)}>
          注销账号
        </Button>
      </div>
      {isAsking && (
        <Dialog open onClose={() => setAsking(false)} title="验证身份后注销账号">
          <ProofForm
            purpose="closeAccount"
            label="确认注销账号"
            isDanger
            onCancel={() => setAsking(false)}
            onProved={async (proof) => {
              const answer = await closeOwnAccount(proof).catch((failure: unknown) => {
                const alone = refusedBy<typeof closeAccount>(failure)(lastOwner);
                if (!alone) throw failure;
                setRefusal({ words: alone.msg, mayHandOver: alone.data?.mayHandOver ?? true });
                return null;
              });
              setAsking(false);
              if (answer === null) return;
              const { gmtClose: day } = answer;
              clearPersonalStorage();
              setGmtClose(day);
              setSelectionLines([]);
              tellAccountClosed();
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
