import { heartOf, type UserLive } from '@clubpulse/contract/live/board.calls';
import { HELD_SECONDS, LOST_SECONDS, signalOf } from '@clubpulse/rules/live/board/signal';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { LiveMark } from '../../training/trainings/public.ts';
import classes from './LiveCard.module.css';

interface LiveCardProps {
  athlete: UserLive;
  answeredAt: number;
}

/** If responses stop, the card is dimmed after five seconds and hidden after fifteen. */
export function LiveCard({ athlete, answeredAt }: LiveCardProps) {
  const t = useT();
  const formats = useFormats();
  const unanswered = Math.max(0, Math.floor((useNow(1000).getTime() - answeredAt) / 1000));
  const silence = athlete.Silence + unanswered;
  const heart = heartOf(athlete);
  const hasBeaten = heart !== undefined && heart.HeartRate > 0;
  const signal = signalOf(silence, hasBeaten);
  const current = hasBeaten && (signal === 'fresh' || signal === 'held');
  const offline = unanswered >= LOST_SECONDS;
  const points = `${formats.number(athlete.Points)} ${t('kit.pointsUnit', { count: athlete.Points })}`;
  if (athlete.OffTheWall)
    return (
      <section className={classes['card']} aria-label={t('training.liveNow')}>
        <header className={classes['head']}>
          <b role="status">{t('training.offTheWall')}</b>
          <span>{t('training.since', { time: formats.time(athlete.Since) })}</span>
        </header>
        <p className={classes['off']}>{t('training.offTheWallText')}</p>
        <p className={classes['foot']}>{points}</p>
      </section>
    );
  return (
    <section
      className={classes['card']}
      data-zone={current ? heart.Zone : undefined}
      data-signal={signal}
      aria-label={t('training.liveNow')}
    >
      <header className={classes['head']}>
        {current && unanswered < HELD_SECONDS ? (
          <LiveMark />
        ) : (
          <b role="status">
            {offline ? t('training.offline') : unanswered >= HELD_SECONDS ? t('training.noNews') : t('training.noSignal')}
          </b>
        )}
        <span className={classes['since']}>
          {t('training.since', { time: formats.time(athlete.Since) })}
          <Link className={classes['open']} to={pathTo('OwnLive')} aria-label={t('training.openLive')}>
            <IconArrowsMaximize size={20} stroke={2} aria-hidden="true" />
          </Link>
        </span>
      </header>
      {current ? (
        <p className={classes['numbers']}>
          <span className={classes['percent']}>
            {heart.Percent}
            <small>%</small>
          </span>
          <span className={classes['zone']}>
            {t('zone.short', { zone: heart.Zone })} <Ladder zone={heart.Zone} height={44} />
          </span>
        </p>
      ) : (
        <p className={classes['numbers']}>
          <span className={classes['percent']}>--</span>
        </p>
      )}
      <p className={classes['foot']}>
        <span>{hasBeaten && t(current ? 'kit.bpm' : 'training.was', { bpm: heart.HeartRate })}</span>
        <span>{points}</span>
      </p>
    </section>
  );
}

/** Hidden from screen readers, because a text names the zone. */
function Ladder({ zone, height = 20 }: { zone: number; height?: number }) {
  return (
    <span className={classes['ladder']} style={{ height }} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((step) => (
        <i key={step} data-on={step <= zone} style={{ height: `${20 + step * 16}%` }} />
      ))}
    </span>
  );
}
