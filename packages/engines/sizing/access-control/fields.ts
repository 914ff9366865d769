import { CLOSET_RUN_M } from '../../constants/cabling.ts';
import { defineFields } from '../../inputs/index.ts';

export const accessControlFields = defineFields({
  groups: {
    kind: 'rows',
    label: '门',
    rowLabel: '一组门',
    hint: '同样的门归一组，每组用自己的控制器',
    maxRows: 500,
    fields: {
      doors: { kind: 'number', whole: true, label: '门数', hint: '这一组有几樘门', unit: '樘', min: 1, max: 2000, required: true },
      leaves: {
        kind: 'option',
        label: '门扇',
        hint: '双扇门用双门磁力锁或两把插锁',
        options: [
          { value: 'single', label: '单扇' },
          { value: 'double', label: '双扇' },
        ],
        default: 'single',
      },
      mode: {
        kind: 'option',
        label: '开门方式',
        hint: '人脸一体机自带控制，不另配控制器；刷卡加人脸两样都装，接到同一台控制器',
        options: [
          { value: 'cardInButtonOut', label: '进刷出按' },
          { value: 'cardInCardOut', label: '双向刷卡' },
          { value: 'faceTerminal', label: '人脸一体机' },
          { value: 'cardAndFace', label: '刷卡加人脸' },
        ],
        default: 'cardInButtonOut',
      },
      lock: {
        kind: 'option',
        label: '锁具',
        hint: '玻璃门、防火门多用磁力锁，木门用电插锁或电锁口',
        options: [
          { value: 'maglock', label: '磁力锁' },
          { value: 'bolt', label: '电插锁' },
          { value: 'strike', label: '电锁口' },
        ],
        default: 'maglock',
      },
      distanceM: {
        kind: 'number',
        label: '到控制器平均距离',
        hint: '走线距离；人脸一体机填到交换机的距离',
        unit: 'm',
        min: 1,
        max: 1200,
        default: 30,
      },
      closet: { kind: 'number', rare: true, whole: true, label: '弱电间', hint: '控制器接到第几个弱电间，一层一个；各配交换机', min: 1, max: 200, default: 1 },
    },
  },
  closetRunM: {
    kind: 'number',
    label: '弱电间到主弱电间',
    hint: '几个弱电间时，各弱电间交换机到主弱电间的平均走线距离',
    unit: 'm',
    min: 1,
    max: 1000,
    default: CLOSET_RUN_M.value,
  },
  users: { kind: 'number', whole: true, label: '用户数', hint: '要发卡或录脸的人数', unit: '人', min: 1, max: 200_000, required: true },
  standbyHours: {
    kind: 'number',
    label: '断电后备',
    hint: '停电后门禁还要工作几小时，规范要求 48 h；由 UPS 集中供电时填 0',
    unit: 'h',
    min: 0,
    max: 48,
    default: 0,
  },
});
export type AccessControlFields = typeof accessControlFields;
