import { defineRoom } from '../../platform/room.ts';
import { answerRequirement, closeRequirement, takeOverRequirement } from './console/handle-requirements.ts';
import { countDeskRequirements, getDeskRequirement, listDeskRequirements, readRequirementContact } from './console/read-requirements.ts';
import { listProductTypes, listShopService } from './list-choices.ts';
import type { RequirementNeeds } from './needs.ts';
import { addRequirementWord, getRequirement, listRequirements, showRequirementOrder, withdrawRequirement } from './own-requirements.ts';
import { submitRequirement } from './submit-requirement.ts';

export const requirementRoom = defineRoom({
  name: 'requirement',
  open: (needs: RequirementNeeds) => needs,
  operations: [
    listProductTypes,
    listShopService,
    submitRequirement,
    listRequirements,
    getRequirement,
    addRequirementWord,
    showRequirementOrder,
    withdrawRequirement,
    listDeskRequirements,
    countDeskRequirements,
    getDeskRequirement,
    readRequirementContact,
    takeOverRequirement,
    answerRequirement,
    closeRequirement,
  ],
});
