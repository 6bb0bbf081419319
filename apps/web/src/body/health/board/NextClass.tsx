import type { HealthBoard } from '@clubpulse/contract/body/health/health';
import { Link } from 'react-router';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import classes from './Board.module.css';

/** The class that is next today, and who of those who come slept little: the trainer meets them in an hour. */
export function NextClass({ next }: { readonly next: NonNullable<HealthBoard['NextClass']> }) {
  const t = useT();
  const formats = useFormats();
  const { ClassId, Name, Begin, Booked, Sharing, ShortNight } = next;
  return (
    <section className={classes['next']} aria-label={t('health.nextClass')}>
      <h2>
        {Name}, {formats.time(Begin)}
      </h2>
      <p>
        {[
          t('health.nextBooked', { count: Booked, number: formats.number(Booked) }),
          t('health.nextSharing', { count: Sharing, number: formats.number(Sharing) }),
        ].join(', ')}
      </p>
      {ShortNight.length > 0 ? (
        <>
          <p className={classes['nextCount']}>
            <b>{formats.number(ShortNight.length)}</b> {t('health.nextShort', { count: ShortNight.length })}
          </p>
          <p className={classes['nextHint']}>
            {t('health.nextHint', { names: ShortNight.map(({ Nickname }) => Nickname).join(', ') })}
          </p>
        </>
      ) : (
        Sharing > 0 && <p>{t('health.nextNoneShort')}</p>
      )}
      <Link to={pathTo('ClubClassParticipants', ClassId)}>{t('kit.participants')}</Link>
    </section>
  );
}
