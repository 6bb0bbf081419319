import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import zoneClasses from '../../../kit/figures/zones.module.css';
import { useT } from '../../../platform/phrases.ts';
import classes from './MinuteStrip.module.css';

export function MinuteStrip({ minutes, pauses }: { minutes: TrainingDetail['Minutes']; pauses: TrainingDetail['Pauses'] }) {
  const t = useT();
  return (
    <section>
      <header className={classes['head']}>
        <h2>{t('training.minuteByMinute')}</h2>
        <span>{t('training.minuteByMinuteNote')}</span>
      </header>
      <ol className={classes['strip']}>
        {minutes.map(({ Zone, HeartRate }, index) => {
          const words =
            Zone === null || HeartRate === null
              ? t(isPaused(index, pauses) ? 'training.minutePaused' : 'training.minuteSilent', { minute: index + 1 })
              : t('training.minuteWords', { minute: index + 1, bpm: HeartRate, zone: Zone });
          return (
            <li
              key={index}
              className={Zone === null ? classes['silent'] : zoneClasses['zone']}
              data-zone={Zone ?? undefined}
              title={words}
            >
              <span className={classes['spoken']}>{words}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function isPaused(minute: number, pauses: TrainingDetail['Pauses']): boolean {
  const [from, to] = [60 * minute, 60 * minute + 60];
  const seconds = pauses.reduce(
    (sum, { Second, Seconds }) => sum + Math.max(0, Math.min(to, Second + Seconds) - Math.max(from, Second)),
    0,
  );
  return seconds > 30;
}
