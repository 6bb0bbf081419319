import { getOccupancy } from '@clubpulse/contract/office/reports/reports.calls';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { csvName, downloadCsv } from '../../platform/csv/csv.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import { ClassesBehind } from './ClassesBehind.tsx';
import { DaysFilter } from './DaysFilter.tsx';
import { OccupancyReport } from './OccupancyReport.tsx';
import { daysOf, occupancyInAddress, waitedFor } from './occupancy-address.ts';
import { occupancyCsv } from './occupancy-csv.ts';
import { PeopleWaited } from './PeopleWaited.tsx';
import { OccupancyPaper } from './papers/OccupancyPaper.tsx';
import { ReportPage } from './ReportPage.tsx';

export function OccupancyScreen() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id, Name, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const { filter, change } = useListAddress(occupancyInAddress);
  const days = daysOf(filter, today);
  const waited = filter.door && waitedFor(filter.door);
  const query = { from: days.first, to: days.last };
  const report = useCall(getOccupancy, { params: { id }, query }, { quiet: true, keepPrevious: true });
  const shown = report.isPlaceholderData ? undefined : report.data;
  const exportAll = () => {
    if (shown === undefined) return;
    const file = csvName([t('reports.occupancy'), Name, days.first, days.last]);
    downloadCsv(file, occupancyCsv(shown, t, formats));
    toastDone({ title: t('reports.exported'), message: file });
  };
  return (
    <ReportPage
      view="occupancy"
      ready={shown !== undefined}
      printsOwnHead={shown !== undefined && shown.Total.Classes > 0}
      onExport={exportAll}
    >
      <DaysFilter filter={filter} days={days} today={today} onChange={change} />
      <QueryResult query={report} loading={<SkeletonScreen shape="overview" />}>
        {(occupancy) => (
          <>
            <OccupancyReport occupancy={occupancy} address={filter} />
            {occupancy.Total.Classes > 0 && <OccupancyPaper occupancy={occupancy} />}
          </>
        )}
      </QueryResult>
      {filter.door !== null && waited === null && (
        <ClassesBehind days={days} door={filter.door} onClose={() => change({ door: null })} />
      )}
      {waited !== null && <PeopleWaited days={days} sameClass={waited} onClose={() => change({ door: null })} />}
    </ReportPage>
  );
}
