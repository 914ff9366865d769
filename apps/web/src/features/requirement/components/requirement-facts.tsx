import { requirementCopy, type Requirement } from '@portal/contract/requirement';
import { Anchor, Button, Facts, toast } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { detailHref } from '../../design-order/index.ts';
import { showOrder } from '../api.ts';

interface RequirementFactsProps {
  requirement: Requirement;
  onChanged: () => void;
}

/** What was asked, as it was handed in. */
export function RequirementFacts({ requirement, onChanged }: RequirementFactsProps) {
  const { companyName, contact, phone, sceneName, categoryNames, budgetName, regionName, detailAddress, remark, gmtCreate, designOrder } = requirement;
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
        ...(designOrder ? [{ key: 'order', name: '相关配单', value: <OrderFact requirement={requirement} order={designOrder} onChanged={onChanged} /> }] : []),
        { key: 'at', name: '提交时间', value: formatDateTime(Date.parse(gmtCreate)) },
      ]}
    />
  );
}

/** The order it was asked for, and whether the desk reads what is in it, which is given and taken back here (REQUEST-16). */
function OrderFact({ requirement: { id, state, isDesignOrderShown }, order, onChanged }: RequirementFactsProps & { order: { id: string; name: string } }) {
  const [isBusy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    try {
      await showOrder(id, !isDesignOrderShown);
      toast.success(isDesignOrderShown ? requirementCopy.orderKept : requirementCopy.orderShown);
    } catch (failure) {
      tellFailure(failure);
    }
    onChanged();
    setBusy(false);
  };
  return (
    <>
      <Anchor href={detailHref(order.id)}>{order.name}</Anchor>{' '}
      <span className="p-small">{isDesignOrderShown ? '处理期间平台客服可查看产品清单（不含价格）' : '未向平台客服提供产品清单'}</span>{' '}
      {state !== 'closed' && (
        <Button size="small" busy={isBusy} onClick={() => void change()}>
          {isDesignOrderShown ? '停止提供' : '提供产品清单'}
        </Button>
      )}
    </>
  );
}
