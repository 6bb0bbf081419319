import type { ParticipantSubscription } from '@clubpulse/contract/calendar/seats/participants';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { IconHourglass } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Avatar } from '../../../../kit/figures/Avatar.tsx';
import { StateChip } from '../../../../kit/figures/StateChip.tsx';
import type { Column, Group } from '../../../../kit/list/rows/columns.ts';
import { type Formats, useFormats } from '../../../../platform/formats.ts';
import { type Translate, useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { placePhrases } from '../../../parts/class-types.ts';
import { Paid } from '../lists/Paid.tsx';
import classes from './EntryRows.module.css';

type Entry = ParticipantSubscription;

export const entryGroup: Group<Entry> = {
  groupOf: ({ ClassId }) => ClassId,
  name: ({ ClassName }) => ClassName,
  head: (first) => (
    <h2 className={classes['head']}>
      <ClassOf one={first} />
    </h2>
  ),
};

export const entryColumns = (t: Translate, formats: Formats): readonly Column<Entry>[] => [
  { id: 'Class', head: t('kit.class'), ofGroup: true, cell: (one) => <ClassOf one={one} /> },
  { id: 'Member', head: t('kit.member'), names: true, cell: (one) => <Member one={one} /> },
  { id: 'Paid', head: t('participants.bookedWith'), cell: (one) => <With one={one} /> },
  {
    id: 'ExpiryDate',
    head: t('participants.expires'),
    className: classes['date'],
    cell: ({ ExpiryDate }) => (ExpiryDate === null ? '' : formats.date(ExpiryDate)),
  },
];

export function EntryCard({ one }: { one: Entry }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Link className={classes['card']} to={pathTo('EditUser', one.UserId)}>
      <Avatar name={fullName(one)} size={36} />
      <span className={classes['who']}>
        <b>{fullName(one)}</b> {besideName(one) !== null && <span>{besideName(one)}</span>}
        <span className={classes['with']}>
          <With one={one} />
          {one.ExpiryDate !== null && <span>{t('kit.until', { date: formats.date(one.ExpiryDate) })}</span>}
        </span>
      </span>
    </Link>
  );
}

function ClassOf({ one }: { one: Entry }) {
  const formats = useFormats();
  return (
    <Link to={pathTo('ClubClassParticipants', one.ClassId)} className={classes['class']}>
      <b>{one.ClassName}</b>{' '}
      <span>
        {formats.weekday(one.Begin, 'short')} {formats.dayMonth(one.Begin)}, {formats.time(one.Begin)}
      </span>
    </Link>
  );
}

function Member({ one }: { one: Entry }) {
  const nickname = besideName(one);
  return (
    <Link to={pathTo('EditUser', one.UserId)} className={classes['member']}>
      <Avatar name={fullName(one)} size={28} />
      <span>
        {fullName(one)} {nickname !== null && <span className={classes['quiet']}>{nickname}</span>}
      </span>
    </Link>
  );
}

function With({ one }: { one: Entry }) {
  const t = useT();
  return (
    <>
      {one.State === 'Waiting' ? (
        <StateChip tone="dashed" icon={IconHourglass}>
          {t('participants.isWaiting')}
        </StateChip>
      ) : (
        <Paid paid={one.Paid} />
      )}
      {one.Place === 'Remote' && <span className={classes['quiet']}> {t(placePhrases.Remote)}</span>}
    </>
  );
}
