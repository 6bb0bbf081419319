import { getMonthReport } from '@clubpulse/contract/office/reports/reports.calls';
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
import { DoorList } from './DoorList.tsx';
import { MonthReport } from './MonthReport.tsx';
import { MonthSteps } from './MonthSteps.tsx';
import { monthCsv } from './month-csv.ts';
import { MonthPaper } from './papers/MonthPaper.tsx';
import { ReportPage } from './ReportPage.tsx';
import { reportInAddress } from './report-address.ts';

export function MonthScreen() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id, Name, TimeZone } = useStaffClub();
  const running = useTodayIn(TimeZone).slice(0, 7);
  const { filter, change } = useListAddress(reportInAddress);
  const month = filter.month === null || filter.month > running ? running : filter.month;
  const report = useCall(getMonthReport, { params: { id }, query: { Month: month } }, { quiet: true, keepPrevious: true });
  const shown = report.isPlaceholderData ? undefined : report.data;
  const exportAll = () => {
    if (shown === undefined) return;
    const file = csvName([t('reports.title'), Name, month]);
    downloadCsv(file, monthCsv(shown, t, formats));
    toastDone({ title: t('reports.exported'), message: file });
  };
  return (
    <ReportPage
      view="month"
      ready={shown !== undefined}
      printsOwnHead={shown !== undefined}
      onExport={exportAll}
      steps={<MonthSteps month={month} isLast={month >= running} onChange={(next) => change({ month: next, door: null })} />}
    >
      <QueryResult query={report} loading={<SkeletonScreen shape="overview" />}>
        {(loaded) => (
          <>
            <MonthReport report={loaded} />
            <MonthPaper report={loaded} />
          </>
        )}
      </QueryResult>
      {filter.door !== null && <DoorList month={month} door={filter.door} onClose={() => change({ door: null })} />}
    </ReportPage>
  );
}
