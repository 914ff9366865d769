import * as constants from '../../constants/access-control.ts';
import { CHANNEL_MAX_M, ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { FIRE_LINK_OUTPUTS } from '../../constants/fire.ts';
import { COPPER_CLASS_5, LOAD_RATIO, MAX_DROP_PERCENT, USUAL_CONDUCTOR_TEMP_C } from '../../constants/supply.ts';
import { CLOSET_CORD_M } from '../../constants/structured-cabling.ts';
import { SWITCH_PORTS, SWITCH_SPARE_PERCENT } from '../../constants/switch.ts';
import { numberText as n } from '../../inputs/index.ts';
import { NETWORK_CABLE_BASIS } from '../core/network-cable.ts';
import { defineScenario } from '../core/plan.ts';
import { scenarioAccessControl } from './calculate.ts';
import { accessControlFields } from './fields.ts';

/** What is kept, beside what the design code asks for. */
function standbyText(hours: number): string {
  const asked = constants.STANDBY_HOURS.value;
  return `${hours === 0 ? '不配' : `${n(hours)} h`}${hours < asked ? `，规范要求 ${asked} h` : ''}`;
}

export const accessControl = defineScenario({
  id: 'scenarioAccessControl',
  title: '门禁',
  answers: '每樘门配什么，控制器、电源、卡和线各要多少',
  fields: accessControlFields,
  steps: [
    { title: '有哪些门', fields: ['groups', 'closetRunM'] },
    { title: '多少人用', fields: ['users'] },
    { title: '停电怎么办', fields: ['standbyHours'] },
  ],
  starter: { groups: [{ doors: 7 }], users: 100 },
  calculate: scenarioAccessControl,
  highlights: ({ users, standbyHours }, { doors, controllers, readers, drawnW }) => [
    { label: '门', value: `${n(doors)} 樘` },
    { label: '控制器', value: controllers > 0 ? `${n(controllers)} 台` : '人脸一体机自带' },
    { label: '读卡与人脸', value: `${n(readers)} 台` },
    { label: '用户', value: `${n(users)} 人` },
    { label: '门禁用电', value: `${n(drawnW, 1)} W` },
    { label: '断电后备', value: standbyText(standbyHours) },
  ],
  warningTexts: {
    STANDBY_TOO_LONG: '后备容量超过两节 100 Ah，或电源来不及充回，请由 UPS 集中供电：按智能配单的“门禁用电”在 UPS 场景里计算',
    WIEGAND_OVER_100M: '读卡器离控制器超过 100 m，韦根信号到不了，请用 RS-485 读卡器或就近放控制器',
    LOCK_LINE_DROP: '锁线太长，2×1.0 的压降超过一成，锁可能吸不住或打不开，请换 2×1.5、2×2.5，或把电源放到门边',
    NETWORK_OVER_100M: `人脸一体机离交换机超过 ${CHANNEL_MAX_M.value} m，或弱电间之间加两端超过它，请用光纤或就近加交换机；弱电间之间的网线没有计入`,
  },
  basis: [
    ...Object.values(constants),
    FIRE_LINK_OUTPUTS,
    LOAD_RATIO,
    COPPER_CLASS_5,
    MAX_DROP_PERCENT,
    USUAL_CONDUCTOR_TEMP_C,
    CLOSET_CORD_M,
    ROLL_M,
    ROLL_SPARE_PERCENT,
    ...NETWORK_CABLE_BASIS,
    SWITCH_PORTS,
    SWITCH_SPARE_PERCENT,
  ],
  presets: { high: { standbyHours: constants.STANDBY_HOURS.value } },
});
