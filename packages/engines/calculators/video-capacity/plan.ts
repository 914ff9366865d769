import {
  CAPACITY_RULE,
  DISK_LABEL_TB,
  FORMAT_LOSS_PERCENT,
  KEY_TARGET_RETENTION_DAYS,
  RAID_GROUP_MAX,
  RAID_MIN_DISKS,
  RAID_PARITY_DISKS,
  RETENTION_DAYS,
} from '../../constants/storage.ts';
import { NIGHT_HOURS, UNSAID_SCENE, VBR_DAY_SHARE, VBR_NIGHT_SHARE } from '../../constants/stream.ts';
import { defineCalculator } from '../plan.ts';
import { streamBasis } from '../stream/basis.ts';
import { aVideoCapacity } from './calculate.ts';
import { videoCapacityMeaning, videoCapacityWarnings, videoCapacityWorking } from './explain.ts';
import { videoCapacityFields } from './fields.ts';
import { videoCapacityInputs, videoCapacityProducts } from './lines.ts';

export const videoCapacity = defineCalculator({
  id: 'aVideoCapacity',
  answers: '要几块硬盘，或已有硬盘能存几天',
  fields: videoCapacityFields,
  starter: { groups: [{ channels: 16, resolution: '1080P', scene: UNSAID_SCENE.value }] },
  calculate: aVideoCapacity,
  working: videoCapacityWorking,
  meaning: videoCapacityMeaning,
  warningTexts: videoCapacityWarnings,
  basis: [
    CAPACITY_RULE,
    DISK_LABEL_TB,
    FORMAT_LOSS_PERCENT,
    RETENTION_DAYS,
    KEY_TARGET_RETENTION_DAYS,
    RAID_MIN_DISKS,
    RAID_PARITY_DISKS,
    RAID_GROUP_MAX,
    VBR_DAY_SHARE,
    VBR_NIGHT_SHARE,
    NIGHT_HOURS,
    ...streamBasis,
  ],
  products: videoCapacityProducts,
  inputsFrom: videoCapacityInputs,
});
