import { enterpriseCopy, type Accreditation } from '@portal/contract/enterprise';
import { enterpriseTypeNames } from '@portal/engines/access';
import { Button, Card, Empty, Facts, Field, Input, Notice } from '@portal/ui';
import { formatAccreditNo } from '@portal/units';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { failureWords } from '../../../lib/failure-words.tsx';
import { findAccredited } from '../api.ts';
import { accreditedPlace } from '../model/accredited-place.ts';
import { Certificate } from './certificate.tsx';
import './accredit-search.css';

type Shown =
  | { kind: 'nothing' | 'busy' }
  | { kind: 'missing'; words: string }
  | { kind: 'failed'; words: ReactNode }
  | { kind: 'found'; all: readonly Accreditation[] };

/** Whether an enterprise is an authorised dealer: asked by its whole name or by the number, which a scanned certificate brings along behind `#` (ENTERPRISE-14). */
export function AccreditSearch({ brand }: { brand: string }) {
  const box = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' });
  const lookUp = async (typed: string) => {
    const keyword = typed.trim();
    if (keyword === '') {
      setShown({ kind: 'missing', words: enterpriseCopy.accreditRequired });
      return box.current?.focus();
    }
    setShown({ kind: 'busy' });
    try {
      setShown({ kind: 'found', all: await findAccredited(keyword) });
    } catch (failure) {
      setShown({ kind: 'failed', words: failureWords(failure) });
    }
  };
  const byAddress = useRef(lookUp);
  useEffect(() => {
    const handleAddress = () => {
      const number = window.location.hash.slice(1);
      if (!/^\w+$/.test(number)) return;
      if (box.current) box.current.value = formatAccreditNo(number);
      void byAddress.current(number);
    };
    handleAddress();
    window.addEventListener('hashchange', handleAddress);
    return () => window.removeEventListener('hashchange', handleAddress);
  }, []);
  const again = () => void lookUp(box.current?.value ?? '');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (shown.kind !== 'busy') again();
  };
  return (
    <>
      <Card>
        <form className="e-accredit" onSubmit={handleSubmit} noValidate>
          <Field label="企业全称或授权编号" hint="企业名称须与营业执照一致；授权编号见证书，以 SQ 开头" error={shown.kind === 'missing' ? shown.words : null}>
            <Input ref={box} name="keyword" maxLength={60} autoComplete="off" />
          </Field>
          <Button kind="primary" type="submit" busy={shown.kind === 'busy'}>
            查询授权
          </Button>
        </form>
      </Card>
      <div className="e-accredit__answer" aria-live="polite" aria-busy={shown.kind === 'busy'}>
        {shown.kind === 'failed' && (
          <Notice
            tone="error"
            action={
              <Button size="small" onClick={again}>
                重试
              </Button>
            }
          >
            {shown.words}
          </Notice>
        )}
        {shown.kind === 'found' && shown.all.length === 0 && (
          <Card>
            <Empty drawing="search" text="没有查到授权记录，请输入与营业执照一致的企业全称或完整的授权编号再查，如有疑问请联系客服" />
          </Card>
        )}
        {shown.kind === 'found' &&
          shown.all.map((one) =>
            one.accreditStatus === 'valid' ? <Certificate key={one.accreditNo} of={one} brand={brand} /> : <NotInForce key={one.accreditNo} of={one} />,
          )}
      </div>
    </>
  );
}

/** One that is over or halted: said, and not drawn as a certificate that could be printed. */
function NotInForce({ of }: { of: Accreditation }) {
  return (
    <Card>
      <div className="p-stack">
        <Notice tone={of.accreditStatus === 'frozen' ? 'error' : 'warning'}>
          {of.accreditStatus === 'frozen'
            ? `${of.companyName}的授权已冻结，当前不能以授权经销商身份经营。`
            : `${of.companyName}的授权${of.validUntil === null ? '已失效' : `已于 ${of.validUntil} 到期`}，当前不是授权经销商。`}
        </Notice>
        <Facts
          facts={[
            { key: 'number', name: '授权编号', value: formatAccreditNo(of.accreditNo) },
            { key: 'level', name: '原授权级别', value: enterpriseTypeNames[of.enterpriseType] },
            { key: 'place', name: '原授权区域', value: accreditedPlace(of) },
          ]}
        />
      </div>
    </Card>
  );
}
