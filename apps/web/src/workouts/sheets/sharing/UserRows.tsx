import type { SheetUser } from '@clubpulse/contract/workouts/sheets/sheets';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Column } from '../../../kit/list/rows/columns.ts';
import { useFormats } from '../../../platform/formats.ts';
import { type Translate, useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import classes from '../list/SheetRows.module.css';

const Reader = ({ row }: { row: SheetUser }) => (
  <Link to={pathTo('EditUser', row.UserId)} className={classes['name']}>
    {fullName(row)}
  </Link>
);

const Sheet = ({ row }: { row: SheetUser }) => (
  <Link to={pathTo('WorkoutSheet', row.WorkoutSheetId)} className={classes['name']}>
    {row.Name}
  </Link>
);

function Progress({ row: { DaysDone, DayCount, Runs } }: { row: SheetUser }) {
  const t = useT();
  const formats = useFormats();
  if (Runs === 0) return t('sheets.notBegun');
  const days = t('sheets.daysDone', { count: DayCount, done: formats.number(DaysDone), days: formats.number(DayCount) });
  return [days, t('sheets.runs', { count: Runs, number: formats.number(Runs) })].join(' · ');
}

function LastRun({ row: { LastRun: last } }: { row: SheetUser }) {
  const t = useT();
  const formats = useFormats();
  if (last === null) return null;
  return (
    <Link to={pathTo('WorkoutSheetExecutionLog', last.WorkoutSheetRunId)}>
      {`${formats.dateTime(last.Begin)} · ${t('sheets.setsDone', { count: last.Planned, done: formats.number(last.Done), planned: formats.number(last.Planned) })}`}
    </Link>
  );
}

function Card({ row, children }: { row: SheetUser; children?: ReactNode }) {
  return (
    <div className={`${classes['card']} ${classes['row']}`}>
      {children}
      <Sheet row={row} />
      <small>
        <Progress row={row} />
      </small>
      <LastRun row={row} />
    </div>
  );
}

export const SheetCard = ({ row }: { row: SheetUser }) => <Card row={row} />;

export const UserCard = ({ row }: { row: SheetUser }) => (
  <Card row={row}>
    <Reader row={row} />
  </Card>
);

export const userColumns = (t: Translate): readonly Column<SheetUser>[] => [
  { id: 'Name', head: t('kit.name'), names: true, sorts: true, cell: (row) => <Reader row={row} /> },
  { id: 'Sheet', head: t('sheets.sheet'), cell: (row) => <Sheet row={row} /> },
  { id: 'Progress', head: t('sheets.progress'), cell: (row) => <Progress row={row} /> },
  { id: 'LastRun', head: t('sheets.lastRun'), sorts: true, cell: (row) => <LastRun row={row} /> },
];

export const sheetColumns = (t: Translate): readonly Column<SheetUser>[] => [
  { id: 'Sheet', head: t('sheets.sheet'), names: true, cell: (row) => <Sheet row={row} /> },
  { id: 'Progress', head: t('sheets.progress'), cell: (row) => <Progress row={row} /> },
  { id: 'LastRun', head: t('sheets.lastRun'), cell: (row) => <LastRun row={row} /> },
];
