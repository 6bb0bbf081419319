import { getVisits } from '@clubpulse/contract/office/reports/reports.calls';
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
import { DaysFilter } from './DaysFilter.tsx';
import { daysOf } from './occupancy-address.ts';
import { VisitsPaper } from './papers/VisitsPaper.tsx';
import { ReportPage } from './ReportPage.tsx';
import { VisitsReport } from './VisitsReport.tsx';
import { visitsCsv, visitsInAddress } from './visits-texts.ts';

export function VisitsScreen() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id, Name, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const { filter, change } = useListAddress(visitsInAddress);
  const days = daysOf({ ...filter, door: null }, today);
  const query = { from: days.first, to: days.last };
  const visits = useCall(getVisits, { params: { id }, query }, { quiet: true, keepPrevious: true });
  const shown = visits.isPlaceholderData ? undefined : visits.data;
  const exportAll = () => {
    if (shown === undefined) return;
    const file = csvName([t('reports.visits'), Name, days.first, days.last]);
    downloadCsv(file, visitsCsv(shown, t, formats));
    toastDone({ title: t('reports.exported'), message: file });
  };
  return (
    <ReportPage
      view="visits"
      ready={shown !== undefined}
      printsOwnHead={shown !== undefined && (shown.Days.length > 0 || shown.Trainers.length > 0)}
      onExport={exportAll}
    >
      <DaysFilter filter={filter} days={days} today={today} onChange={change} />
      <QueryResult query={visits} loading={<SkeletonScreen shape="overview" />}>
        {(report) => (
          <>
            <VisitsReport report={report} />
            {(report.Days.length > 0 || report.Trainers.length > 0) && <VisitsPaper report={report} />}
          </>
        )}
      </QueryResult>
    </ReportPage>
  );
}
