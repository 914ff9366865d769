/** A requirement as tests hand it in, and what its form may be filled with. */
import type { BodyInputOf } from '@portal/contract/core';
import type { submitRequirement } from '@portal/contract/requirement';
import type { TestPortal } from './portal.ts';

/** Two first categories, and one below the first of them. */
export async function insertCategories({ database }: Pick<TestPortal, 'database'>): Promise<void> {
  await database.pool.query(`insert into category (id, parent_id, catagory_name, data_id, sort) values
    (1, null, '视频监控', 'video', 1), (2, null, '门禁', 'access', 2), (3, 1, '枪型摄像机', 'bullet', 1)`);
}

/** A whole form of a person, at a place of `insertPlaces`. */
export const requirementForm: BodyInputOf<typeof submitRequirement> = {
  contact: '林晓',
  phone: '13800000009',
  budgetRangeCode: '3',
  sceneId: 'factory',
  categoryPath: '1!!!2',
  provinceCode: '33',
  provinceName: '浙江省',
  cityCode: '3301',
  cityName: '杭州市',
  areaCode: '330108',
  areaName: '滨江区',
  remark: '厂区 12 个点位，要看得清车牌',
};
