import { columnOfDurations } from '@clubpulse/rules/formats/duration';
import type { ReactNode } from 'react';
import zoneClasses from '../../kit/figures/zones.module.css';
import { useFormats } from '../../platform/formats.ts';
import classes from './ZoneTimes.module.css';

interface ZoneRow {
  readonly badge: ReactNode;
  readonly name: string;
  readonly limits: string;
  readonly points?: string;
}
interface ZoneTimesProps {
  readonly heads: {
    readonly zone: string;
    readonly name: string;
    readonly time: string;
    readonly share: string;
    readonly points?: string;
  };
  readonly rows: readonly ZoneRow[];
  readonly seconds: readonly number[];
}

export function ZoneTimes({ heads, rows, seconds }: ZoneTimesProps) {
  const formats = useFormats();
  const shares = formats.shares(seconds);
  const most = Math.max(1, ...seconds);
  const time = columnOfDurations(seconds);
  return (
    <table className={classes['table']}>
      <thead className={classes['spoken']}>
        <tr>
          <th scope="col">{heads.zone}</th>
          <th scope="col">{heads.name}</th>
          <td />
          <th scope="col">{heads.time}</th>
          <th scope="col">{heads.share}</th>
          {heads.points !== undefined && <th scope="col">{heads.points}</th>}
        </tr>
      </thead>
      <tbody>
        {[...rows.entries()].toReversed().map(([zone, { badge, name, limits, points }]) => (
          <tr key={name}>
            <td className={classes['badge']}>{badge}</td>
            <th scope="row" className={classes['name']}>
              {name}
              <small>{limits}</small>
            </th>
            <td>
              <span className={classes['track']} aria-hidden="true">
                <i
                  className={zoneClasses['zone']}
                  data-zone={zone}
                  style={{ width: `${(100 * (seconds[zone] ?? 0)) / most}%` }}
                />
              </span>
            </td>
            <td className={classes['time']}>{time(seconds[zone] ?? 0)}</td>
            <td className={classes['share']}>{formats.percent(shares[zone] ?? 0)}</td>
            {points !== undefined && <td className={classes['points']}>{points}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
