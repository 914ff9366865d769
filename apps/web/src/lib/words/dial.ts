/** A number as a telephone dials it; an extension behind a landline is dialled after a pause. `0571-88888888-801` is `tel:057188888888,801`. */
export function dialOf(phone: string): string {
  const [, number = phone, extension] = /^(0\d{2,3}[- ]?\d{7,8})-(\d{1,6})$/.exec(phone.trim()) ?? [];
  return `tel:${number.replace(/[^\d+]/g, '')}${extension === undefined ? '' : `,${extension}`}`;
}
