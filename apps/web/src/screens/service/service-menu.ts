/** The menu of the service centre, in its order, with what each is for (SERVICE-1). */
import { REQUIREMENT_TYPES, RequirementType } from '@portal/contract/requirement';
import { SERVICE_KINDS, SERVICE_TYPES, type ServiceType } from '@portal/contract/service-order';
import type { IconName } from '@portal/ui';
import { SERVICE_PATHS } from '../../features/service-order/index.ts';

interface ServiceItem {
  label: string;
  href: string;
  words: string;
  icon: IconName;
}

const ICONS: Record<ServiceType, IconName> = { install: 'plug', repair: 'wrench', move: 'swap', monitors: 'eye', 'smart-lock': 'shield', password: 'refresh' };

const wordsOf = (type: RequirementType): string => REQUIREMENT_TYPES.find(({ requirementTypeId }) => requirementTypeId === type)?.words ?? '';

export const SERVICE_ITEMS: readonly ServiceItem[] = [
  ...SERVICE_TYPES.map((type) => ({ label: SERVICE_KINDS[type].title, href: SERVICE_PATHS[type], words: SERVICE_KINDS[type].words, icon: ICONS[type] })),
  { label: '维修进度', href: '/service-center/repair-schedule', words: '已提交的维修申请到了哪一步', icon: 'rows' },
  { label: '送修地址', href: '/service-center/repair-address', words: '各地可以送修的经销商门店与电话', icon: 'shop' },
  { label: '服务网点地图', href: '/service-center/map', words: '在地图上找最近的服务网点', icon: 'location' },
  { label: '勘测服务', href: '/service-center/survey-service', words: wordsOf(RequirementType.survey), icon: 'search' },
  { label: '工程施工', href: '/service-center/project-construction', words: wordsOf(RequirementType.construction), icon: 'grid' },
  { label: '运维保障', href: '/service-center/up-hold', words: wordsOf(RequirementType.upkeep), icon: 'headset' },
];
