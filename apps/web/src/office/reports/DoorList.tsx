import { endReasons } from '@clubpulse/contract/billing/end-reasons/end-reasons';
import { setEndReason } from '@clubpulse/contract/billing/end-reasons/end-reasons.calls';
import type { ResultOf } from '@clubpulse/contract/call';
import { lateSteps, type ReportMember, type ReportPayment } from '@clubpulse/contract/office/reports/reports';
import { listReportMembers, listReportPayments } from '@clubpulse/contract/office/reports/reports.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { useState } from 'react';
import { Link } from 'react-router';
import { reasonName } from '../../billing/end-reasons/public.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { PAGE_ROWS } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useRoles, useStaffClub } from '../../platform/session.tsx';
import classes from './Reports.module.css';
import type { Door } from './report-address.ts';
import { doorName, methodName } from './report-texts.ts';

type IncomeDoor = Extract<Door, { list: 'Income' }>;
type MembersDoor = Exclude<Door, { list: 'Income' }>;
type Payments = ResultOf<typeof listReportPayments>;
type Members = ResultOf<typeof listReportMembers>;

interface DoorListProps<Of extends Door> {
  month: string;
  door: Of;
}

/** Lists the rows whose number or sum is the selected figure. */
export function DoorList({ month, door, onClose }: DoorListProps<Door> & { onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const isOwed = lateSteps.some((step) => step === door.list);
  const title = isOwed ? t('reports.owed') : formats.month(`${month}-01`);
  return (
    <Dialog opened onClose={onClose} size="xl" title={`${title}, ${doorName(door, t)}`}>
      {door.list === 'Income' ? <PaymentRows month={month} door={door} /> : <MemberRows month={month} door={door} />}
    </Dialog>
  );
}

function PaymentRows({ month, door: { currency, product, method } }: DoorListProps<IncomeDoor>) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [rows, setRows] = useState(PAGE_ROWS);
  const query = { Month: month, Currency: currency, ...product, ...(method === undefined ? {} : { Method: method }) };
  const page = useListPage(listReportPayments, { params: { id }, query }, rows);
  const amount = (row: ReportPayment) => formats.money(row.Amount, currency);
  const columns: readonly Column<ReportPayment>[] = [
    { id: 'At', head: t('kit.when'), cell: ({ At }) => formats.dateTime(At) },
    { id: 'Who', head: t('kit.member'), names: true, cell: (row) => <Person row={row} none={t('reports.noMember')} /> },
    { id: 'What', head: t('kit.description'), cell: ({ Description }) => Description },
    { id: 'Method', head: t('billing.method'), cell: ({ Method }) => methodName(Method, t) },
    { id: 'Amount', head: t('billing.amount'), end: true, cell: (row) => <b>{amount(row)}</b> },
  ];
  return (
    <PagedList<Payments>
      label={t('reports.income')}
      page={page}
      above={({ recordsTotal, Amount }) => (
        <p className={classes['quiet']}>
          {t('reports.payments', {
            count: recordsTotal,
            number: formats.number(recordsTotal),
            amount: formats.money(Amount, currency),
          })}
        </p>
      )}
      empty={{ title: t('reports.noPayments') }}
      idOf={({ TransactionId }) => TransactionId}
      columns={columns}
      card={(row) => (
        <span className={classes['card']}>
          <Person row={row} none={t('reports.noMember')} />
          <span>{row.Description}</span>
          <span className={classes['quiet']}>{formats.dateTime(row.At)}</span>
          <b>{amount(row)}</b>
        </span>
      )}
      showMore={() => setRows((before) => before + PAGE_ROWS)}
    />
  );
}

function MemberRows({ month, door: { list, currency, after } }: DoorListProps<MembersDoor>) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [rows, setRows] = useState(PAGE_ROWS);
  const query = {
    Month: month,
    List: list,
    ...(currency === undefined ? {} : { Currency: currency }),
    ...(after === undefined ? {} : { After: after }),
  };
  const page = useListPage(listReportMembers, { params: { id }, query }, rows);
  const places = new Map(page.data?.data.map((row, place) => [row, place]));
  const day = ({ Day }: ReportMember) => (Day === null ? '' : formats.date(Day));
  const amount = ({ Amount }: ReportMember) => (Amount === null || currency === undefined ? '' : formats.money(Amount, currency));
  const why = (row: ReportMember) => <Why row={row} />;
  const columns: readonly Column<ReportMember>[] = [
    { id: 'Who', head: t('kit.member'), names: true, cell: (row) => <Person row={row} none={t('reports.leftTheClub')} /> },
    { id: 'What', head: t('kit.subscription'), cell: ({ SubscriptionName }) => SubscriptionName ?? '' },
    { id: 'Day', head: t('kit.day'), cell: day },
    ...(list === 'Left' ? [{ id: 'Why', head: t('reports.whyLeft'), cell: why }] : []),
    ...(currency === undefined
      ? []
      : [{ id: 'Amount', head: t('billing.amount'), end: true as const, cell: (row: ReportMember) => <b>{amount(row)}</b> }]),
  ];
  return (
    <PagedList<Members>
      label={doorName({ list }, t)}
      page={page}
      above={({ recordsTotal }) => (
        <p className={classes['quiet']}>{t('reports.rows', { count: recordsTotal, number: formats.number(recordsTotal) })}</p>
      )}
      empty={{ title: t('reports.nobodyHere') }}
      idOf={(row) => places.get(row) ?? -1}
      columns={columns}
      card={(row) => (
        <span className={classes['card']}>
          <Person row={row} none={t('reports.leftTheClub')} />
          <span>{row.SubscriptionName}</span>
          <span className={classes['quiet']}>{day(row)}</span>
          {list === 'Left' && why(row)}
          <b>{amount(row)}</b>
        </span>
      )}
      showMore={() => setRows((before) => before + PAGE_ROWS)}
    />
  );
}

function Why({ row }: { row: ReportMember }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const roles = useRoles();
  const set = useChange(setEndReason, {});
  const { UserSubscriptionId: userSubscriptionId, Reason, Words } = row;
  const text = [reasonName(Reason, t), Words].filter(Boolean).join(': ');
  if (userSubscriptionId === null || !(roles.includes('Manager') || roles.includes('Owner'))) return text;
  const name = fullName({ Nickname: row.Nickname ?? '', FirstMidName: row.FirstMidName, LastName: row.LastName });
  return (
    <span className={classes['why']}>
      {text}
      <RowMenu
        label={t('reports.setReason', { name })}
        items={[...endReasons, null].map((next) => ({
          label: reasonName(next, t),
          onClick: () => set.mutate({ params: { id, userSubscriptionId }, body: { Reason: next } }),
        }))}
      />
    </span>
  );
}

type Known = Pick<ReportMember, 'UserId' | 'Nickname' | 'FirstMidName' | 'LastName'>;

function Person({ row: { UserId, Nickname, FirstMidName, LastName }, none }: { row: Known; none: string }) {
  if (UserId === null) return <span className={classes['quiet']}>{none}</span>;
  return (
    <Link className={classes['person']} to={pathTo('EditUser', UserId)}>
      {fullName({ Nickname: Nickname ?? '', FirstMidName, LastName })}
    </Link>
  );
}
