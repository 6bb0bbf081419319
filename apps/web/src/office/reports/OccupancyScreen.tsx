import { OCCUPANCY_MAX_DAYS } from '@clubpulse/contract/office/reports/occupancy';
import { getOccupancy } from '@clubpulse/contract/office/reports/reports.calls';
import { IconCalendar } from '@tabler/icons-react';
import { OwnDays } from '../../community/rankings/public.ts';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { Answer } from '../../kit/states/Answer.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { csvName, downloadCsv } from '../../platform/csv/csv.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import { ClassesBehind } from './ClassesBehind.tsx';
import { OccupancyReport } from './OccupancyReport.tsx';
import { daysOf, occupancyInAddress, weekChoices } from './occupancy-address.ts';
import { occupancyCsv } from './occupancy-csv.ts';
import { ReportPage } from './ReportPage.tsx';
import classes from './Reports.module.css';

const OWN = 'own';

export function OccupancyScreen() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id, Name, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const { filter, change } = useListAddress(occupancyInAddress);
  const days = daysOf(filter, today);
  const query = { from: days.first, to: days.last };
  const report = useCall(getOccupancy, { params: { id }, query }, { quiet: true, keepPrevious: true });
  const shown = report.isPlaceholderData ? undefined : report.data;
  const exportAll = () => {
    if (shown === undefined) return;
    const file = csvName([t('reports.occupancy'), Name, days.first, days.last]);
    downloadCsv(file, occupancyCsv(shown, t, formats));
    toastDone({ title: t('reports.exported'), message: file });
  };
  const choose = (value: string | null) =>
    change(value === OWN ? { own: days } : { own: null, weeks: weekChoices.find((weeks) => String(weeks) === value) ?? null });
  return (
    <ReportPage view="occupancy" ready={shown !== undefined} onExport={exportAll}>
      <search className={classes['filters']}>
        <FilterChip
          icon={IconCalendar}
          label={t('kit.period')}
          value={filter.own === null ? String(filter.weeks ?? weekChoices[0]) : OWN}
          options={[
            ...weekChoices.map((count) => ({
              value: String(count),
              label: t('reports.weeks', { count, number: formats.number(count) }),
            })),
            { value: OWN, label: t('dashboard.own') },
          ]}
          onChange={choose}
        />
        {filter.own !== null && (
          <OwnDays days={filter.own} latest={today} most={OCCUPANCY_MAX_DAYS} onChange={(own) => change({ own })} />
        )}
      </search>
      <Answer query={report} loading={<SkeletonScreen shape="overview" />}>
        {(occupancy) => <OccupancyReport occupancy={occupancy} address={filter} />}
      </Answer>
      {filter.door !== null && <ClassesBehind days={days} door={filter.door} onClose={() => change({ door: null })} />}
    </ReportPage>
  );
}
