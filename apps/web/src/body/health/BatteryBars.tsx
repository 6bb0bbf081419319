import type { HealthSample } from '@clubpulse/contract/body/health/health';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Health.module.css';

interface BatteryBarsProps {
  battery: readonly HealthSample[];
  begin: string;
}
const HOUR = 3600;

export function BatteryBars({ battery, begin }: BatteryBarsProps) {
  const t = useT();
  const formats = useFormats();
  const hours = hoursOf(battery);
  const at = (hour: number) => formats.time(new Date(Date.parse(begin) + hour * HOUR * 1000));
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return null;
  const isOff = hours.some(({ value }) => value === null);
  return (
    <div className={classes['battery']} aria-hidden="true">
      <div className={classes['bars']}>
        {hours.map(({ hour, value }) => (
          <i
            key={hour}
            data-off={value === null}
            data-last={hour === last.hour}
            style={{ height: `${value === null ? 100 : Math.max(value, 2)}%` }}
          />
        ))}
      </div>
      <div className={classes['times']}>
        <span>{at(first.hour)}</span>
        {isOff && <span>{t('health.watchOff')}</span>}
        <span>{at(last.hour)}</span>
      </div>
    </div>
  );
}

function hoursOf(battery: readonly HealthSample[]): { hour: number; value: number | null }[] {
  const byHour = new Map(battery.filter(([, value]) => value >= 0).map(([at, value]) => [Math.floor(at / HOUR), value]));
  const known = [...byHour.keys()];
  if (known.length === 0) return [];
  const [first, last] = [Math.min(...known), Math.max(...known)];
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    hour: first + index,
    value: byHour.get(first + index) ?? null,
  }));
}
