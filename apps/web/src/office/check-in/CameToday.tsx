import { listCheckIns } from '@clubpulse/contract/office/check-in/check-in.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import styles from './CheckIn.module.css';

const SHOWN = 20;
/** Somebody else lets people in at another desk. */
const POLL_MS = 30_000;

/** Who came today, newest first. */
export function CameToday() {
  const t = useT();
  const club = useStaffClub();
  const formats = useFormatsIn(club.TimeZone);
  const came = useCall(
    listCheckIns,
    { params: { id: club.ClubId }, query: { length: SHOWN } },
    { pollEvery: POLL_MS, keepPrevious: true },
  );
  return (
    <Card title={t('checkIn.today')} aside={came.data && <span>{formats.number(came.data.recordsTotal)}</span>} flush>
      <Answer query={came} loading={<SkeletonRows rows={4} />}>
        {({ data, recordsTotal }) =>
          data.length === 0 ? (
            <EmptyState title={t('checkIn.nobody')}>{t('checkIn.nobodyText')}</EmptyState>
          ) : (
            <>
              <ul className={styles['rows']}>
                {data.map((one) => (
                  <li key={one.CheckInId}>
                    <Avatar name={fullName(one)} uri={one.PictureUri} />
                    <Link to={pathTo('EditUser', one.UserId)}>{fullName(one)}</Link>
                    <time dateTime={one.At}>{formats.time(one.At)}</time>
                  </li>
                ))}
              </ul>
              {recordsTotal > data.length && (
                <p className={styles['more']}>{t('checkIn.more', { count: recordsTotal - data.length })}</p>
              )}
            </>
          )
        }
      </Answer>
    </Card>
  );
}
