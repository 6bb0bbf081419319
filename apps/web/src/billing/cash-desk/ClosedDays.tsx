import type { DayClose } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { listDayCloses } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { differenceOf } from '@clubpulse/rules/billing/cash-desk/differences';
import { useState } from 'react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { methodLabel } from '../parts/methods.ts';
import classes from './CashDesk.module.css';
import { numberOf } from './number-of.ts';
import { signed } from './signed.ts';

const PAGE = 20;

export function ClosedDays() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [rows, setRows] = useState(PAGE);
  const page = useListPage(listDayCloses, { params: { id }, query: {} }, rows);
  const money = ({ Currency }: DayClose, amount: number) => formats.money(amount, Currency);
  const columns: readonly Column<DayClose>[] = [
    {
      id: 'Number',
      head: t('billing.deskCloses'),
      names: true,
      cell: (row) => (
        <Link className={classes['close']} to={pathTo('ClosedDay', row.DayCloseId)}>
          {t('billing.deskNumber', { number: numberOf(row) })}
        </Link>
      ),
    },
    { id: 'ClosedAt', head: t('kit.when'), cell: ({ ClosedAt }) => formats.dateTime(ClosedAt) },
    { id: 'ClosedBy', head: t('kit.name'), cell: ({ ClosedBy }) => ClosedBy ?? '' },
    { id: 'Taken', head: t('billing.deskTaken'), end: true, cell: (row) => <b>{money(row, takenOf(row))}</b> },
    {
      id: 'Difference',
      head: t('billing.difference'),
      end: true,
      cell: (row) => <Differences close={row} />,
    },
    {
      id: 'Corrected',
      head: null,
      end: true,
      cell: ({ Corrected }) => Corrected > 0 && <StateChip tone="warn">{t('billing.deskLater')}</StateChip>,
    },
  ];
  return (
    <section aria-label={t('billing.deskCloses')}>
      <SectionHead title={t('billing.deskCloses')} />
      <PagedList
        label={t('billing.deskCloses')}
        page={page}
        empty={{ title: t('billing.deskNoCloses'), text: t('billing.deskNoClosesText') }}
        idOf={({ DayCloseId }) => DayCloseId}
        columns={columns}
        card={(row) => (
          <span className={classes['card']}>
            {columns.map(({ id: column, cell }) => (
              <span key={column}>{cell(row)}</span>
            ))}
          </span>
        )}
        showMore={() => setRows(rows + PAGE)}
      />
    </section>
  );
}

/** Sales less refunds of all methods, in minor units. */
const takenOf = ({ Lines, OnlineSold, OnlineGivenBack }: DayClose): number =>
  Lines.reduce((sum, { Sold, GivenBack }) => sum + Sold - GivenBack, OnlineSold - OnlineGivenBack);

function Differences({ close: { Lines, Currency } }: { close: DayClose }) {
  const t = useT();
  const formats = useFormats();
  return Lines.filter((line) => differenceOf(line) !== 0).map((line) => (
    <span key={line.Method} className={classes['differs']}>
      {t('kit.labelled', { label: t(methodLabel(line.Method)), value: signed(differenceOf(line), Currency, formats) })}
    </span>
  ));
}
