import type { ResultOf } from '@clubpulse/contract/call';
import type { ReportClass } from '@clubpulse/contract/office/reports/occupancy';
import { listReportClasses } from '@clubpulse/contract/office/reports/reports.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import type { Days } from '@clubpulse/rules/time/days';
import { useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { PAGE_ROWS } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { type ClassDoor, queryOf } from './occupancy-address.ts';
import classes from './Reports.module.css';

interface ClassesBehindProps {
  days: Days;
  door: ClassDoor;
  onClose: () => void;
}

export function ClassesBehind({ days, door, onClose }: ClassesBehindProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [rows, setRows] = useState(PAGE_ROWS);
  const query = { from: days.first, to: days.last, ...queryOf(door) };
  const page = useListPage(listReportClasses, { params: { id }, query }, rows);
  const taken = ({ Taken, Seats }: ReportClass) =>
    t('reports.takenOf', { taken: formats.number(Taken), seats: formats.number(Seats) });
  const columns: readonly Column<ReportClass>[] = [
    { id: 'Name', head: t('kit.class'), names: true, cell: (row) => <ClassLink row={row} /> },
    { id: 'Begin', head: t('kit.when'), cell: ({ Begin }) => formats.dateTime(Begin) },
    { id: 'Trainer', head: t('calendar.trainer'), cell: trainerOf },
    { id: 'Room', head: t('kit.room'), cell: ({ RoomName }) => RoomName ?? '' },
    { id: 'Taken', head: t('kit.seats'), end: true, cell: taken },
    {
      id: 'Waiting',
      head: t('reports.waitedShort'),
      end: true,
      cell: ({ Waiting }) => (Waiting === 0 ? '' : formats.number(Waiting)),
    },
  ];
  return (
    <Dialog opened onClose={onClose} size="xl" title={t('kit.classes')}>
      <PagedList<ResultOf<typeof listReportClasses>>
        label={t('kit.classes')}
        page={page}
        above={({ recordsTotal }) => (
          <p className={classes['quiet']}>
            {t('reports.classCount', { count: recordsTotal, number: formats.number(recordsTotal) })}
          </p>
        )}
        empty={{ title: t('reports.noClasses') }}
        idOf={({ ClassId }) => ClassId}
        columns={columns}
        card={(row) => (
          <span className={classes['card']}>
            <ClassLink row={row} />
            <span className={classes['quiet']}>
              {[formats.dateTime(row.Begin), trainerOf(row), row.RoomName].filter(Boolean).join(', ')}
            </span>
            <span>{taken(row)}</span>
          </span>
        )}
        showMore={() => setRows((before) => before + PAGE_ROWS)}
      />
    </Dialog>
  );
}

const trainerOf = ({ Nickname, FirstMidName, LastName }: ReportClass): string =>
  Nickname === null ? '' : fullName({ Nickname, FirstMidName, LastName });

function ClassLink({ row: { ClassId, Name } }: { row: ReportClass }) {
  return (
    <Link className={classes['person']} to={pathTo('ClubClassParticipants', ClassId)}>
      {Name}
    </Link>
  );
}
