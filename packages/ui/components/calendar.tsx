import { formatDate } from '@portal/units';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { dayWithin, shiftDay, weekdayOf, weeksOf } from '../model/calendar-days.ts';
import { Button, IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { Select } from './field.tsx';

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const EVERY_FIVE = Array.from({ length: 12 }, (_, place) => place * 5);

const two = (figure: number): string => String(figure).padStart(2, '0');
const wordsOf = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日，星期${WEEKDAYS[weekdayOf(day)]}`;
};

/** Where a key leads from a day. */
const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => shiftDay(day, { days: -1 }),
  ArrowRight: (day) => shiftDay(day, { days: 1 }),
  ArrowUp: (day) => shiftDay(day, { days: -7 }),
  ArrowDown: (day) => shiftDay(day, { days: 7 }),
  Home: (day) => shiftDay(day, { days: -weekdayOf(day) }),
  End: (day) => shiftDay(day, { days: 6 - weekdayOf(day) }),
  PageUp: (day) => shiftDay(day, { months: -1 }),
  PageDown: (day) => shiftDay(day, { months: 1 }),
};

interface CalendarProps {
  /** A day, or a moment; '' for none. */
  value: string;
  min: string | undefined;
  max: string | undefined;
  withTime: boolean;
  onPick: (value: string) => void;
  onDone: () => void;
}

/** A month to choose a day from: arrows go through the days, PageUp and PageDown through the months, Enter chooses. With a time it stays until it is done. */
export function Calendar({ value, min, max, withTime, onPick, onDone }: CalendarProps) {
  const [today] = useState(() => formatDate(Date.now()));
  const range = { min, max };
  const chosen = value.slice(0, 10);
  const [hour = 0, minute = 0] = value === '' ? [] : value.slice(11).split(':').map(Number);
  const [shown, setShown] = useState(() => dayWithin(chosen || today, range));
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  useEffect(() => {
    if (movesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    movesFocus.current = false;
  });

  const month = shown.slice(0, 7);
  const turn = (months: number) => setShown(dayWithin(shiftDay(shown, { months }), range));
  const valueAt = (day: string, time = `${two(hour)}:${two(minute)}`) => (withTime ? `${day}T${time}` : day);
  const pick = (day: string) => {
    setShown(day);
    onPick(valueAt(day));
    if (!withTime) onDone();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    movesFocus.current = true;
    setShown(dayWithin(step(shown), range));
  };
  const pickTime = (time: string) => onPick(valueAt(chosen || shown, time));
  const minutes = EVERY_FIVE.includes(minute) ? EVERY_FIVE : [...EVERY_FIVE, minute].toSorted((one, other) => one - other);
  return (
    <>
      <div className="p-calendar__head">
        <Button kind="quiet" size="small" onClick={() => turn(-12)}>
          上一年
        </Button>
        <IconButton name="chevron-left" label="上个月" size="small" onClick={() => turn(-1)} />
        <b aria-live="polite">{`${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`}</b>
        <IconButton name="chevron-right" label="下个月" size="small" onClick={() => turn(1)} />
        <Button kind="quiet" size="small" onClick={() => turn(12)}>
          下一年
        </Button>
      </div>
      {/* the keys of the days in it */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table ref={grid} className="p-calendar__days" onKeyDown={handleKey}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={`星期${name}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    tabIndex={day === shown ? 0 : -1}
                    className={classes('p-calendar__day', !day.startsWith(month) && 'p-calendar__day--beside')}
                    aria-label={wordsOf(day)}
                    aria-pressed={day === chosen}
                    aria-current={day === today ? 'date' : undefined}
                    disabled={dayWithin(day, range) !== day}
                    onClick={() => pick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {withTime && (
        <div className="p-calendar__time">
          <Select size="small" aria-label="时" value={hour} onChange={({ target }) => pickTime(`${two(Number(target.value))}:${two(minute)}`)}>
            {HOURS.map((one) => (
              <option key={one} value={one}>{`${two(one)} 时`}</option>
            ))}
          </Select>
          <Select size="small" aria-label="分" value={minute} onChange={({ target }) => pickTime(`${two(hour)}:${two(Number(target.value))}`)}>
            {minutes.map((one) => (
              <option key={one} value={one}>{`${two(one)} 分`}</option>
            ))}
          </Select>
        </div>
      )}
      <div className="p-calendar__foot">
        <Button kind="quiet" size="small" disabled={dayWithin(today, range) !== today} onClick={() => pick(today)}>
          今天
        </Button>
        <Button
          kind="quiet"
          size="small"
          disabled={value === ''}
          onClick={() => {
            onPick('');
            onDone();
          }}
        >
          清除
        </Button>
        <Button size="small" kind={withTime ? 'primary' : 'secondary'} onClick={onDone}>
          {withTime ? '完成' : '关闭'}
        </Button>
      </div>
    </>
  );
}
