import type { VisitReport } from '@clubpulse/contract/office/reports/visits';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Reports.module.css';
import { type VisitTable, visitsSentence, visitTables } from './visits-texts.ts';

export function VisitsReport({ report }: { report: VisitReport }) {
  const t = useT();
  const formats = useFormats();
  const { From, To, Days, Trainers } = report;
  const range = t('kit.fromTo', { from: formats.date(From), to: formats.date(To) });
  if (Days.length === 0 && Trainers.length === 0) return <EmptyState title={t('reports.noVisits')}>{range}</EmptyState>;
  return (
    <div className={`${classes['main']} ${classes['onScreen']}`}>
      <p className={classes['sentence']}>{visitsSentence(report, t, formats)}</p>
      <p className={classes['quiet']}>{range}</p>
      {visitTables(report, t, formats).map((table) => (
        <Table key={table.title} {...table} />
      ))}
    </div>
  );
}

function Table({ title, note, head, rows }: VisitTable) {
  return (
    <section className={classes['section']}>
      <div className={classes['sectionHead']}>
        <h2>{title}</h2>
        {note !== undefined && <small>{note}</small>}
      </div>
      <div className={classes['scroll']}>
        <table className={classes['table']} aria-label={title}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={head[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
