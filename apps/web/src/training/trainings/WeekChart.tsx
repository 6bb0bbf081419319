import type { Training } from '@clubpulse/contract/training/trainings';
import type { Day } from '@clubpulse/rules/time/days';
import zoneClasses from '../../kit/figures/zones.module.css';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { totalsOf } from './totals.ts';
import classes from './WeekChart.module.css';

interface WeekChartProps {
  days: readonly Day[];
  byDay: ReadonlyMap<Day, readonly Training[]>;
  today: Day;
}

export function WeekChart({ days, byDay, today }: WeekChartProps) {
  const t = useT();
  const formats = useFormats();
  const totals = days.map((day) => totalsOf(byDay.get(day) ?? []));
  const sum = (zones: readonly number[]) => zones.reduce((total, seconds) => total + seconds, 0);
  const most = Math.max(1, ...totals.map(({ zones }) => sum(zones)));
  return (
    <ol className={classes['chart']}>
      {days.map((day, index) => {
        const ofDay = totals[index];
        if (!ofDay) return null;
        const words =
          ofDay.trainings === 0
            ? t('training.noTraining')
            : `${formats.duration(ofDay.duration)}, ${formats.number(ofDay.points)} ${t('kit.pointsUnit', { count: ofDay.points })}`;
        return (
          <li key={day} data-today={day === today}>
            <span className={classes['spoken']}>
              {t('kit.label', { label: formats.longDate(day) })} {words}
            </span>
            <span className={classes['column']} aria-hidden="true" title={words}>
              {ofDay.zones.map(
                (seconds, zone) =>
                  seconds > 0 && (
                    <i
                      key={zone}
                      className={zoneClasses['zone']}
                      data-zone={zone}
                      style={{ height: `${(100 * seconds) / most}%` }}
                    />
                  ),
              )}
            </span>
            <span className={classes['weekday']} aria-hidden="true">
              {formats.weekday(day, 'narrow')}
            </span>
            <span className={classes['date']} aria-hidden="true">
              {Number(day.slice(8))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
