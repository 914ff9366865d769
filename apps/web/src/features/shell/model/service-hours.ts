/** When customer service answers: longer on working days and weekends, shorter on public holidays (SHELL-14). */
const USUAL = '09:00–22:00';
const ON_HOLIDAYS = '09:00–18:00';

export const SERVICE_HOURS = `${USUAL}（节假日 ${ON_HOLIDAYS}）`;

/** Public holidays, first and last day, as they were announced for the year. */
const HOLIDAYS: readonly (readonly [name: string, first: string, last: string])[] = [
  ['元旦', '2026-01-01', '2026-01-03'],
  ['春节', '2026-02-15', '2026-02-23'],
  ['清明节', '2026-04-04', '2026-04-06'],
  ['劳动节', '2026-05-01', '2026-05-05'],
  ['端午节', '2026-06-19', '2026-06-21'],
  ['中秋节', '2026-09-25', '2026-09-27'],
  ['国庆节', '2026-10-01', '2026-10-07'],
];

/** The hours of a day (`2026-10-01`) in words; both where its year's holidays are not known yet. */
export function serviceHoursOn(day: string): string {
  const holiday = HOLIDAYS.find(([, first, last]) => first <= day && day <= last);
  if (holiday) return `今日${holiday[0]}假期 ${ON_HOLIDAYS}`;
  return HOLIDAYS.some(([, first]) => first.slice(0, 4) === day.slice(0, 4)) ? `今日 ${USUAL}` : SERVICE_HOURS;
}
