import { hasLiveSignal, heartOf, type LiveAthlete } from '@clubpulse/contract/live/board.calls';
import { Link } from 'react-router';
import { ZoneBadge } from '../../kit/figures/ZoneBadge.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './LiveAthletes.module.css';

export function LiveAthletes({ athletes }: { athletes: readonly LiveAthlete[] }) {
  return (
    <Card flush>
      <ul className={classes['list']}>
        {athletes.map((athlete) => (
          <AthleteRow key={athlete.UserId} athlete={athlete} />
        ))}
      </ul>
    </Card>
  );
}

function AthleteRow({ athlete }: { athlete: LiveAthlete }) {
  const t = useT();
  const formats = useFormats();
  const heart = hasLiveSignal(athlete) ? heartOf(athlete) : undefined;
  return (
    <li>
      <Link to={pathTo('Journal', athlete.UserId)} className={classes['row']}>
        {heart ? <ZoneBadge zone={heart.Zone} /> : <span />}
        <span className={classes['who']}>
          <b>{athlete.Nickname}</b>
          <span className={classes['note']}>{t('training.since', { time: formats.time(athlete.Since) })}</span>
        </span>
        <span className={classes['rate']}>
          {heart ? formats.percent(heart.Percent) : '--'}
          <span className={classes['note']}>{heart ? t('kit.bpm', { bpm: heart.HeartRate }) : t('training.noSignal')}</span>
        </span>
        <span className={classes['points']}>
          {formats.number(athlete.Points)}
          <span className={classes['note']}>{t('kit.pointsUnit', { count: athlete.Points })}</span>
        </span>
      </Link>
    </li>
  );
}
