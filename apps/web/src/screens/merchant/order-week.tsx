import { Money } from '@portal/ui';
import { fen, toFen, toYuan } from '@portal/units';
import type { OrderDay } from './order-days.ts';
import './order-week.css';

const [WIDTH, HEIGHT, BAR, STEP] = [392, 112, 32, 56] as const;

/** How many orders came in each day of a week, as bars with their numbers, and what they come to. */
export function OrderWeek({ days }: { days: readonly OrderDay[] }) {
  const most = Math.max(1, ...days.map(({ orders }) => orders));
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const amount = days.reduce((sum, day) => sum + toFen(day.yuan), 0);
  return (
    <div className="mc-week">
      <p className="mc-week__sum">
        <strong>{orders}</strong> 单 <Money yuan={toYuan(fen(amount))} />
      </p>
      <svg
        className="mc-week__bars"
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 44}`}
        role="img"
        aria-label={days.map((day) => `${day.day} ${day.orders} 单`).join('，')}
      >
        {days.map((day, place) => {
          const height = day.orders === 0 ? 2 : Math.max(6, Math.round((HEIGHT * day.orders) / most));
          const x = place * STEP + (STEP - BAR) / 2;
          const isToday = place === days.length - 1;
          return (
            <g key={day.day} className={isToday ? 'mc-week__today' : undefined}>
              <rect x={x} y={20 + HEIGHT - height} width={BAR} height={height} rx={2} className={day.orders === 0 ? 'mc-week__none' : 'mc-week__bar'} />
              {day.orders > 0 && (
                <text x={x + BAR / 2} y={20 + HEIGHT - height - 6} className="mc-week__figure">
                  {day.orders}
                </text>
              )}
              <text x={x + BAR / 2} y={HEIGHT + 38} className="mc-week__day">
                {isToday ? '今天' : day.day}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
