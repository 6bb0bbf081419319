import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import type { Column, ListRowsProps } from '../../../../../kit/list/rows/columns.ts';
import { ListRows } from '../../../../../kit/list/rows/ListRows.tsx';
import type { Selection } from '../../../../../kit/list/rows/RowPick.tsx';
import { type Translate, useT } from '../../../../../platform/phrases.ts';
import { Attendance } from '../../marks/Attendance.tsx';
import { type Mark, markOf } from '../../marks/marks.ts';
import { Paid } from '../Paid.tsx';
import classes from './BookedList.module.css';
import { LookOutChips } from './LookOutChips.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { PersonName } from './PersonName.tsx';
import type { RowActs } from './row-acts.ts';

interface BookedListProps extends Pick<ListRowsProps<Participant>, 'rows' | 'group' | 'sight'> {
  acts: RowActs;
  selection: Selection<Participant>;
}

const TABLE_FROM = '(min-width: 1100px)';

const looks: Partial<Record<Mark, string | undefined>> = { NoShow: classes['noShow'], Absent: classes['absent'] };

export function BookedList({ acts, selection, ...list }: BookedListProps) {
  const t = useT();
  return (
    <div className={classes['list']}>
      <ListRows
        {...list}
        label={t('participants.booked')}
        idOf={(person) => person.UserId}
        columns={bookedColumns(
          t,
          acts,
          selection,
          list.rows.some((person) => isMarkable(person, acts)),
        )}
        card={(person) => <BookedCard person={person} acts={acts} selection={selection} />}
        selection={selection}
        rowClass={(person) => looks[markOf(person)]}
        wide={TABLE_FROM}
      />
    </div>
  );
}

const isMarkable = (person: Participant, { times }: RowActs) => times.presentFrom === null || markOf(person) !== 'Unseen';

const bookedColumns = (
  t: Translate,
  acts: RowActs,
  selection: Selection<Participant>,
  marks: boolean,
): readonly Column<Participant>[] => [
  {
    id: 'Name',
    head: t('kit.member'),
    names: true,
    className: classes['name'],
    cell: (person) => <PersonName person={person} selection={selection} />,
  },
  {
    id: 'Paid',
    head: t('participants.bookedWith'),
    className: classes['paid'],
    cell: (person) => <Paid paid={person.Paid} />,
  },
  { id: 'LookOut', head: t('participants.lookOutFor'), cell: (person) => <LookOutChips lookOut={person.LookOut} bare /> },
  {
    id: 'Sensor',
    head: t('participants.sensor'),
    className: classes['sensor'],
    cell: (person) => person.SensorCode ?? t('participants.noSensor'),
  },
  ...(marks
    ? [
        {
          id: 'Attendance',
          head: t('participants.attendance'),
          className: classes['attendance'],
          cell: (person: Participant) => <AttendanceOf person={person} acts={acts} />,
        },
      ]
    : []),
  {
    id: 'acts',
    head: null,
    end: true,
    className: classes['menu'],
    cell: (person) => <PersonMenu person={person} acts={acts} />,
  },
];

function BookedCard({ person, acts, selection }: { person: Participant; acts: RowActs; selection: Selection<Participant> }) {
  return (
    <div className={classes['card']} data-marks={isMarkable(person, acts)}>
      <div className={classes['who']}>
        <PersonName person={person} selection={selection} />
        <div className={classes['more']}>
          <Paid paid={person.Paid} />
          <LookOutChips lookOut={person.LookOut} />
        </div>
      </div>
      <div className={classes['act']}>
        <AttendanceOf person={person} acts={acts} />
        <PersonMenu person={person} acts={acts} />
      </div>
    </div>
  );
}

function AttendanceOf({ person, acts }: { person: Participant; acts: RowActs }) {
  if (!isMarkable(person, acts)) return null;
  return (
    <Attendance name={fullName(person)} mark={markOf(person)} times={acts.times} onMark={(mark) => acts.mark(person, mark)} />
  );
}
