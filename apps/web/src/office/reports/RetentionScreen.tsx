import { getRetention } from '@clubpulse/contract/office/reports/reports.calls';
import type { Cohort, Retention } from '@clubpulse/contract/office/reports/retention';
import { cohortShade, stayedOfAll, stayedPercent } from '@clubpulse/rules/office/reports/cohorts';
import { addMonths } from '@clubpulse/rules/time/days';
import { SegmentedControl } from '@mantine/core';
import { Link } from 'react-router';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { csvName, downloadCsv } from '../../platform/csv/csv.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import { DoorLink } from './DoorLink.tsx';
import heat from './HeatMap.module.css';
import { MonthSteps } from './MonthSteps.tsx';
import { RetentionPaper } from './papers/RetentionPaper.tsx';
import { ReportPage } from './ReportPage.tsx';
import classes from './Reports.module.css';
import { reportInAddress } from './report-address.ts';
import { cohortName, retentionCsv, retentionInAddress, retentionSentence } from './retention-texts.ts';
import { WhyLeft } from './WhyLeft.tsx';
import { walkCells } from './walk-cells.ts';

export function RetentionScreen() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id, Name, TimeZone } = useStaffClub();
  const running = useTodayIn(TimeZone).slice(0, 7);
  const ended = addMonths(`${running}-01`, -1).slice(0, 7);
  const { filter, change } = useListAddress(retentionInAddress);
  const month = filter.month === null || filter.month > ended ? ended : filter.month;
  const retention = useCall(getRetention, { params: { id }, query: { Month: month } }, { quiet: true, keepPrevious: true });
  const shown = retention.isPlaceholderData ? undefined : retention.data;
  const exportAll = () => {
    if (shown === undefined) return;
    const file = csvName([t('reports.retention'), Name, month]);
    downloadCsv(file, retentionCsv(shown, t, formats));
    toastDone({ title: t('reports.exported'), message: file });
  };
  return (
    <ReportPage
      view="retention"
      ready={shown !== undefined}
      printsOwnHead={shown !== undefined}
      onExport={exportAll}
      steps={<MonthSteps month={month} isLast={month >= ended} onChange={(next) => change({ month: next })} />}
    >
      <QueryResult query={retention} loading={<SkeletonScreen shape="overview" />}>
        {(loaded) => (
          <>
            <div className={`${classes['block']} ${classes['onScreen']}`}>
              <Cohorts12 cohorts={loaded.Cohorts} asPeople={filter.asPeople} onChange={(asPeople) => change({ asPeople })} />
              <WhyLeft reasons={loaded.Reasons} month={month} />
            </div>
            <RetentionPaper retention={loaded} month={month} asPeople={filter.asPeople} />
          </>
        )}
      </QueryResult>
    </ReportPage>
  );
}

interface CohortsProps {
  cohorts: Retention['Cohorts'];
  asPeople: boolean;
  onChange: (asPeople: boolean) => void;
}

function Cohorts12({ cohorts, asPeople, onChange }: CohortsProps) {
  const t = useT();
  const formats = useFormats();
  const { Joined } = stayedOfAll(cohorts);
  if (Joined === 0) return <EmptyState title={t('reports.nobodyJoined')}>{t('reports.cohortsHow')}</EmptyState>;
  return (
    <div className={classes['main']}>
      <p className={classes['sentence']}>{retentionSentence(cohorts, t, formats)}</p>
      <section className={classes['section']}>
        <div className={classes['sectionHead']}>
          <h2>{t('reports.byJoining')}</h2>
          <small>{t('reports.cohortsHow')}</small>
          <SegmentedControl
            aria-label={t('reports.shownAs')}
            value={asPeople ? 'people' : 'percent'}
            data={[
              { value: 'percent', label: '%' },
              { value: 'people', label: t('members.people') },
            ]}
            onChange={(value) => onChange(value === 'people')}
          />
        </div>
        <div className={heat['scroll']}>
          <table className={heat['map']} data-wide aria-label={t('reports.byJoining')}>
            <thead>
              <tr>
                <td />
                <th scope="col">{t('reports.list-Joined')}</th>
                {cohorts.map(({ Month }, index) => (
                  <th key={Month} scope="col">
                    {formats.number(index)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cohorts.map((cohort, row) => (
                <CohortRow key={cohort.Month} row={row} cohort={cohort} months={cohorts.length} asPeople={asPeople} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </div>
  );
}

interface CohortRowProps {
  row: number;
  cohort: Cohort;
  months: number;
  asPeople: boolean;
}

function CohortRow({ row, cohort, months, asPeople }: CohortRowProps) {
  const t = useT();
  const formats = useFormats();
  const { number } = formats;
  const { Month, Joined, Stayed } = cohort;
  return (
    <tr>
      <th scope="row">{cohortName(cohort, formats)}</th>
      <td className={heat['all']}>
        {Joined === 0 ? (
          number(0)
        ) : (
          <DoorLink month={Month} door={{ list: 'Joined' }}>
            {number(Joined)}
          </DoorLink>
        )}
      </td>
      {Array.from({ length: months }, (_, month) => {
        const percent = stayedPercent(cohort, month);
        const key = `${Month} ${month}`;
        if (percent === null) return <td key={key} />;
        return (
          <td key={key}>
            <Link
              to={`?${reportInAddress.write({ month: Month, door: { list: 'Joined', after: month } })}`}
              className={heat['cell']}
              data-shade={cohortShade(cohort, month)}
              data-row={row}
              data-column={month}
              onKeyDown={walkCells}
              aria-label={t('reports.cohortCell', {
                percent: formats.percent(percent),
                stayed: number(Stayed[month] ?? 0),
                joined: number(Joined),
                months: number(month),
              })}
            >
              {number(asPeople ? (Stayed[month] ?? 0) : percent)}
            </Link>
          </td>
        );
      })}
    </tr>
  );
}
