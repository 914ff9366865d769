/**
 * Sentences of the trade that are specified, as they are given and as they are said: written down by hand, and from nothing of ours. Each is said by one
 * export, and looked for on the page, or in the answer of a call, by the test named last.
 */
import { accountCopy } from '@portal/contract/account';
import { addressCopy } from '@portal/contract/address';
import { compareCopy, compareFull } from '@portal/contract/compare';
import { guestCopy } from '@portal/contract/core';
import { noSuchGroup } from '@portal/contract/customer';
import { dealerAbnormal, dealerCopy } from '@portal/contract/dealer';
import { designOrderCopy, freeSoftwareAlreadyAdded, paperPrice, placedAtPoint, selectionEmpty, softwareCategoryTaken } from '@portal/contract/design-order';
import { enterpriseCopy } from '@portal/contract/enterprise';
import { privateProductCopy } from '@portal/contract/private-product';
import { regionCopy } from '@portal/contract/region';
import { requirementCopy } from '@portal/contract/requirement';
import { priceInWords, pricingCopy } from '@portal/engines/pricing';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Sentence {
  /** Which requirement says when. */
  of: string;
  /** As it is specified. */
  given: string;
  words: string;
  /** What says it. */
  said: string;
  /** Where it is looked for, from the root. */
  shownBy: string;
  /** Where a call is refused in the same words; absent: no call can be made so. */
  refusedBy?: string;
}

const BINDS = 'e2e/buyer-binds-dealer.test.ts';
const COMPARES = 'e2e/guest-compares.test.ts';
const ADDRESSES = 'e2e/person-keeps-addresses.test.ts';
const ROLES = 'e2e/roles-see-their-portal.test.ts';

const SENTENCES: readonly Sentence[] = [
  { of: 'DEALER-1', given: 'select ordering first-level dealer', words: '选择订货一级经销商', said: dealerCopy.addTitle, shownBy: BINDS },
  { of: 'DEALER-1', given: 'change ordering first-level dealer', words: '修改订货一级经销商', said: dealerCopy.modifyTitle, shownBy: BINDS },
  { of: 'COMPARE-5', given: 'no comparison products, go add', words: '暂无对比产品，去添加', said: compareCopy.none, shownBy: COMPARES },
  {
    of: 'ENTERPRISE-2',
    given: 'The system may not save your changes',
    words: '系统可能不会保存您所做的更改',
    said: enterpriseCopy.unsaved,
    shownBy: 'e2e/person-becomes-dealer.test.ts',
  },
  { of: 'DEALER-4', given: 'please select area', words: '请选择地区', said: dealerCopy.areaRequired, shownBy: BINDS },
  { of: 'DEALER-4', given: 'please select ordering first-level dealer', words: '请选择订货一级经销商', said: dealerCopy.dealerRequired, shownBy: BINDS },
  { of: 'COMPARE-2', given: 'please select at least 2 products to compare', words: '请至少选择2个产品进行对比', said: compareCopy.tooFew, shownBy: COMPARES },
  {
    of: 'COMPARE-1',
    given: 'compare bar is full, you can delete unneeded products before adding more',
    words: '对比栏已满，您可以删除不需要的产品再添加',
    said: compareFull.msg,
    shownBy: COMPARES,
  },
  { of: 'COMPARE-2', given: 'only same major category can be compared', words: '只能对比同一大类的产品', said: compareCopy.otherCategory, shownBy: COMPARES },
  { of: 'PRICE-30', given: 'this group has been deleted', words: '该分组已被删除', said: noSuchGroup.msg, shownBy: 'e2e/dealer-keeps-offers.test.ts' },
  { of: 'CART-1', given: 'You are not logged in, please log in first', words: '您还未登录，请先登录', said: guestCopy.signInFirst, shownBy: ROLES },
  { of: 'CART-1', given: 'Go to login', words: '去登录', said: guestCopy.signIn, shownBy: ROLES },
  { of: 'CART-1', given: 'Take a look', words: '先逛逛', said: guestCopy.lookAround, shownBy: ROLES },
  {
    of: 'ACCESS-11',
    given: 'you have not chosen the ordering first-level dealer, please choose first',
    words: '您还没有选择订货一级经销商，请先选择',
    said: dealerCopy.notChosen,
    shownBy: 'e2e/person-fills-cart.test.ts',
  },
  {
    of: 'ACCESS-11',
    given: 'you have not bound a first-level dealer, please bind before purchasing',
    words: '您还没有绑定一级经销商，请绑定后再采购',
    said: dealerCopy.notBound,
    shownBy: 'apps/web/src/features/dealer/components/unbound-dialog.test.tsx',
  },
  { of: 'DEALER-2', given: 'failed to get data', words: '获取数据失败', said: regionCopy.failed, shownBy: BINDS },
  { of: 'DEALER-4', given: 'bind success', words: '绑定成功', said: dealerCopy.bound, shownBy: BINDS },
  { of: 'ADDRESS-1', given: 'operation success', words: '操作成功', said: addressCopy.updated, shownBy: ADDRESSES },
  { of: 'COMPARE-5', given: 'add to PK success', words: '加入对比成功', said: compareCopy.added, shownBy: COMPARES },
  { of: 'ADDRESS-1', given: 'added successfully', words: '添加成功', said: addressCopy.added, shownBy: ADDRESSES },
  { of: 'ADDRESS-1', given: 'delete successful', words: '删除成功', said: addressCopy.deleted, shownBy: ADDRESSES },
  { of: 'COMPARE-5', given: 'cleared successfully', words: '清空成功', said: compareCopy.cleared, shownBy: COMPARES },
  { of: 'SHELL-23', given: 'logged out successfully', words: '退出成功', said: accountCopy.loggedOut, shownBy: 'e2e/installer-prices-and-exports.test.ts' },
];

