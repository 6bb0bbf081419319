import type { ParticipantSubscription } from '@clubpulse/contract/calendar/seats/participants';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { IconHourglass } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Avatar } from '../../../../kit/figures/Avatar.tsx';
import { StateChip } from '../../../../kit/figures/StateChip.tsx';
import { Card } from '../../../../kit/page/Card.tsx';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { placePhrases } from '../../../parts/class-types.ts';
import { Paid } from '../lists/Paid.tsx';
import classes from './SubscriptionCards.module.css';

/** The same as `SubscriptionRows` on a phone: a card for each class. */
export function SubscriptionCards({ rows }: { rows: readonly ParticipantSubscription[] }) {
  const formats = useFormats();
  return (
    <div className={classes['classes']}>
      {[...Map.groupBy(rows, ({ ClassId }) => ClassId).values()].map((people) => {
        const [first] = people;
        if (first === undefined) return null;
        return (
          <section key={first.ClassId}>
            <h2>
              <Link to={pathTo('ClubClassParticipants', first.ClassId)}>
                <b>{first.ClassName}</b>{' '}
                <span>
                  {formats.weekday(first.Begin, 'short')} {formats.dayMonth(first.Begin)}, {formats.time(first.Begin)}
                </span>
              </Link>
            </h2>
            <Card flush>
              <ul className={classes['people']}>
                {people.map((one) => (
                  <Entry key={one.UserId} one={one} />
                ))}
              </ul>
            </Card>
          </section>
        );
      })}
    </div>
  );
}

function Entry({ one }: { one: ParticipantSubscription }) {
  const t = useT();
  const formats = useFormats();
  return (
    <li>
      <Link to={pathTo('EditUser', one.UserId)}>
        <Avatar name={fullName(one)} size={36} />
        <span className={classes['who']}>
          <b>{fullName(one)}</b> {besideName(one) !== null && <span>{besideName(one)}</span>}
          <span className={classes['with']}>
            {one.State === 'Waiting' ? (
              <StateChip tone="dashed" icon={IconHourglass}>
                {t('participants.isWaiting')}
              </StateChip>
            ) : (
              <Paid paid={one.Paid} />
            )}
            {one.Place === 'Remote' && <span>{t(placePhrases.Remote)}</span>}
            {one.ExpiryDate !== null && <span>{t('kit.until', { date: formats.date(one.ExpiryDate) })}</span>}
          </span>
        </span>
      </Link>
    </li>
  );
}
