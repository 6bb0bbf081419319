import type { HealthBoard } from '@clubpulse/contract/body/health/health';
import { Button } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { readStored, storageKeys, store } from '../../../platform/storage.ts';
import classes from './Board.module.css';

export function NextClass({ next }: { readonly next: NonNullable<HealthBoard['NextClass']> }) {
  const t = useT();
  const formats = useFormats();
  const { ClassId, Name, Begin, Booked, Sharing, ShortNight } = next;
  const [isLeft, setLeft] = useState(() => readStored(storageKeys.hintLeft) === String(ClassId));
  const leave = () => {
    store(storageKeys.hintLeft, String(ClassId));
    setLeft(true);
  };
  const time = formats.time(Begin);
  const words = { Title: t('health.targetTitle', { name: Name, time }), Text: t('health.targetText') };
  return (
    <section className={classes['next']} aria-label={t('health.nextClass')}>
      <h2>
        {Name}, {time}
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
          {!isLeft && (
            <>
              <p className={classes['nextHint']}>
                {t('health.nextHint', { names: ShortNight.map(({ Nickname }) => Nickname).join(', ') })}
              </p>
              <div className={classes['nextActs']}>
                <Button
                  component={Link}
                  to={pathTo('ClubMessages', ShortNight.map(({ UserId }) => UserId).join())}
                  state={{ words }}
                  leftSection={<IconTargetArrow size={18} stroke={1.8} />}
                >
                  {t('health.setTarget')}
                </Button>
                <Button variant="subtle" onClick={leave}>
                  {t('health.notToday')}
                </Button>
              </div>
            </>
          )}
        </>
      ) : (
        Sharing > 0 && <p>{t('health.nextNoneShort')}</p>
      )}
      <Link to={pathTo('ClubClassParticipants', ClassId)}>{t('kit.participants')}</Link>
    </section>
  );
}
