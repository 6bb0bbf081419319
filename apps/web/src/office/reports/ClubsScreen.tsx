import { getClubsReport } from '@clubpulse/contract/office/reports/reports.calls';
import { clubOrders, type DirectedOrder, inOrder, orderNamed, plainOrder } from '@clubpulse/rules/office/reports/club-order';
import { addDays } from '@clubpulse/rules/time/days';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { csvName, downloadCsv } from '../../platform/csv/csv.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useToday } from '../../platform/use-today.ts';
import { ClubsTable } from './ClubsTable.tsx';
import { clubsInAddress } from './clubs-address.ts';
import { clubsCsv, orderName } from './clubs-texts.ts';
import { MonthSteps } from './MonthSteps.tsx';
import { ReportPage } from './ReportPage.tsx';
import classes from './Reports.module.css';

export default function ClubsScreen() {
  const t = useT();
  const formats = useFormats();
  const running = useToday().slice(0, 7);
  const { filter, change } = useListAddress(clubsInAddress);
  const query = filter.month === null || filter.month > running ? {} : { Month: filter.month };
  const report = useCall(getClubsReport, { query }, { quiet: true, keepPrevious: true });
  const shown = report.isPlaceholderData ? undefined : report.data;
  const month = shown?.Month ?? query.Month ?? running;
  const exportAll = () => {
    if (shown === undefined) return;
    const file = csvName([t('reports.title'), t('shell.clubs'), month]);
    downloadCsv(file, clubsCsv(inOrder(shown.Clubs, filter.sort, formats.locale), t, formats));
    toastDone({ title: t('reports.exported'), message: file });
  };
  const setSort = (sort: DirectedOrder) => change({ sort });
  return (
    <ReportPage
      view="clubs"
      ready={shown !== undefined && shown.Clubs.length > 0}
      onExport={exportAll}
      steps={
        <MonthSteps month={month} isLast={month >= (shown?.Latest ?? running)} onChange={(next) => change({ month: next })} />
      }
    >
      <QueryResult query={report} loading={<SkeletonRows />}>
        {({ Month, Clubs }) => {
          const [first] = Clubs;
          if (first === undefined) return <EmptyState title={t('reports.noClubs')}>{t('reports.noClubsText')}</EmptyState>;
          const isToDate = addDays(first.Days.last, 1).startsWith(Month);
          const { dayMonth } = formats;
          const older = Clubs.find(({ YearAgo }) => YearAgo !== null)?.YearAgo ?? null;
          const earlier = [first.Before, ...(older === null ? [] : [older])].map((days) => formats.month(days.first));
          return (
            <div className={classes['clubs']}>
              <p className={classes['quiet']}>
                {isToDate && t('reports.toDate', { from: dayMonth(first.Days.first), to: dayMonth(first.Days.last) })}{' '}
                {t('reports.clubsBelow', { months: earlier.join(', ') })} {t('reports.clubsHow')}
              </p>
              <PhoneOrder order={filter.sort} onChange={setSort} />
              <ClubsTable
                month={Month}
                clubs={inOrder(Clubs, filter.sort, formats.locale)}
                sort={{ by: filter.sort, onChange: (by) => setSort(orderNamed(by)) }}
              />
            </div>
          );
        }}
      </QueryResult>
    </ReportPage>
  );
}

/** A phone has no column heads, so a field selects the order. Figures begin with the highest. */
function PhoneOrder({ order, onChange }: { order: DirectedOrder; onChange: (order: DirectedOrder) => void }) {
  const t = useT();
  if (useWidth() !== 'phone') return null;
  return (
    <ChoiceField
      aria-label={t('clubs.sortedBy')}
      allowDeselect={false}
      value={plainOrder(order)}
      data={clubOrders.map((value) => ({ value, label: orderName(value, t) }))}
      onChange={(value) => value !== null && onChange(orderNamed(value === 'Club' ? value : `-${value}`))}
    />
  );
}