const READS = 'e2e/installer-reads-the-sentences.test.ts';
const OWN = 'e2e/installer-keeps-own-products.test.ts';
const SERVER = 'apps/server/src/modules';
const BODIES = `${SERVER}/design-order/specified-bodies.test.ts`;
const ORDERS = `${SERVER}/design-order/quotes/orders.test.ts`;
const SELECTION = `${SERVER}/design-order/selection/selection.test.ts`;
const OWN_CALLS = `${SERVER}/private-product/private-product.test.ts`;
const REQUESTS = `${SERVER}/requirement/requirement.test.ts`;

const { price } = privateProductCopy;

/** Of the design-order tool; where the Chinese is given, it stands as it is said. */
const OF_THE_TOOL: readonly Sentence[] = [
  { of: 'PICK-6', given: '暂无配单产品，请先添加产品', words: '暂无配单产品，请先添加产品', said: designOrderCopy.empty, shownBy: READS },
  {
    of: 'DESIGN-14',
    given: 'add installation and construction fees and cable consumables?',
    words: '是否需要添加安装施工费和线缆耗材？',
    said: '是否需要添加安装施工费和线缆耗材？',
    shownBy: READS,
  },
  {
    of: 'PRICE-5',
    given: 'this product quantity cannot be greater than 1',
    words: '该产品数量不能大于1',
    said: pricingCopy.quantityCapped(1),
    shownBy: READS,
    refusedBy: SELECTION,
  },
  {
    of: 'PRICE-5',
    given: 'the current design plan has already added it, cannot add again',
    words: '当前设计方案已添加该产品，不能重复添加',
    said: freeSoftwareAlreadyAdded.msg,
    shownBy: READS,
    refusedBy: SELECTION,
  },
  {
    of: 'PRICE-6',
    given: 'a product of the current big category already exists',
    words: '当前大类产品已存在',
    said: softwareCategoryTaken.msg,
    // of each big category the demo has one product
    shownBy: 'apps/web/src/features/design-order/selection/model/selection-store.test.ts',
    refusedBy: SELECTION,
  },
  { of: 'PICK-6', given: 'please choose replacement product', words: '请选择替换产品', said: designOrderCopy.replacementNothingChosen, shownBy: READS },
  {
    of: 'PICK-6',
    given: 'duplicate products exist: ...',
    words: '存在重复产品：HV-D2428-IR30',
    said: designOrderCopy.duplicateProducts(['HV-D2428-IR30']),
    shownBy: READS,
  },
  {
    of: 'PICK-6',
    given: 'at most N products can be chosen, please delete before adding',
    words: '最多可选择1个产品，请删除后再添加',
    said: designOrderCopy.tooManyLines(1),
    shownBy: 'apps/web/src/features/design-order/lines/model/replace-lines.test.ts',
  },
  { of: 'PICK-6', given: 'please choose accessories', words: '请选择配件', said: designOrderCopy.accessoriesNothingChosen, shownBy: READS },
  {
    of: 'DESIGN-26',
    given: 'please choose items to delete first',
    words: '请先选择要删除的选项',
    said: designOrderCopy.deleteNothingChosen,
    shownBy: READS,
    refusedBy: BODIES,
  },
  { of: 'PICK-6', given: '请选择你要批量操作的选项', words: '请选择你要批量操作的选项', said: designOrderCopy.chooseForBatch, shownBy: READS },
  { of: 'DESIGN-2', given: '您还没选择配单产品', words: '您还没选择配单产品', said: designOrderCopy.nothingToAdd, shownBy: READS, refusedBy: BODIES },
  { of: 'DESIGN-1', given: '您还没有选择产品哦~', words: '您还没有选择产品哦~', said: selectionEmpty.msg, shownBy: READS, refusedBy: BODIES },
  { of: 'DEALER-13', given: '请选择一级', words: '请选择一级', said: dealerCopy.shopRequired, shownBy: READS, refusedBy: `${SERVER}/dealer/dealer.test.ts` },
  {
    of: 'DEALER-13',
    given: 'abnormal first level or shop, contact sales',
    words: '一级或店铺异常，请联系销售',
    said: dealerAbnormal.msg,
    shownBy: ROLES,
    refusedBy: `${SERVER}/dealer/dealer.test.ts`,
  },
  {
    of: 'DESIGN-1',
    given: '请输入配单名称',
    words: '请输入配单名称',
    said: designOrderCopy.nameRequired,
    shownBy: 'e2e/installer-prices-and-exports.test.ts',
    refusedBy: ORDERS,
  },
  {
    of: 'DESIGN-1',
    given: '长度在 1 到 50 个字符',
    words: '长度在 1 到 50 个字符',
    said: designOrderCopy.nameLength,
    shownBy: 'e2e/installer-takes-brochures.test.ts',
    refusedBy: ORDERS,
  },
  { of: 'PRIVATE-1', given: '请输入产品名称', words: '请输入产品名称', said: privateProductCopy.nameRequired, shownBy: OWN, refusedBy: OWN_CALLS },
  { of: 'PRIVATE-1', given: '1-50', words: '长度在 1 到 50 个字符', said: privateProductCopy.nameLength, shownBy: OWN, refusedBy: OWN_CALLS },
  { of: 'PRIVATE-1', given: '请选择产品分类', words: '请选择产品分类', said: privateProductCopy.categoryRequired, shownBy: OWN, refusedBy: OWN_CALLS },
  { of: 'PRIVATE-1', given: '产品单价不能为空', words: '产品单价不能为空', said: price.missing, shownBy: OWN, refusedBy: OWN_CALLS },
  { of: 'PRIVATE-1', given: '请输入大于0的数值', words: '请输入大于0的数值', said: price.notPositive, shownBy: OWN, refusedBy: OWN_CALLS },
  { of: 'PRIVATE-1', given: '请选择或输入品牌名称', words: '请选择或输入品牌名称', said: privateProductCopy.brandRequired, shownBy: OWN, refusedBy: OWN_CALLS },
  { of: 'PRIVATE-6', given: '添加成功！', words: '添加成功！', said: privateProductCopy.added, shownBy: OWN },
  { of: 'PRIVATE-6', given: '编辑成功！', words: '编辑成功！', said: privateProductCopy.edited, shownBy: OWN },
  { of: 'REQUEST-3', given: '联系人不能为空', words: '联系人不能为空', said: requirementCopy.contactRequired, shownBy: READS, refusedBy: REQUESTS },
  { of: 'REQUEST-3', given: '联系电话不能为空', words: '联系电话不能为空', said: requirementCopy.phoneRequired, shownBy: READS, refusedBy: REQUESTS },
  { of: 'REQUEST-3', given: '安装场景不能为空', words: '安装场景不能为空', said: requirementCopy.sceneRequired, shownBy: READS, refusedBy: REQUESTS },
  { of: 'REQUEST-3', given: '产品类型不能为空', words: '产品类型不能为空', said: requirementCopy.categoryRequired, shownBy: READS, refusedBy: REQUESTS },
  { of: 'REQUEST-3', given: '公司名称不能为空', words: '公司名称不能为空', said: requirementCopy.companyRequired, shownBy: READS, refusedBy: REQUESTS },
  { of: 'REQUEST-3', given: '项目地址不能为空', words: '项目地址不能为空', said: requirementCopy.addressRequired, shownBy: READS, refusedBy: REQUESTS },
  { of: 'REQUEST-3', given: '需求描述不能为空', words: '需求描述不能为空', said: requirementCopy.remarkRequired, shownBy: READS, refusedBy: REQUESTS },
  { of: 'REQUEST-3', given: '请选择预算范围', words: '请选择预算范围', said: requirementCopy.budgetRequired, shownBy: READS, refusedBy: REQUESTS },
  {
    of: 'REQUEST-3',
    given: '请输入正确的联系电话',
    words: '请输入正确的联系电话',
    said: requirementCopy.phoneRule,
    shownBy: 'e2e/installer-asks-and-desk-answers.test.ts',
    refusedBy: REQUESTS,
  },
  {
    of: 'REQUEST-6',
    given: '需求提交成功',
    words: '需求提交成功',
    said: requirementCopy.submitted,
    shownBy: 'e2e/installer-asks-and-desk-answers.test.ts',
  },
  {
    of: 'DESIGN-29',
    given: 'products already placed at points, remove them in the scene',
    words: '清单中包含已放置到点位的产品，请先在场景中移除',
    said: placedAtPoint.msg,
    shownBy: READS,
    refusedBy: `${SERVER}/design-order/placed-at-point.test.ts`,
  },
  {
    of: 'DESIGN-29',
    given: 'the same of what leaves',
    words: '所选产品已放置到点位，请先在场景中移除后再删除',
    said: designOrderCopy.placedAtPointLeaving,
    shownBy: 'apps/web/src/features/design-order/selection/model/selection-store.test.ts',
    refusedBy: `${SERVER}/design-order/placed-at-point.test.ts`,
  },
  { of: 'PICK-6', given: '删除成功', words: '删除成功', said: designOrderCopy.removed, shownBy: READS },
  { of: 'PICK-6', given: '清空成功', words: '清空成功', said: designOrderCopy.cleared, shownBy: READS },
  { of: 'DEALER-13', given: '切换成功', words: '切换成功', said: dealerCopy.switched, shownBy: READS },
  { of: 'PICK-6', given: 'copy succeeded', words: '复制成功', said: '复制成功', shownBy: 'e2e/by-keyboard.test.ts' },
  { of: 'PICK-6', given: 'please confirm whether to delete this product', words: '请确认是否删除该产品', said: designOrderCopy.confirmRemove, shownBy: READS },
  { of: 'PRICE-1', given: 'no price', words: '暂无价格', said: priceInWords(null), shownBy: 'apps/web/src/features/catalog/components/goods.test.tsx' },
  { of: 'PRICE-1', given: 'free', words: '免费', said: paperPrice(0, true), shownBy: 'apps/web/src/features/catalog/components/goods.test.tsx' },
];

const textOf = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

describe('sentences of the trade', () => {
  it.each([...SENTENCES, ...OF_THE_TOOL])(
    '$of: “$given” is said as $words, looked for by $shownBy, and refused with by $refusedBy',
    ({ words, said, shownBy, refusedBy }) => {
      expect(said).toBe(words);
      expect(textOf(shownBy)).toContain(words);
      if (refusedBy !== undefined) expect(textOf(refusedBy)).toContain(words);
    },
  );
});
