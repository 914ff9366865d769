import type { CategoryNode } from '@portal/contract/catalog';
import { describe, expect, it } from 'vitest';
import { nearestCategories } from './nearest-categories.ts';

const node = (id: number, catagoryName: string, spuCount: number, children: CategoryNode[] = []): CategoryNode => ({
  id,
  catagoryName,
  dataId: `${id}`,
  spuCount,
  children,
});
const tree = [
  node(1, '视频监控', 30, [node(11, '半球网络摄像机', 8), node(12, '枪型网络摄像机', 20), node(13, '热成像摄像机', 0)]),
  node(2, '门禁', 9, [node(21, '人脸门禁', 5), node(22, '门禁控制器', 4)]),
];
const named = (keyword: string, here: number | null = null) => nearestCategories(tree, keyword, here).map(({ catagoryName }) => catagoryName);

describe('the nearest categories (SHELL-24)', () => {
  it('are those whose names are most like what was looked for, and never empty ones', () => {
    expect(named('防爆半球').at(0)).toBe('半球网络摄像机');
    expect(named('指纹门禁').slice(0, 2).toSorted()).toEqual(['人脸门禁', '门禁控制器']);
    expect(named('热成像摄像机')).not.toContain('热成像摄像机');
  });
  it('without a keyword stand beside the one that is open, then by what they have', () => {
    expect(named('', 21)).toEqual(['门禁控制器', '枪型网络摄像机', '半球网络摄像机']);
    expect(named('', 1).slice(0, 2)).toEqual(['枪型网络摄像机', '半球网络摄像机']);
    expect(named('').at(0)).toBe('枪型网络摄像机');
  });
});
