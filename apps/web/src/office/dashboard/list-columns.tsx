import type { DashboardList, DashboardRow } from '@clubpulse/contract/office/dashboard/dashboard';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { Bars } from '../../kit/figures/Bars.tsx';
import { NewDot } from '../../kit/figures/NewDot.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { NextTaskLine } from '../../members/pipeline/public.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './DashBoard.module.css';
import { whyText } from './list-texts.ts';

export interface Shown {
  readonly list: DashboardList;
  readonly today: string;
  readonly extended: boolean;
  readonly leads: boolean;
  readonly money: boolean;
}

export function listColumns(
  { list, today, extended, leads, money }: Shown,
  t: Translate,
  formats: Formats,
): readonly Column<DashboardRow>[] {
  const plain: Column<DashboardRow>[] = [
    { id: 'Name', head: t('kit.member'), names: true, cell: (row) => <Name row={row} /> },
    { id: 'Why', head: t('dashboard.why'), cell: (row) => whyText(list, row, today, t, formats), className: classes['why'] },
    { id: 'LastSeen', head: t('members.lastSeen'), cell: (row) => seenText(row, today, t, formats) },
  ];
  const extra: Column<DashboardRow>[] = [
    ...(leads
      ? [{ id: 'Stage', head: t('members.stage'), cell: (row: DashboardRow) => t(`members.stageOf-${row.ClientStage}`) }]
      : []),
    { id: 'Weeks', head: t('dashboard.visits'), cell: (row) => <Weeks row={row} /> },
    { id: 'Plan', head: t('kit.subscription'), cell: (row) => <Plan row={row} /> },
    ...(money ? [{ id: 'Payment', head: t('kit.payment'), cell: (row: DashboardRow) => <Payment row={row} /> }] : []),
  ];
  const task: Column<DashboardRow> = {
    id: 'Task',
    head: t('dashboard.nextTask'),
    cell: ({ NextTask }) => <NextTaskLine task={NextTask} today={today} />,
  };
  return [...plain, ...(extended ? extra : []), task];
}

export function RowCard({ row, list, today, extended, money }: Shown & { row: DashboardRow }) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className={classes['card']}>
      <Name row={row} />
      <div className={classes['below']}>
        <span>{whyText(list, row, today, t, formats)}</span>
        <span className={classes['quiet']}>
          {t('kit.labelled', { label: t('members.lastSeen'), value: seenText(row, today, t, formats) })}
        </span>
        {extended && (
          <>
            <Weeks row={row} />
            <Plan row={row} />
            {money && row.Owed !== null && <Payment row={row} />}
          </>
        )}
        <NextTaskLine task={row.NextTask} today={today} />
      </div>
    </div>
  );
}

type RowProps = { readonly row: DashboardRow };

function Name({ row }: RowProps) {
  const name = fullName(row);
  return (
    <Link className={classes['person']} to={pathTo('EditUser', row.UserId)}>
      <Avatar name={name} uri={row.PictureUri} />
      <b>
        {name}
        <NewDot period={row.NewPeriod} />
      </b>
    </Link>
  );
}

const seenText = ({ LastSeen }: DashboardRow, today: string, t: Translate, { relativeDay }: Formats): string =>
  LastSeen === null ? t('members.neverSeen') : relativeDay(LastSeen, today);

function Weeks({ row: { Weeks: weeks } }: RowProps) {
  const t = useT();
  const { number } = useFormats();
  return (
    <Bars size="row" label={t('members.riskWeeks', { days: weeks.map((days) => number(days)).join(', ') })} values={weeks} />
  );
}

function Plan({ row: { Plan: plan } }: RowProps) {
  const t = useT();
  const { number } = useFormats();
  if (plan === null) return <span className={classes['quiet']}>{t('members.holdsNothing')}</span>;
  const { SubscriptionName, RemainingTickets, MaxActivities } = plan;
  return (
    <span>
      {SubscriptionName}{' '}
      {RemainingTickets !== null && MaxActivities !== null && (
        <span className={classes['quiet']}>
          {t('billing.leftOf', { left: number(RemainingTickets), total: number(MaxActivities) })}
        </span>
      )}
    </span>
  );
}

function Payment({ row: { Owed } }: RowProps) {
  const t = useT();
  const { dayMonth } = useFormats();
  if (Owed === null) return <span className={classes['quiet']}>{t('dashboard.nothingOwed')}</span>;
  const isLate = Owed.Label === 'Unpaid';
  return (
    <span className={classes['owed']}>
      <StateChip tone={isLate ? 'bad' : 'warn'}>{t(isLate ? 'billing.unpaid' : 'billing.toPay')}</StateChip>
      {Owed.Due !== null && <span className={classes['quiet']}>{dayMonth(Owed.Due)}</span>}
    </span>
  );
}
