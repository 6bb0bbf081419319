import type { ClubFigures } from '@clubpulse/contract/office/reports/club-figures';
import { filledPercent } from '@clubpulse/rules/office/reports/occupancy';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import type { Sort } from '../../kit/list/SortHead.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useClubs } from '../../platform/session.tsx';
import { monthAddress, occupancyAddress } from './clubs-address.ts';
import { orderName } from './clubs-texts.ts';
import classes from './Reports.module.css';

interface ClubsTableProps {
  month: string;
  clubs: readonly ClubFigures[];
  sort: Sort;
}

export function ClubsTable({ month, clubs, sort }: ClubsTableProps) {
  const t = useT();
  const figures = figureColumns.map((id) => ({ id, head: orderName(id, t) }));
  return (
    <ListRows
      label={t('shell.clubs')}
      rows={clubs}
      sort={sort}
      idOf={({ Club }) => Club.ClubId}
      columns={[
        { id: 'Club', head: t('kit.club'), names: true, sorts: true, cell: (one) => <ClubName one={one} month={month} /> },
        ...figures.map(({ id, head }) => ({
          id,
          head,
          sorts: true as const,
          end: true as const,
          cell: (one: ClubFigures) => <FigureOf id={id} one={one} month={month} />,
        })),
      ]}
      card={(one) => (
        <div className={classes['clubCard']}>
          <ClubName one={one} month={month} />
          <dl>
            {figures.map(({ id, head }) => (
              <div key={id}>
                <dt>{head}</dt>
                <dd>
                  <FigureOf id={id} one={one} month={month} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    />
  );
}

const figureColumns = ['Clients', 'Joined', 'Left', 'Income', 'Recurring', 'Filled', 'Owed'] as const;

interface OfClub {
  one: ClubFigures;
  month: string;
}

function ClubName({ one, month }: OfClub) {
  return (
    <InClub one={one} to={monthAddress(month)}>
      {one.Club.Name}
    </InClub>
  );
}

function InClub({ one: { Club }, to, children }: { one: ClubFigures; to: string; children: ReactNode }) {
  const { selectClub } = useClubs();
  return (
    <Link className={classes['door']} to={to} onClick={() => selectClub(Club)}>
      {children}
    </Link>
  );
}

function FigureOf({ id, one, month }: OfClub & { id: (typeof figureColumns)[number] }) {
  const { number } = useFormats();
  const { Clients, Money } = one;
  if (id === 'Filled') return <Filled one={one} />;
  if (id === 'Clients' || id === 'Joined' || id === 'Left') {
    const column = id === 'Clients' ? 'End' : id;
    const to = monthAddress(month, id === 'Clients' ? null : { list: id });
    return (
      <Compared
        one={one}
        now={
          <InClub one={one} to={to}>
            {number(Clients.Now[column])}
          </InClub>
        }
        before={number(Clients.Before[column])}
        yearAgo={Clients.YearAgo === null ? null : number(Clients.YearAgo[column])}
      />
    );
  }
  return Money.map((money) => <AmountOf key={money.Currency} id={id} one={one} month={month} money={money} />);
}

interface AmountProps extends OfClub {
  id: 'Income' | 'Recurring' | 'Owed';
  money: ClubFigures['Money'][number];
}

function AmountOf({ id, one, month, money: { Currency, Income, Recurring, Owed } }: AmountProps) {
  const t = useT();
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, Currency);
  if (id === 'Owed')
    return (
      <span className={classes['pair']}>
        <InClub one={one} to={monthAddress(month)}>
          {money(Owed.Amount)}
        </InClub>
        {Owed.People > 0 && <small>{t('clubs.people', { count: Owed.People, number: formats.number(Owed.People) })}</small>}
      </span>
    );
  const [now, before, yearAgo] =
    id === 'Income' ? [Income.Now, Income.Before, Income.YearAgo] : [Recurring.Now, Recurring.Before, null];
  const door = id === 'Income' ? ({ list: 'Income', currency: Currency } as const) : null;
  return (
    <Compared
      one={one}
      now={
        <InClub one={one} to={monthAddress(month, door)}>
          {money(now)}
        </InClub>
      }
      before={money(before)}
      yearAgo={yearAgo === null ? null : money(yearAgo)}
    />
  );
}

function Filled({ one }: { one: ClubFigures }) {
  const { percent } = useFormats();
  const { Now, Before, YearAgo } = one.Occupancy;
  const share = (filled: typeof Now) => {
    const value = filledPercent(filled);
    return value === null ? '–' : percent(value);
  };
  return (
    <Compared
      one={one}
      now={
        <InClub one={one} to={occupancyAddress(one)}>
          {share(Now)}
        </InClub>
      }
      before={share(Before)}
      yearAgo={YearAgo === null ? null : share(YearAgo)}
    />
  );
}

function Compared({ one, now, before, yearAgo }: { one: ClubFigures; now: ReactNode; before: string; yearAgo: string | null }) {
  const { month } = useFormats();
  return (
    <span className={classes['pair']}>
      {now}
      <Earlier value={before} month={month(one.Before.first)} />
      {yearAgo !== null && one.YearAgo !== null && <Earlier value={yearAgo} month={month(one.YearAgo.first)} />}
    </span>
  );
}

function Earlier({ value, month }: { value: string; month: string }) {
  const t = useT();
  return (
    <small title={month}>
      <span aria-hidden="true">{value}</span>
      <span className={classes['spoken']}>{t('reports.inMonth', { value, month })}</span>
    </small>
  );
}
