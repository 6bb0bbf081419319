import type { Retention } from '@clubpulse/contract/office/reports/retention';
import { stayedOfAll, stayedPercent } from '@clubpulse/rules/office/reports/cohorts';
import { reasonName } from '../../../billing/end-reasons/public.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { sentenceCase } from '../report-texts.ts';
import { cohortName, type RetentionAddress, retentionInAddress, retentionSentence } from '../retention-texts.ts';
import { PaperSentence, PaperTable, ReportPaper } from './ReportPaper.tsx';

interface RetentionPaperProps {
  retention: Retention;
  month: string;
  asPeople: RetentionAddress['asPeople'];
}

export function RetentionPaper({ retention: { Cohorts, Reasons }, month, asPeople }: RetentionPaperProps) {
  const t = useT();
  const formats = useFormats();
  const { number } = formats;
  const [first, last] = [Cohorts.at(0)?.Month ?? month, Cohorts.at(-1)?.Month ?? month];
  const left = Reasons.reduce((sum, { People }) => sum + People, 0);
  const cell = (cohort: Retention['Cohorts'][number], at: number) => {
    const percent = stayedPercent(cohort, at);
    if (percent === null) return '';
    return number(asPeople ? (cohort.Stayed[at] ?? 0) : percent);
  };
  return (
    <ReportPaper
      title={t('reports.retention')}
      note={t('kit.fromTo', { from: formats.month(`${first}-01`), to: formats.month(`${last}-01`) })}
      view={retentionInAddress.write({ month, asPeople })}
      sources={`${sentenceCase(t('reports.cohortsHow'))}. ${t('reports.whyLeft')}: ${t('reports.whyLeftHow')}.`}
    >
      <PaperSentence>
        {stayedOfAll(Cohorts).Joined === 0 ? t('reports.nobodyJoined') : retentionSentence(Cohorts, t, formats)}
      </PaperSentence>
      <PaperTable
        narrow
        title={`${t('reports.byJoining')}, ${asPeople ? t('members.people') : '%'}`}
        head={['', t('reports.list-Joined'), ...Cohorts.map((_, at) => number(at))]}
        rows={Cohorts.map((cohort) => [
          cohortName(cohort, formats),
          number(cohort.Joined),
          ...Cohorts.map((_, at) => cell(cohort, at)),
        ])}
      />
      {left > 0 && (
        <PaperTable
          title={`${t('reports.whyLeft')}: ${t('reports.whyLeftCount', { number: number(left) })}`}
          rows={Reasons.map(({ Reason, People }) => [reasonName(Reason, t), number(People)])}
        />
      )}
    </ReportPaper>
  );
}
