import type { Requirement } from '@portal/contract/requirement';
import { Anchor, Facts } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { detailHref } from '../../design-order/index.ts';

/** What was asked, as it was handed in. */
export function RequirementFacts({ requirement }: { requirement: Requirement }) {
  const { companyName, contact, phone, sceneName, categoryNames, budgetName, regionName, detailAddress, remark, gmtCreate, designOrder, isDesignOrderShown } =
    requirement;
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
        ...(designOrder ? [{ key: 'order', name: '相关配单', value: <OrderFact {...designOrder} isShown={isDesignOrderShown} /> }] : []),
        { key: 'at', name: '提交时间', value: formatDateTime(Date.parse(gmtCreate)) },
      ]}
    />
  );
}

/** The order it was asked for, and whether the desk reads what is in it (REQUEST-16). */
function OrderFact({ id, name, isShown }: { id: string; name: string; isShown: boolean }) {
  return (
    <>
      <Anchor href={detailHref(id)}>{name}</Anchor>{' '}
      <span className="p-small">{isShown ? '处理期间平台客服可查看产品清单（不含价格）' : '未向平台客服提供产品清单'}</span>
    </>
  );
}
