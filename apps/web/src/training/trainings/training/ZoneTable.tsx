import { POINTS_PER_MINUTE, zoneKeys, zones } from '@clubpulse/rules/accounts/users/zones';
import { columnOfDurations } from '@clubpulse/rules/formats/duration';
import { ZoneBadge } from '../../../kit/figures/ZoneBadge.tsx';
import zoneClasses from '../../../kit/figures/zones.module.css';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { zoneSeconds } from '../totals.ts';
import type { ReadTraining } from './read-training.ts';
import classes from './ZoneTable.module.css';

/** Zones from hardest to easiest with limits, time, share and points (mockups d2 and d4). */
export function ZoneTable({ training }: { training: ReadTraining }) {
  const t = useT();
  const formats = useFormats();
  const seconds = zoneSeconds(training);
  const shares = formats.shares(seconds);
  const most = Math.max(1, ...seconds);
  const time = columnOfDurations(seconds);
  const { Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm } = training.Zones;
  const floors = [0, Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm];
  const limits = (zone: number) => {
    if (zone === 0) return t('zone.under', { bpm: Zone0Bpm });
    return zone === 5 ? `${Zone4Bpm}+` : `${floors[zone]}–${(floors[zone + 1] ?? 0) - 1}`;
  };
  return (
    <section>
      <h2 className={classes['title']}>{t('training.zones')}</h2>
      <table className={classes['table']}>
        <thead className={classes['spoken']}>
          <tr>
            <th scope="col">{t('kit.zone')}</th>
            <th scope="col">{t('training.zoneName')}</th>
            <td />
            <th scope="col">{t('training.time')}</th>
            <th scope="col">{t('training.share')}</th>
            <th scope="col">{t('kit.points')}</th>
          </tr>
        </thead>
        <tbody>
          {[...zones].reverse().map((zone) => (
            <tr key={zone}>
              <td className={classes['badge']}>
                <ZoneBadge zone={zone} />
              </td>
              <th scope="row" className={classes['name']}>
                {t(`zone.${zoneKeys[zone]}`)}
                <small>{limits(zone)}</small>
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
              <td className={classes['points']}>
                {t('training.pointsOf', {
                  points: formats.number(Math.round(((seconds[zone] ?? 0) * POINTS_PER_MINUTE[zone]) / 60)),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
