import type { LiveAthlete } from '@clubpulse/contract/live/board.calls';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { LiveMark } from '../../training/trainings/public.ts';
import classes from './LiveCard.module.css';

/** What the strap says now, readable with wet hands and three seconds: percent, zone, heart rate, points. */
export function LiveCard({ athlete }: { athlete: LiveAthlete }) {
  const t = useT();
  const formats = useFormats();
  return (
    <section className={classes['card']} data-zone={athlete.Zone} aria-label={t('training.liveNow')}>
      <header className={classes['head']}>
        <LiveMark />
        <span>{t('training.since', { time: formats.time(athlete.Since) })}</span>
      </header>
      <p className={classes['numbers']}>
        <span className={classes['percent']}>
          {athlete.Percent}
          <small>%</small>
        </span>
        <span className={classes['zone']}>
          {t('zone.short', { zone: athlete.Zone })} <Ladder zone={athlete.Zone} height={44} />
        </span>
      </p>
      <p className={classes['foot']}>
        <span>{t('kit.bpm', { bpm: athlete.HeartRate })}</span>
        <span>
          {formats.number(athlete.Points)} {t('kit.pointsUnit')}
        </span>
      </p>
    </section>
  );
}

/**
 * Five rising segments that carry a zone without colour: `zone` of them are full, in the text colour around.
 * `height` in pixels. Decoration beside the zone's words, so hidden from readers.
 */
function Ladder({ zone, height = 20 }: { zone: number; height?: number }) {
  return (
    <span className={classes['ladder']} style={{ height }} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((step) => (
        <i key={step} data-on={step <= zone} style={{ height: `${20 + step * 16}%` }} />
      ))}
    </span>
  );
}
