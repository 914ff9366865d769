import { COUNTERS_MAX, LENS_BY_HEIGHT, OVERLAP_M, PERSON_HEIGHT_M, USABLE_RATIO } from '../../constants/counter.ts';
import { defineFields, type Option } from '../../inputs/index.ts';

const lensOptions: readonly Option<'auto' | number>[] = [
  { value: 'auto', label: '按高度自动' },
  ...LENS_BY_HEIGHT.value.map(({ lensMm }) => ({ value: lensMm, label: lensMm.toFixed(1) })),
];

export const peopleCounterFields = defineFields({
  mountHeightM: { kind: 'number', label: '安装高度', hint: '镜头到地面的高度', unit: 'm', min: 2.2, max: 10, required: true },
  lensMm: { kind: 'option', label: '镜头焦距', hint: '不清楚就按高度自动选', unit: 'mm', options: lensOptions, default: 'auto' },
  passageWidthM: { kind: 'number', label: '通道宽度', hint: '人能走的净宽，左墙到右墙', unit: 'm', min: 0, above: true, max: 100, required: true },
  personHeightM: { kind: 'number', label: '行人身高', hint: '按较高的行人填，覆盖宽度从头顶算起', unit: 'm', min: 1, max: 2.2, default: PERSON_HEIGHT_M.value },
  usableRatio: { kind: 'number', label: '有效画面比例', hint: '画面边缘畸变大，不算在内；0.9 即用九成', min: 0.5, max: 1, default: USABLE_RATIO.value },
  overlapM: {
    kind: 'number',
    label: '相邻重叠',
    hint: '两台画面至少重叠多宽，一个肩宽不漏人',
    conflict: `相邻重叠太大：要小于一台的有效宽度，且全程不超过 ${COUNTERS_MAX.value} 台`,
    unit: 'm',
    min: 0,
    max: 2,
    default: OVERLAP_M.value,
  },
});
export type PeopleCounterFields = typeof peopleCounterFields;
