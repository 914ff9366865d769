import { maskPhone } from '@portal/units';

/** Whose account is closed keeps a number that is no phone. */
const isPhone = (phone: string): boolean => /^1\d{10}$/.test(phone);

/** What a person is called among colleagues. */
export function nameOf(person: { nickname: string; phone: string } | undefined): string {
  if (person === undefined || !isPhone(person.phone)) return '已注销账号';
  return person.nickname || maskPhone(person.phone);
}
