import type { ResultOf } from '@clubpulse/contract/call';
import type { WaitingMember } from '@clubpulse/contract/office/reports/occupancy';
import { listReportWaiting } from '@clubpulse/contract/office/reports/reports.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import type { Days } from '@clubpulse/rules/time/days';
import { useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { PAGE_ROWS } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import type { SameClass } from './occupancy-address.ts';
import { whenText } from './occupancy-texts.ts';
import classes from './Reports.module.css';

interface PeopleWaitedProps {
  days: Days;
  sameClass: SameClass;
  onClose: () => void;
}

export function PeopleWaited({ days, sameClass: { name, weekday, clock }, onClose }: PeopleWaitedProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [rows, setRows] = useState(PAGE_ROWS);
  const query = { from: days.first, to: days.last, Name: name, Weekday: weekday, Clock: clock };
  const page = useListPage(listReportWaiting, { params: { id }, query }, rows);
  const dates = ({ Dates }: WaitingMember) => t('reports.dates', { count: Dates, number: formats.number(Dates) });
  const person = (row: WaitingMember) => (
    <Link className={classes['person']} to={pathTo('EditUser', row.UserId)}>
      {fullName(row)}
    </Link>
  );
  return (
    <Dialog opened onClose={onClose} size="lg" title={`${name}, ${whenText(weekday, clock, formats)}, ${t('reports.waited')}`}>
      <PagedList<ResultOf<typeof listReportWaiting>>
        label={t('reports.waited')}
        page={page}
        above={({ recordsTotal }) => (
          <p className={classes['quiet']}>
            {t('members.peopleCount', { count: recordsTotal, number: formats.number(recordsTotal) })}
          </p>
        )}
        empty={{ title: t('reports.nobodyWaited') }}
        idOf={({ UserId }) => UserId}
        columns={[
          { id: 'Who', head: t('kit.member'), names: true, cell: person },
          { id: 'Dates', head: t('reports.waitedShort'), cell: dates },
        ]}
        card={(row) => (
          <span className={classes['card']}>
            {person(row)}
            <span className={classes['quiet']}>{dates(row)}</span>
          </span>
        )}
        showMore={() => setRows((before) => before + PAGE_ROWS)}
      />
    </Dialog>
  );
}
