import type { Arrival } from '@clubpulse/contract/office/check-in/check-in';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PersonTags } from '../../clubs/tags/public.ts';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import styles from './CheckIn.module.css';

const Alerts = lazyComponent(() => import('../edit-user/public.ts').then((it) => it.Alerts));

export function ArrivedCard({ arrival }: { arrival: Arrival }) {
  const t = useT();
  const { ClubId, TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  const name = fullName(arrival);
  const { Class: booked } = arrival;
  return (
    <Card>
      <div className={styles['arrived']} role="status">
        <Avatar name={name} uri={arrival.PictureUri} size={72} />
        <div>
          <h2>{arrival.Again ? t('checkIn.again', { name, time: formats.time(arrival.At) }) : t('checkIn.welcome', { name })}</h2>
          {booked === null ? (
            <StateChip tone="mute" icon={IconClock}>
              {t('checkIn.noClass')}
            </StateChip>
          ) : (
            <StateChip tone="ok" icon={IconCheck}>
              {t('checkIn.present', { name: booked.Name, time: formats.time(booked.Begin) })}
            </StateChip>
          )}
          <div className={styles['groups']}>
            <PersonTags clubId={ClubId} userId={arrival.UserId} name={name} />
          </div>
          <Link to={pathTo('EditUser', arrival.UserId)}>{t('checkIn.page')}</Link>
        </div>
      </div>
      <Alerts member={{ UserId: arrival.UserId, name }} />
    </Card>
  );
}
