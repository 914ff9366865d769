/** What the check is asked beside its lines. Apart from the roles' fields, so that the contract loads these alone. Source: CHECK-1. */
import { UNSAID_RUN_M } from '../constants/cabling.ts';
import { RETENTION_DAYS } from '../constants/storage.ts';
import { defineFields, type ValuesOf } from '../inputs/index.ts';

/** How busy a camera's picture is follows from where it hangs; one that does not say so is taken as outdoors. Source: CHECK-12. */
export const BY_LOCATION = 'byLocation';

export const checkFields = defineFields({
  retentionDays: { kind: 'number', whole: true, label: '保存天数', hint: '录像要保存多少天', unit: '天', min: 1, max: 3650, default: RETENTION_DAYS.value },
  hoursPerDay: { kind: 'number', label: '每天录像小时', hint: '全天录像为 24 小时', unit: '小时', min: 0.1, max: 24, default: 24 },
  avgCableM: { kind: 'number', label: '平均网线长度', hint: '摄像机到机柜的平均走线长度', unit: 'm', min: 0.1, max: 2000, default: UNSAID_RUN_M.value },
  headless: { kind: 'flag', label: '不需要显示器', hint: '只用客户端或平台看画面', default: false },
  standbyHours: {
    kind: 'number',
    label: '门禁断电后备',
    hint: '停电后门禁还要工作几小时；由 UPS 集中供电或没有要求时为 0',
    unit: '小时',
    min: 0,
    max: 48,
    default: 0,
  },
  gateRunM: { kind: 'number', label: '闸机到弱电间走线', hint: '超过网线能到的距离要用光纤；不核对时为 0', unit: 'm', min: 0, max: 1000, default: 0 },
  upsBlockAh: {
    kind: 'number',
    label: 'UPS 电池总容量',
    hint: '按后备时间算出的 12 V 电池节数 × 每节安时；不核对时为 0',
    unit: 'Ah',
    min: 0,
    max: 1_000_000,
    default: 0,
  },
  silent: { kind: 'flag', label: '不录音', hint: '带拾音器的摄像机也不录声音，码率不含录音', default: false },
  scene: {
    kind: 'option',
    label: '场景复杂度',
    hint: '按使用场所：室外的画面变动多，按复杂，室内按一般',
    options: [
      { value: BY_LOCATION, label: '按使用场所' },
      { value: 'low', label: '简单' },
      { value: 'medium', label: '一般' },
      { value: 'high', label: '复杂' },
    ],
  },
});

/** What stands before anybody set anything. The rules alone take a scene that nobody states as CALC-0 does; a list in the portal is on the safe side. */
export const checkDefaults = {
  retentionDays: checkFields.retentionDays.default,
  hoursPerDay: checkFields.hoursPerDay.default,
  avgCableM: checkFields.avgCableM.default,
  headless: checkFields.headless.default,
  standbyHours: checkFields.standbyHours.default,
  gateRunM: checkFields.gateRunM.default,
  upsBlockAh: checkFields.upsBlockAh.default,
  silent: checkFields.silent.default,
  scene: BY_LOCATION,
} satisfies ValuesOf<typeof checkFields>;
