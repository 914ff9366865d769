import { useState } from 'react';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Empty,
  ErrorState,
  Facts,
  Field,
  IconButton,
  Input,
  Money,
  Notice,
  RadioGroup,
  Select,
  Stepper,
  StockBar,
  Tag,
  Textarea,
} from '../index.ts';

export function Forms() {
  const [kind, setKind] = useState('camera');
  return (
    <div className="g-half">
      <Card title="生成配单">
        <form className="p-stack">
          <Field label="配单名称" required hint="最多 50 个字，客户会在报价单上看到">
            <Input name="name" maxLength={50} defaultValue="西溪花园二期周界改造" />
          </Field>
          <Field label="客户" required error="请选择客户，或先新建一位客户">
            <Select name="customer" defaultValue="">
              <option value="">请选择</option>
              <option value="1">杭州西溪物业</option>
            </Select>
          </Field>
          <Field label="折后单价" hint="按两位小数取整">
            <Input name="price" before="¥" after="元 / 台" figure inputMode="decimal" defaultValue="302.68" />
          </Field>
          <Field label="备注">
            <Textarea name="remark" placeholder="例如：含立杆，不含基础施工" />
          </Field>
          <RadioGroup
            legend="配单类型"
            name="kind"
            value={kind}
            onChange={setKind}
            segmented
            options={[
              { value: 'camera', label: '视频' },
              { value: 'door', label: '门禁' },
              { value: 'park', label: '停车' },
            ]}
          />
          <Checkbox name="fee" defaultChecked>
            同时加入安装施工费与线缆辅材
          </Checkbox>
          <div className="p-row">
            <Button kind="primary">生成配单</Button>
            <Button busy>正在保存</Button>
            <Button kind="quiet">取消</Button>
          </div>
        </form>
      </Card>
      <div className="p-stack">
        <Card title="按钮与数量">
          <div className="p-stack">
            <div className="p-row">
              <Button kind="primary" size="large">
                提交订单
              </Button>
              <Button kind="primary">加入清单</Button>
              <Button kind="primary" size="small">
                确认替换
              </Button>
            </div>
            <div className="p-row">
              <Button icon="download">导出报价</Button>
              <ButtonLink href="#add" icon="plus">
                继续添加
              </ButtonLink>
              <Button kind="danger" icon="trash">
                删除 3 项
              </Button>
              <Button disabled>不可用</Button>
            </div>
            <div className="p-row">
              <Stepper label="数量" max={9999} defaultValue={12} />
              <Stepper label="数量" max={9999} size="small" emptyLabel="选用" />
              <Stepper label="数量" max={9999} size="large" defaultValue={9999} />
            </div>
            <div className="p-row">
              <IconButton name="heart" label="收藏" />
              <IconButton name="compare" label="对比" aria-pressed />
              <IconButton name="more" label="更多" />
              <Badge count={5} label="条未读">
                <IconButton name="bell" label="消息" />
              </Badge>
            </div>
          </div>
        </Card>
        <Card title="金额、状态与参数">
          <div className="p-stack">
            <div className="p-row">
              <Money yuan={1234.5} size="large" warm />
              <Money yuan={1599} struck />
              <Money yuan={1234.5} />
              <Money yuan={-88} size="small" />
              <Money yuan={null} />
              <Money yuan={0} freeAtZero />
            </div>
            <div className="p-row">
              <Tag>草稿</Tag>
              <Tag tone="accent">已提交</Tag>
              <Tag tone="success">已确认</Tag>
              <Tag tone="warning">待付款</Tag>
              <Tag tone="danger">已停产</Tag>
              <Tag tone="money">秒杀</Tag>
            </div>
            <div className="p-row">
              <StockBar ratio={0.9} label="现货 128" />
              <StockBar ratio={0.1} label="余 3 台" />
              <StockBar ratio={0} label="暂时缺货" />
            </div>
            <Facts
              facts={[
                { key: 'a', name: '最高分辨率', value: '2688 × 1520' },
                { key: 'b', name: '镜头焦距', value: '2.8 mm（水平视场角 103°）' },
                { key: 'c', name: '供电方式', value: 'PoE 802.3af / DC 12 V' },
              ]}
            />
          </div>
        </Card>
      </div>
    </div>
  );
}

export function States() {
  return (
    <>
      <div className="p-stack p-stack--small">
        <Notice action={<Button kind="quiet">去认证</Button>}>完成企业认证后，可查看经销商价格并在线下单。</Notice>
        <Notice tone="success">配单已保存，版本 3。</Notice>
        <Notice tone="warning">清单里有 2 款产品已停产，建议替换后再报价。</Notice>
        <Notice tone="error">第 12 行“数量”不是整数，整张表未导入。</Notice>
      </div>
      <div className="g-half g-half--even">
        <Card>
          <Empty
            text="暂无配单产品，请先添加产品"
            action={
              <ButtonLink href="#add" kind="primary">
                去选产品
              </ButtonLink>
            }
          />
        </Card>
        <Card>
          <ErrorState
            title="清单没有读出来"
            safe="你编辑的内容都已保存，没有丢失。"
            reference="7F3A-20"
            actions={
              <>
                <Button kind="primary" icon="refresh">
                  重新读取
                </Button>
                <Button>返回首页</Button>
              </>
            }
          />
        </Card>
        <Card>
          <Empty drawing="search" text="没有符合全部条件的产品，去掉一个条件试试" action={<Button>清除条件</Button>} />
        </Card>
        <Card>
          <Empty drawing="box" text="还没有收藏的产品" action={<ButtonLink href="#all">逛逛全部产品</ButtonLink>} />
        </Card>
      </div>
    </>
  );
}
