/** What of a scenario's warnings the customer reads, and what of its products they are about. Source: SIZE-18. */
import { KEY_TARGET_RETENTION_DAYS, RETENTION_DAYS } from '../constants/storage.ts';
import { FLOOR_KG_PER_M2, STRINGS_MAX, UPS_WIRED_FROM_KVA } from '../constants/ups.ts';
import type { RoleId } from '../roles/index.ts';
import type { ScenarioId } from './core/plan.ts';

interface SceneWarnings {
  /** About life, electricity or a code: by its code what stands on the customer's paper, who knows no tool of ours and no list of faults. */
  safety: Readonly<Record<string, string>>;
  /** Roles of no other scenario that its system cannot be without: with none of them in a list the system is gone. */
  heads: readonly RoleId[];
}

const SCENE_WARNINGS: Readonly<Record<ScenarioId, SceneWarnings>> = {
  scenarioVideoSurveillance: {
    safety: {
      RETENTION_BELOW_30: `录像保存不足 ${RETENTION_DAYS.value} 天，请确认符合项目所在地的要求`,
      RETENTION_BELOW_90: `反恐重点目标的录像应保存 ${KEY_TARGET_RETENTION_DAYS.value} 天以上，本方案不足`,
    },
    heads: ['ipCamera', 'nvr', 'storageServer'],
  },
  scenarioLed: { safety: {}, heads: ['ledCabinet', 'ledSendingController'] },
  scenarioParking: { safety: {}, heads: ['barrierGate', 'anprCamera', 'bayVideoDetector', 'bayUltrasonicDetector'] },
  scenarioAccessGuard: {
    safety: { NO_ACCESSIBLE_LANE: '本方案没有无障碍通道，出入口应另有一条净宽 900 mm 以上的通道' },
    heads: ['gatePedestalSide', 'gatePedestalMiddle', 'gateUnit'],
  },
  scenarioBroadcast: {
    safety: {
      SPL_SHORT: '部分区域的广播声压低于设计要求，施工前须增加扬声器或改用更响的型号',
      NO_EMERGENCY_POWER: '应急广播没有配后备电池，须由消防应急电源供电（GB 50116-2013 10.1.5）',
      STANDBY_TOO_LARGE: `应急广播的后备电池并联超过 ${STRINGS_MAX.value} 组，须分处设置功放，或由消防应急电源、发电机供电`,
      LINE_TOO_LONG: '部分广播线路过长，末端音量低于设计值，须把功放移近或拆分分区',
    },
    heads: ['powerAmplifier', 'ceilingSpeaker', 'fireSpeaker'],
  },
  scenarioUps: {
    safety: {
      NO_BATTERY: 'UPS 没有配后备电池：只稳压，停电即断电',
      TOO_MANY_STRINGS: `UPS 的电池并联超过 ${STRINGS_MAX.value} 组，须缩短后备时间、换更高直流电压的主机或配发电机`,
      PARALLEL_SMALL: `${UPS_WIRED_FROM_KVA.value} kVA 以下的 UPS 一般不能并机，并机须用 ${UPS_WIRED_FROM_KVA.value} kVA 及以上的主机`,
      THREE_PHASE_OUTPUT: 'UPS 是三相输出，单相设备须在输出配电里均分到三相，任一相不超过主机容量的三分之一',
      PHASE_TOO_SMALL: '有单台单相设备超过 UPS 一相的容量（三分之一），须换更大的主机或三进单出的主机',
      FLOOR_LOAD: `电池柜压在楼板上超过一般楼面的 ${FLOOR_KG_PER_M2.value} kg/m²，放置前须由结构专业核算`,
    },
    heads: ['upsHost', 'batteryBlock'],
  },
  scenarioAccessControl: { safety: {}, heads: ['doorController', 'lock', 'faceTerminal'] },
};

export const isSafetyWarning = (scenario: ScenarioId, code: string): boolean => Object.hasOwn(SCENE_WARNINGS[scenario].safety, code);
export const sceneHeads = (scenario: ScenarioId): readonly RoleId[] => SCENE_WARNINGS[scenario].heads;

/** What the customer reads of a warning that was kept, by an older portal perhaps; null: it is no such warning. */
export const customerWordsOf = (scenario: string, code: string): string | null =>
  Object.hasOwn(SCENE_WARNINGS, scenario) ? (SCENE_WARNINGS[scenario as ScenarioId].safety[code] ?? null) : null;
