import { pathOf } from '@portal/client';
import { certificationNames, enterpriseCopy, getCertification, readCertificationLicence } from '@portal/contract/enterprise';
import { certificationStateOf } from '@portal/engines/states';
import { Anchor, Button, Card, ErrorState, Facts, Notice, TableSkeleton, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useParams } from 'react-router';
import { Changed, ContactPhone, Decision, Namesake, StateTag, TYPE_NAMES } from '../features/enterprise/index.ts';
import { call } from '../lib/call.ts';
import { useAnswer } from '../lib/use-answer.ts';

const ACTS: Readonly<Record<string, string>> = {
  submit: '提交',
  withdraw: '撤回',
  approve: '通过',
  refuse: '驳回',
  expireSoon: '临期提醒',
  expire: '到期',
  freeze: '冻结',
  unfreeze: '解除冻结',
};

const typeName = (type: number): string => TYPE_NAMES[type] ?? '';

/** Papers beside what was typed of them, what they went through, and the decision (OPERATOR-4). */
export function Certification() {
  const { enterpriseNo = '' } = useParams();
  const { data: detail, failed, read, put } = useAnswer(enterpriseNo, () => call(getCertification, { params: { enterpriseNo } }));
  if (!detail) return failed ? <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} /> : <TableSkeleton />;
  const { papers, steps, applicantPhone, namesakes, former } = detail;
  // another picture has another address: a browser shows what it has of the same one
  const licence = `${pathOf(readCertificationLicence, { params: { enterpriseNo } })}?of=${papers.licenceFileId}`;
  const place = [papers.provinceName, papers.cityName, papers.areaName, papers.streetName].filter(Boolean).join(' ');
  return (
    <>
      <p>
        <Anchor href="/certifications?auditStatus=10">返回待审核列表</Anchor>
      </p>
      <h1 className="c-title">
        {papers.companyName} <StateTag auditStatus={papers.auditStatus} />
      </h1>
      {namesakes.length > 0 && (
        <Notice tone="warning">
          另有企业使用相同名称，请核对统一社会信用代码：
          {namesakes.map((other) => (
            <Namesake key={other.merchantNo} {...other} />
          ))}
        </Notice>
      )}
      <div className="c-papers">
        <Card title="申请资料">
          <Facts
            facts={[
              { key: 'name', name: '企业名称', value: <Changed now={papers.companyName} before={former?.companyName} /> },
              { key: 'number', name: enterpriseCopy.number, value: <Changed now={papers.companyNumber} before={former?.companyNumber} /> },
              {
                key: 'type',
                name: '申请类型',
                value: <Changed now={typeName(papers.enterpriseType)} before={former ? typeName(former.enterpriseType) : undefined} />,
              },
              { key: 'contact', name: '联系人', value: <Changed now={papers.contactName} before={former?.contactName} /> },
              {
                key: 'phone',
                name: '联系电话',
                value: <ContactPhone key={enterpriseNo} enterpriseNo={enterpriseNo} masked={papers.contactPhone} before={former?.contactPhone} />,
              },
              { key: 'account', name: '申请账号', value: applicantPhone },
              { key: 'place', name: '所在地区', value: <Changed now={place} before={former?.place} /> },
              { key: 'address', name: '详细地址', value: <Changed now={papers.address} before={former?.address} /> },
              { key: 'submit', name: '提交时间', value: formatDateTime(Date.parse(papers.gmtSubmit)) },
              ...(papers.gmtDecide === null ? [] : [{ key: 'valid', name: '认证有效期', value: papers.validUntil ?? '长期' }]),
            ]}
          />
        </Card>
        <Card title="营业执照" aside={former && former.licenceFileId !== papers.licenceFileId && <Tag tone="warning">已更换</Tag>}>
          <a className="c-papers__picture" href={licence} target="_blank" rel="noopener" aria-label="查看营业执照大图">
            <img className="c-papers__licence" src={licence} alt="营业执照" />
          </a>
        </Card>
      </div>
      <Decision key={enterpriseNo} detail={detail} onDecided={put} />
      <Card title="处理记录">
        <ol className="c-steps">
          {steps.map((step) => (
            <li key={step.gmtCreate + step.act}>
              <span>{formatDateTime(Date.parse(step.gmtCreate))}</span>
              <span>
                {step.actor === 'applicant' ? '申请人' : step.actorName || '系统'}
                {ACTS[step.act] ?? step.act}，{certificationNames[certificationStateOf(step.toState)]}
                {step.reason && `：${step.reason}`}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}
