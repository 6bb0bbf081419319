import { getMonthReport } from '@clubpulse/contract/office/reports/reports.calls';
import { addMonths } from '@clubpulse/rules/time/days';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { Answer } from '../../kit/states/Answer.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { useCall } from '../../platform/api.ts';
import { csvName, downloadCsv } from '../../platform/csv/csv.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import { DoorList } from './DoorList.tsx';
import { MonthPaper } from './MonthPaper.tsx';
import { MonthReport } from './MonthReport.tsx';
import { monthCsv } from './month-csv.ts';
import { ReportPage } from './ReportPage.tsx';
import classes from './Reports.module.css';
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
      <Answer query={report} loading={<SkeletonScreen shape="overview" />}>
        {(loaded) => (
          <>
            <MonthReport report={loaded} />
            <MonthPaper report={loaded} />
          </>
        )}
      </Answer>
      {filter.door !== null && <DoorList month={month} door={filter.door} onClose={() => change({ door: null })} />}
    </ReportPage>
  );
}

interface MonthStepsProps {
  month: string;
  isLast: boolean;
  onChange: (month: string) => void;
}

function MonthSteps({ month, isLast, onChange }: MonthStepsProps) {
  const t = useT();
  const formats = useFormats();
  const earlier = () => onChange(addMonths(`${month}-01`, -1).slice(0, 7));
  const later = () => onChange(addMonths(`${month}-01`, 1).slice(0, 7));
  useKeys({ ArrowLeft: earlier, ArrowRight: isLast ? undefined : later });
  return (
    <span className={classes['month']}>
      <ActionIcon variant="default" aria-label={t('kit.previousMonth')} onClick={earlier}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <b>{formats.month(`${month}-01`)}</b>
      <ActionIcon variant="default" aria-label={t('kit.nextMonth')} disabled={isLast} onClick={later}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </span>
  );
}
