import { getDeskRequirement, readRequirementContact, requirementTitle, type DeskRequirement } from '@portal/contract/requirement';
import { Anchor, Button, Card, ErrorState, Facts, Table, TableSkeleton } from '@portal/ui';
import { figureText, formatDateTime } from '@portal/units';
import { useParams } from 'react-router';
import { AskerPhone, Handling, RequirementTag } from '../features/requirement/index.ts';
import { call } from '../lib/call.ts';
import { useAnswer } from '../lib/use-answer.ts';

const DONE: Readonly<Record<DeskRequirement['words'][number]['kind'], string>> = {
  word: '补充',
  answer: '答复',
  takeOver: '接手处理',
  close: '关闭需求',
  withdraw: '撤回需求',
};

/** What is asked, what was said about it, and what the desk does (REQUEST-12). */
export function RequirementPage() {
  const { id = '' } = useParams();
  const { data: requirement, failed, read, put } = useAnswer(id, () => call(getDeskRequirement, { params: { id } }));
  if (!requirement) return failed ? <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} /> : <TableSkeleton />;
  const { companyName, contact, phone, accountPhone, enterpriseName, handlerName, words } = requirement;
  const { sceneName, categoryNames, budgetName, regionName, detailAddress, remark, gmtCreate } = requirement;
  return (
    <>
      <p>
        <Anchor href="/requirements?state=pending">返回待处理列表</Anchor>
      </p>
      <h1 className="c-title">
        {requirementTitle(requirement.requirementTypeId)}需求 <RequirementTag state={requirement.state} />
      </h1>
      <div className="c-papers">
        <Card title="需求内容">
          <Facts
            facts={[
              { key: 'remark', name: '需求描述', value: <span className="c-said">{remark}</span> },
              { key: 'scene', name: '安装场景', value: sceneName },
              { key: 'types', name: '产品类型', value: categoryNames.join('、') },
              { key: 'budget', name: '预算范围', value: budgetName },
              { key: 'place', name: '项目地址', value: [regionName, detailAddress].filter(Boolean).join(' ') },
              { key: 'at', name: '提交时间', value: formatDateTime(Date.parse(gmtCreate)) },
            ]}
          />
        </Card>
        <Card title="提交人">
          <Facts
            facts={[
              { key: 'who', name: '身份', value: companyName === '' ? '个人' : `公司：${companyName}` },
              { key: 'contact', name: '联系人', value: contact },
              { key: 'phone', name: '联系电话', value: <AskerPhone key={id} masked={phone} ask={() => call(readRequirementContact, { body: { id } })} /> },
              { key: 'account', name: '提交账号', value: enterpriseName === '' ? accountPhone : `${accountPhone}，${enterpriseName}` },
              { key: 'desk', name: '处理人', value: handlerName || '还没有人接手' },
            ]}
          />
        </Card>
      </div>
      {requirement.isForDesignOrder && <AskedOrder requirement={requirement} />}
      <Card title="往来记录">
        {words.length === 0 ? (
          <p className="p-small">还没有往来</p>
        ) : (
          <ol className="c-steps">
            {words.map((word) => (
              <li key={word.id}>
                <span>{formatDateTime(Date.parse(word.gmtCreate))}</span>
                <span className="c-said">
                  {word.by === 'asker' ? '提交人' : word.operatorName || '平台客服'}
                  {DONE[word.kind]}
                  {word.text && `：${word.text}`}
                </span>
              </li>
            ))}
          </ol>
        )}
      </Card>
      <Handling key={id} requirement={requirement} onHandled={put} />
    </>
  );
}

/** The goods of the design order it is asked for, as far as whoever asks lets them be read (REQUEST-16). */
function AskedOrder({ requirement: { designOrder, state } }: { requirement: DeskRequirement }) {
  if (designOrder === null)
    return (
      <Card title="相关配单">
        <p className="p-small">{state === 'closed' ? '需求已关闭，不再显示产品清单' : '提交人没有提供产品清单，或配单已删除'}</p>
      </Card>
    );
  const { name, lines } = designOrder;
  return (
    <Card title={`相关配单：${name}`}>
      <Table
        caption="配单的产品清单"
        contained
        rows={lines}
        rowKey={({ skuNo }) => skuNo}
        empty={<p className="p-small">配单里还没有产品</p>}
        columns={[
          { key: 'product', head: '产品', phone: 'title', render: ({ productName }) => productName },
          { key: 'model', head: '型号', render: ({ productModel, brandName }) => [brandName, productModel].filter(Boolean).join(' ') },
          { key: 'category', head: '分类', render: ({ productCategory }) => productCategory || '-' },
          { key: 'quantity', head: '数量', kind: 'figure', render: ({ quantity }) => figureText(quantity) },
        ]}
      />
    </Card>
  );
}
