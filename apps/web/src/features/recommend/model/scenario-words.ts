import type { ScenarioId } from '@portal/engines/sizing';

/** What a scenario leads to, for choosing one: the products of its list, and about how long the questions take. */
export interface ScenarioWords {
  gets: readonly string[];
  minutes: number;
}

export const SCENARIO_WORDS: Readonly<Record<ScenarioId, ScenarioWords>> = {
  scenarioVideoSurveillance: { gets: ['摄像机、焦距与台数', '录像机、硬盘与交换机', '网线、支架、机柜与 UPS'], minutes: 3 },
  scenarioLed: { gets: ['箱体与备用模组', '发送器、接收卡', '配电箱与播控软件'], minutes: 1 },
  scenarioParking: { gets: ['道闸与车牌识别', '缴费与对讲', '车位引导与寻车'], minutes: 2 },
  scenarioAccessGuard: { gets: ['闸机与无障碍通道', '人脸、刷卡等终端', '消防联动与管理平台'], minutes: 2 },
  scenarioBroadcast: { gets: ['扬声器与功放', '分区、呼叫与节目源', '按线损选的音频线'], minutes: 3 },
  scenarioUps: { gets: ['UPS 主机', '电池、电池柜与连接线', '输入断路器与监控卡'], minutes: 2 },
  scenarioAccessControl: { gets: ['控制器与读卡器', '锁具、按钮与门磁', '电源、线缆与卡片'], minutes: 2 },
};
