import type { VisitReport } from '@clubpulse/contract/office/reports/visits';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { sentenceCase } from '../report-texts.ts';
import { visitsInAddress, visitsSentence, visitTables } from '../visits-texts.ts';
import { PaperSentence, PaperTable, ReportPaper } from './ReportPaper.tsx';

export function VisitsPaper({ report }: { report: VisitReport }) {
  const t = useT();
  const formats = useFormats();
  const { From, To } = report;
  return (
    <ReportPaper
      title={t('reports.visits')}
      note={t('kit.fromTo', { from: formats.date(From), to: formats.date(To) })}
      view={visitsInAddress.write({ weeks: null, own: { first: From, last: To } })}
      sources={`${sentenceCase(t('reports.visitsHow'))}.`}
    >
      <PaperSentence>{visitsSentence(report, t, formats)}</PaperSentence>
      {visitTables(report, t, formats).map(({ title, head, rows }) => (
        <PaperTable key={title} title={title} head={head} rows={rows} />
      ))}
    </ReportPaper>
  );
}
