/** What the form is begun with: all that is known of whoever asks and of the project, so that nobody types it again (REQUEST-15). */
import type { Address } from '@portal/contract/address';
import type { DesignOrder } from '@portal/contract/design-order';
import { CONTACT_MAX, DETAIL_ADDRESS_MAX } from '@portal/contract/requirement';
import { firstLetters, formatYuan } from '@portal/units';
import { pickedOf } from '../../region/index.ts';
import { NOTHING_TYPED, phoneOf, type TypedRequirement } from './typed-requirement.ts';

export interface KnownOfAsker {
  companyName: string;
  /** What the account is called; a masked number is no name. */
  nickname: string;
  /** The one goods go to when nothing is said. */
  address?: Omit<Address, 'id' | 'isDefault'> | undefined;
  designOrder?: Pick<DesignOrder, 'id' | 'name' | 'sceneId' | 'totals'> | undefined;
}

export const begunRequirement = ({ companyName, nickname, address, designOrder }: KnownOfAsker): TypedRequirement => ({
  ...NOTHING_TYPED,
  companyName,
  contact: nickname.includes('*') ? '' : firstLetters(nickname, CONTACT_MAX),
  ...(address && {
    contact: firstLetters(address.contactName, CONTACT_MAX),
    phone: phoneOf(address.contactPhone),
    region: pickedOf(address).slice(0, 3),
    detailAddress: firstLetters([address.streetName ?? '', address.detailAddress].join(''), DETAIL_ADDRESS_MAX),
  }),
  ...(designOrder && {
    designOrderId: designOrder.id,
    sceneId: designOrder.sceneId ?? '',
    remark: `项目：${designOrder.name}（配单 ${designOrder.id}，${designOrder.totals.lineCount} 种 ${designOrder.totals.pieceCount} 件，${formatYuan(designOrder.totals.amount).text}）\n`,
  }),
});
