import {
  addRequirementWord,
  getRequirement,
  listProductTypes,
  listRequirements,
  listShopService,
  OPEN_MAX,
  submitRequirement,
  withdrawRequirement,
} from '@portal/contract/requirement';
import { insertCategories } from '@portal/server/testkit/requirement';
import { insertPlaces } from '@portal/server/testkit/papers';
import { requirementForm as form } from '@portal/server/testkit/requirement';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('what is asked of the provider (REQUEST-1 to 9)', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
    await insertPlaces(portal);
    await insertCategories(portal);
  });
  afterAll(() => portal.close());

  let serial = 0;
  const key = () => `requirement-${serial++}`;
  const someone = async () => {
    const { accountNo } = await aPerson(portal.database);
    const call = await portal.as(accountNo);
    const submit = (more: object = {}) => {
      portal.clock.forward(1000);
      return call(submitRequirement, { body: { ...form, ...more }, idempotencyKey: key() });
    };
    return { accountNo, call, submit };
  };

  it('offers the first categories of the goods, the budget ranges and the seven kinds', async () => {
    const call = await portal.as();
    expect(await call(listProductTypes)).toEqual([
      { id: '1', itemValue: '视频监控' },
      { id: '2', itemValue: '门禁' },
    ]);
    const { services, budgetRanges } = await call(listShopService);
    expect(services.map(({ requirementTypeId, title }) => `${requirementTypeId} ${title}`)).toEqual([
      '3 方案咨询',
      '4 项目支持',
      '5 获取方案',
      '6 现场勘测',
      '7 工程施工',
      '8 方案设计',
      '9 运维保障',
    ]);
    expect(budgetRanges[0]).toEqual({ itemName: '1 万元以下', itemValue: '1' });
  });

  it('takes the specified body, and says by itself what is not said', async () => {
    const { call, submit } = await someone();
    const id = await submit({ address: ['33', '3301', '330108'] });
    const { rows } = await portal.database.pool.query(
      'select client_source, entrance_type, requirement_type_id, company_name from requirement where requirement_id = $1',
      [id],
    );
    expect(rows).toEqual([{ client_source: 1, entrance_type: 10, requirement_type_id: 8, company_name: '' }]);
    expect(await call(getRequirement, { params: { id } })).toMatchObject({
      state: 'pending',
      requirementTypeId: 8,
      sceneName: '工厂',
      categoryNames: ['视频监控', '门禁'],
      regionName: '浙江省 杭州市 滨江区',
      budgetName: '5 万～20 万元',
      words: [],
    });
    await submit({ clientSource: 1, entranceType: 10, requirementTypeId: 3, companyName: '杭州试验安防工程有限公司' });
    expect((await call(listRequirements)).data.map(({ requirementTypeId }) => requirementTypeId)).toEqual([3, 8]);
  });

  it('says on each field what is missing, word for word, all at once', async () => {
    const { call } = await someone();
    const { fields } = await failureOf(call(submitRequirement, { body: { identity: 'company' } as never, idempotencyKey: key() }));
    expect(fields).toEqual({
      contact: '联系人不能为空',
      phone: '联系电话不能为空',
      companyName: '公司名称不能为空',
      budgetRangeCode: '请选择预算范围',
      sceneId: '安装场景不能为空',
      categoryPath: '产品类型不能为空',
      provinceCode: '项目地址不能为空',
      cityCode: '项目地址不能为空',
      areaCode: '项目地址不能为空',
      provinceName: '项目地址不能为空',
      cityName: '项目地址不能为空',
      areaName: '项目地址不能为空',
      remark: '需求描述不能为空',
    });
  });

  it('judges phone, blanks, product types, place and kind', async () => {
    const { call, submit } = await someone();
    const wrong = async (more: object) => (await failureOf(submit(more))).fields;
    for (const phone of ['12800000001', '1380000000', '138000000011', '0571-123', '88888888', '0571-888888888', '0-571-88888888', 'abc'])
      expect([phone, await wrong({ phone })]).toEqual([phone, { phone: '请输入正确的联系电话' }]);
    expect(await wrong({ phone: ' ' })).toEqual({ phone: '联系电话不能为空' });
    expect(await wrong({ contact: ' ', remark: '\u200b ' })).toEqual({ contact: '联系人不能为空', remark: '需求描述不能为空' });
    expect(await wrong({ identity: 'company', companyName: '　' })).toEqual({ companyName: '公司名称不能为空' });
    expect(await wrong({ categoryPath: '9' })).toEqual({ categoryPath: '产品类型不能为空' });
    // what only we know is told of all fields at once (WIRE-21)
    expect(Object.keys(await wrong({ categoryPath: '9', areaName: '西湖区', designOrderId: 'D0' })).toSorted()).toEqual([
      'areaCode',
      'categoryPath',
      'designOrderId',
    ]);
    expect(await wrong({ categoryPath: '!!!' })).toEqual({ categoryPath: '产品类型不能为空' });
    expect(await wrong({ areaName: '西湖区' })).toEqual({ areaCode: '项目地址不能为空' });
    expect(await wrong({ cityCode: '3302', cityName: '宁波市' })).toEqual({ areaCode: '项目地址不能为空' });
    expect(await wrong({ requirementTypeId: 2 })).toEqual({ requirementTypeId: '没有这种需求类型' });
    expect(await wrong({ sceneId: 'moon' })).toEqual({ sceneId: '安装场景不能为空' });
    expect(Object.keys((await wrong({ accountNo: 'A1' })) ?? {})).not.toEqual([]);
    for (const phone of ['057188888888', '0571-8888888', '010-88888888', '02188888888', '19900000001']) expect(await submit({ phone })).not.toBe('');
    expect((await call(getRequirement, { params: { id: await submit({ phone: '0571-88888888' }) } })).phone).toBe('057188888888');
  });

  it('a person has no company, whatever is sent', async () => {
    const { call, submit } = await someone();
    const id = await submit({ identity: 'person', companyName: '某公司' });
    expect((await call(getRequirement, { params: { id } })).companyName).toBe('');
  });

  it('sent twice is one', async () => {
    const { accountNo, call } = await someone();
    const request = { body: form, idempotencyKey: `twice-${accountNo}` };
    const [one, other] = await Promise.all([call(submitRequirement, request), call(submitRequirement, request).catch(() => call(submitRequirement, request))]);
    expect(other).toBe(one);
    expect((await call(listRequirements)).count).toBe(1);
  });

  it('are twenty open ones at most; one that is taken back makes room', async () => {
    const { call, submit } = await someone();
    const ids: string[] = [];
    for (let made = 0; made < OPEN_MAX; made++) {
      ids.push(await submit());
      portal.clock.forward(200_000);
    }
    expect((await failureOf(submit())).code).toBe(1561);
    await call(withdrawRequirement, { body: { id: ids[0] ?? '' } });
    expect(await submit()).not.toBe('');
  });

  it('a word is added while it is open; taken back twice it is taken back once, and then it is over', async () => {
    const { call, submit } = await someone();
    const id = await submit();
    portal.clock.forward(1000);
    const added = await call(addRequirementWord, { body: { id, text: ' 还要带夜视 ' }, idempotencyKey: key() });
    expect(added.words.map(({ by, kind, text }) => [by, kind, text])).toEqual([['asker', 'word', '还要带夜视']]);
    expect((await failureOf(call(addRequirementWord, { body: { id, text: ' ' }, idempotencyKey: key() }))).fields).toEqual({ text: '请填写内容' });
    const closed = await call(withdrawRequirement, { body: { id } });
    expect(closed.state).toBe('closed');
    expect(await call(withdrawRequirement, { body: { id } })).toEqual(closed);
    expect((await failureOf(call(addRequirementWord, { body: { id, text: '等等' }, idempotencyKey: key() }))).code).toBe(1560);
    expect((await call(listRequirements, { query: { state: 'pending' } })).count).toBe(0);
  });

  it('are of whoever asked: to another they are as if they were not there (REQUEST-7)', async () => {
    const one = await someone();
    const id = await one.submit();
    const other = await portal.as((await anInstaller(portal.database)).accountNo);
    expect(await other(listRequirements)).toEqual({ data: [], count: 0 });
    const attempts = [
      () => other(getRequirement, { params: { id } }),
      () => other(addRequirementWord, { body: { id, text: '我也要' }, idempotencyKey: key() }),
      () => other(withdrawRequirement, { body: { id } }),
    ];
    for (const attempt of attempts) expect((await failureOf(attempt())).code).toBe(404);
    expect((await one.call(getRequirement, { params: { id } })).state).toBe('pending');
  });
});
