import * as constants from '../../constants/access-control.ts';
import { ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { DOOR_FIRE_CODE, FIRE_LINK_OUTPUTS } from '../../constants/fire.ts';
import { DISCHARGE_EFFICIENCY } from '../../constants/ups.ts';
import { BREAKER_MARGIN, FEED_BREAKER, FEED_DROP_PERCENT } from '../../constants/mains.ts';
import { COPPER_CLASS_5, LISTED_SUPPLY_V, LOAD_RATIO, USUAL_CONDUCTOR_TEMP_C } from '../../constants/supply.ts';
import { CLOSET_CORD_M } from '../../constants/structured-cabling.ts';
import { SWITCH_PORTS, SWITCH_SPARE_PERCENT } from '../../constants/switch.ts';
import { numberText as n } from '../../inputs/index.ts';
import { FIBRE_BASIS } from '../core/fibre-links.ts';
import { FIRE_CABLE_BASIS } from '../core/fire-lines.ts';
import { NETWORK_CABLE_BASIS } from '../core/network-cable.ts';
import { defineScenario } from '../core/plan.ts';
import { scenarioAccessControl } from './calculate.ts';
import { accessControlFields } from './fields.ts';

/** What is asked and how long it lasts as reckoned, beside what the design code asks for. */
function standbyText(hours: number, heldHours: number | null): string {
  const asked = constants.STANDBY_HOURS.value;
  return `${hours === 0 ? '不配' : `${n(hours)} h`}${heldHours === null ? '' : `，算得 ${n(heldHours, 1)} h`}${hours < asked ? `，规范要求 ${asked} h` : ''}`;
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
  highlights: ({ users, standbyHours }, { doors, controllers, readers, drawnW, heldHours }) => [
    { label: '门', value: `${n(doors)} 樘` },
    { label: '控制器', value: controllers > 0 ? `${n(controllers)} 台` : '人脸一体机自带' },
    { label: '读卡与人脸', value: `${n(readers)} 台` },
    { label: '用户', value: `${n(users)} 人` },
    { label: '门禁用电', value: `${n(drawnW, 1)} W` },
    { label: '断电后备', value: standbyText(standbyHours, heldHours) },
  ],
  warningTexts: {
    WIEGAND_OVER_100M: '读卡器离控制器超过 100 m，韦根信号到不了：清单已选 RS-485 读卡器，控制器也要带 RS-485 读头口；或把控制器放近',
  },
  basis: [
    ...Object.values(constants),
    DOOR_FIRE_CODE,
    FIRE_LINK_OUTPUTS,
    ...FIRE_CABLE_BASIS,
    DISCHARGE_EFFICIENCY,
    LOAD_RATIO,
    LISTED_SUPPLY_V,
    COPPER_CLASS_5,
    USUAL_CONDUCTOR_TEMP_C,
    FEED_DROP_PERCENT,
    FEED_BREAKER,
    BREAKER_MARGIN,
    CLOSET_CORD_M,
    ROLL_M,
    ROLL_SPARE_PERCENT,
    ...NETWORK_CABLE_BASIS,
    ...FIBRE_BASIS,
    SWITCH_PORTS,
    SWITCH_SPARE_PERCENT,
  ],
  presets: { high: { standbyHours: constants.STANDBY_HOURS.value } },
});
