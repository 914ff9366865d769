import { HOLDER_WORDS_MIN, listCreditsHolders, type CreditsHolder } from '@portal/contract/credits';
import { Button, Field, PickBox } from '@portal/ui';
import { figureText } from '@portal/units';
import { useRef } from 'react';
import { call, failureWords } from '../../lib/call.ts';

interface HolderFieldProps {
  holder: CreditsHolder | null;
  error: string | undefined;
  onChange(holder: CreditsHolder | null): void;
}

const keyOf = ({ accountNo, merchantNo }: CreditsHolder): string => `${accountNo}/${merchantNo}`;
const nameOf = ({ enterpriseName, name, phone }: CreditsHolder): string => `${enterpriseName || '个人'}：${name} ${phone}`;

/** Whose credits: found by a name or a whole phone number; a person's own and those of each of their enterprises are apart (CREDITS-13). */
export function HolderField({ holder, error, onChange }: HolderFieldProps) {
  const found = useRef<ReadonlyMap<string, CreditsHolder>>(new Map());
  if (holder !== null)
    return (
      <div className="p-row p-row--apart">
        <span>
          {nameOf(holder)}，现有 {figureText(holder.balance)} 积分
        </span>
        <Button size="small" onClick={() => onChange(null)}>
          更换持有人
        </Button>
      </div>
    );
  return (
    <Field label="持有人" required hint={`输入企业名称、昵称（至少 ${HOLDER_WORDS_MIN} 个字）或完整手机号`} error={error}>
      <PickBox
        find={async (words, signal) => {
          const holders = await call(listCreditsHolders, { query: { keyword: words }, signal });
          found.current = new Map(holders.map((one) => [keyOf(one), one]));
          return holders.map((one) => ({
            key: keyOf(one),
            content: (
              <span>
                {nameOf(one)} <span className="p-small">{figureText(one.balance)} 积分</span>
              </span>
            ),
          }));
        }}
        picked={new Set()}
        onPick={(key) => onChange(found.current.get(key) ?? null)}
        none="没有找到这样的持有人"
        failureOf={failureWords}
        placeholder="企业名称、昵称或手机号"
      />
    </Field>
  );
}
