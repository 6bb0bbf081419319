import { POINTS_PER_MINUTE, zoneKeys, zones } from '@clubpulse/rules/accounts/users/zones';
import { ZoneBadge } from '../../../kit/figures/ZoneBadge.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { ZoneTimes } from '../../parts/ZoneTimes.tsx';
import { zoneSeconds } from '../totals.ts';
import type { ReadTraining } from './read-training.ts';
import classes from './ZoneTable.module.css';

export function ZoneTable({ training }: { training: ReadTraining }) {
  const t = useT();
  const formats = useFormats();
  const seconds = zoneSeconds(training);
  const { Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm } = training.Zones;
  const floors = [0, Zone0Bpm, Zone1Bpm, Zone2Bpm, Zone3Bpm, Zone4Bpm];
  const limits = (zone: number) => {
    if (zone === 0) return t('zone.under', { bpm: Zone0Bpm });
    return zone === 5 ? `${Zone4Bpm}+` : `${floors[zone]}–${(floors[zone + 1] ?? 0) - 1}`;
  };
  return (
    <section>
      <h2 className={classes['title']}>{t('training.zones')}</h2>
      <ZoneTimes
        heads={{
          zone: t('kit.zone'),
          name: t('training.zoneName'),
          time: t('training.time'),
          share: t('training.share'),
          points: t('kit.points'),
        }}
        seconds={seconds}
        rows={zones.map((zone) => ({
          badge: <ZoneBadge zone={zone} />,
          name: t(`zone.${zoneKeys[zone]}`),
          limits: limits(zone),
          points: t('training.pointsOf', {
            points: formats.number(Math.round(((seconds[zone] ?? 0) * POINTS_PER_MINUTE[zone]) / 60)),
          }),
        }))}
      />
    </section>
  );
}
