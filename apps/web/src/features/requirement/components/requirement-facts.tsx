import type { Requirement } from '@portal/contract/requirement';
import { Facts } from '@portal/ui';
import { formatDateTime } from '@portal/units';

/** What was asked, as it was handed in. */
export function RequirementFacts({ requirement }: { requirement: Requirement }) {
  const { companyName, contact, phone, sceneName, categoryNames, budgetName, regionName, detailAddress, remark, gmtCreate } = requirement;
  return (
    <Facts
      facts={[
        ...(companyName === '' ? [] : [{ key: 'company', name: '公司名称', value: companyName }]),
        { key: 'contact', name: '联系人', value: `${contact}，${phone}` },
        { key: 'scene', name: '安装场景', value: sceneName },
        { key: 'types', name: '产品类型', value: categoryNames.join('、') },
        { key: 'budget', name: '预算范围', value: budgetName },
        { key: 'place', name: '项目地址', value: [regionName, detailAddress].filter(Boolean).join(' ') },
        { key: 'remark', name: '需求描述', value: <span className="rq-text">{remark}</span> },
        { key: 'at', name: '提交时间', value: formatDateTime(Date.parse(gmtCreate)) },
      ]}
    />
  );
}
