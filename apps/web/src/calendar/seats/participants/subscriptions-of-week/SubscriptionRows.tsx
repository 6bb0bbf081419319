import type { ParticipantSubscription } from '@clubpulse/contract/calendar/seats/participants';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { IconHourglass } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Avatar } from '../../../../kit/figures/Avatar.tsx';
import { StateChip } from '../../../../kit/figures/StateChip.tsx';
import { Table } from '../../../../kit/list/Table.tsx';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { placePhrases } from '../../../parts/class-types.ts';
import { Paid } from '../lists/Paid.tsx';
import classes from './SubscriptionRows.module.css';

/** One line per participant, below their class. The rows come class by class. */
export function SubscriptionRows({ rows }: { rows: readonly ParticipantSubscription[] }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Table
      label={t('participants.subscriptions')}
      head={
        <>
          <th scope="col">{t('kit.class')}</th>
          <th scope="col">{t('kit.member')}</th>
          <th scope="col">{t('participants.bookedWith')}</th>
          <th scope="col">{t('participants.expires')}</th>
        </>
      }
    >
      {rows.map((row, index) => (
        <tr key={`${row.ClassId}-${row.UserId}`}>
          {row.ClassId !== rows[index - 1]?.ClassId && (
            <td rowSpan={rows.filter((one) => one.ClassId === row.ClassId).length} className={classes['classCell']}>
              <Link to={pathTo('ClubClassParticipants', row.ClassId)} className={classes['class']}>
                <b>{row.ClassName}</b>
                <span>
                  {formats.weekday(row.Begin, 'short')} {formats.dayMonth(row.Begin)}, {formats.time(row.Begin)}
                </span>
              </Link>
            </td>
          )}
          <th scope="row">
            <Link to={pathTo('EditUser', row.UserId)} className={classes['member']}>
              <Avatar name={fullName(row)} size={28} />
              <span>
                {fullName(row)} {besideName(row) !== null && <span className={classes['quiet']}>{besideName(row)}</span>}
              </span>
            </Link>
          </th>
          <td>
            {row.State === 'Waiting' ? (
              <StateChip tone="dashed" icon={IconHourglass}>
                {t('participants.isWaiting')}
              </StateChip>
            ) : (
              <Paid paid={row.Paid} />
            )}
            {row.Place === 'Remote' && <span className={classes['quiet']}> {t(placePhrases.Remote)}</span>}
          </td>
          <td className={classes['date']}>{row.ExpiryDate === null ? '' : formats.date(row.ExpiryDate)}</td>
        </tr>
      ))}
    </Table>
  );
}
