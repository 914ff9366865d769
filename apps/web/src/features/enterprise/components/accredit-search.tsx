import { enterpriseCopy, type Accreditation } from '@portal/contract/enterprise';
import { enterpriseTypeNames } from '@portal/engines/access';
import { Anchor, Button, Card, Empty, Facts, Field, Input, Notice } from '@portal/ui';
import { formatAccreditNo, parseAccreditNo } from '@portal/units';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import type { PagePart } from '../../../lib/page/page-loader.ts';
import { accreditedPlace } from '../model/accredited-place.ts';
import { accreditAddress, accreditHrefOf, canBeAsked } from '../model/accredit-address.ts';
import { Certificate } from './certificate.tsx';
import './accredit-search.css';

interface AccreditSearchProps {
  /** What the address asks about; empty where nothing is asked. */
  keyword: string;
  answer: PagePart<readonly Accreditation[]> | null;
  brand: string;
  /** Where somebody can be reached about the answer; null where nobody can. */
  serviceHref: string | null;
}

/** Whether an enterprise is an authorised dealer: asked by its whole name or by the number, which a scanned certificate brings along behind `#` (ENTERPRISE-14). */
export function AccreditSearch({ keyword, answer, brand, serviceHref }: AccreditSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { location: goal } = useNavigation();
  const { revalidate, state: rereading } = useRevalidator();
  const isBusy = goal?.pathname === accreditAddress.path || rereading === 'loading';
  const scanned = parseAccreditNo(hash.slice(1));
  useEffect(() => {
    if (scanned !== null) void navigate(accreditHrefOf(formatAccreditNo(scanned)), { replace: true });
  }, [scanned, navigate]);
  useEffect(() => {
    if (answer === null) return;
    // the form may fill a phone's screen: who asked is led to the answer
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const asked = (box.current?.value ?? '').trim();
    setMissing(!canBeAsked(asked));
    if (!canBeAsked(asked)) return box.current?.focus();
    if (asked === keyword) return void revalidate();
    void navigate(accreditHrefOf(asked), { preventScrollReset: true });
  };
  return (
    <>
      <Card>
        <form className="e-accredit" action={accreditAddress.path} onSubmit={handleSubmit} noValidate>
          <Field
            label="企业全称或授权编号"
            hint="企业名称须与营业执照一致；授权编号见证书，以 SQ 开头"
            error={isMissing ? enterpriseCopy.accreditRequired : null}
          >
            <Input key={keyword} ref={box} name="keyword" defaultValue={keyword} maxLength={60} autoComplete="off" />
          </Field>
          <Button kind="primary" type="submit" busy={isBusy}>
            查询授权
          </Button>
        </form>
      </Card>
      <section ref={place} className="e-accredit__answer" tabIndex={-1} aria-label="查询结果" aria-live="polite" aria-busy={isBusy}>
        {answer !== null && answer.failure !== null && (
          <Notice
            tone="error"
            action={
              <Button size="small" onClick={() => void revalidate()}>
                重试
              </Button>
            }
          >
            {answer.failure}
          </Notice>
        )}
        {answer?.data?.length === 0 && <NotFound keyword={keyword} serviceHref={serviceHref} />}
        {answer?.data?.map((one) =>
          one.accreditStatus === 'valid' ? <Certificate key={one.accreditNo} of={one} brand={brand} /> : <NotInForce key={one.accreditNo} of={one} />,
        )}
      </section>
    </>
  );
}

function NotFound({ keyword, serviceHref }: Pick<AccreditSearchProps, 'keyword' | 'serviceHref'>) {
  return (
    <Card>
      <Empty
        drawing="search"
        text={`没有查到“${keyword}”的授权记录，请输入与营业执照一致的企业全称或完整的授权编号再查`}
        action={serviceHref !== null && <Anchor href={serviceHref}>如有疑问，联系客服</Anchor>}
      />
    </Card>
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
