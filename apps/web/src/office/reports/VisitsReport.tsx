import { type VisitReport, visitSources } from '@clubpulse/contract/office/reports/visits';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Reports.module.css';
import { giverName } from './visits-texts.ts';

export function VisitsReport({ report: { From, To, Total, Sources, Days, Trainers } }: { report: VisitReport }) {
  const t = useT();
  const { number, date, duration, weekday } = useFormats();
  const range = t('kit.fromTo', { from: date(From), to: date(To) });
  if (Days.length === 0 && Trainers.length === 0) return <EmptyState title={t('reports.noVisits')}>{range}</EmptyState>;
  return (
    <div className={classes['main']}>
      <p className={classes['sentence']}>
        {t('reports.visitsSentence', { count: Total.People, visits: number(Total.Visits), people: number(Total.People) })}
      </p>
      <p className={classes['quiet']}>{range}</p>
      {Trainers.length > 0 && (
        <Table
          title={t('reports.trainerHours')}
          head={[t('role.Trainer'), t('kit.classes'), t('reports.lessons'), t('reports.hours'), t('members.people')]}
          rows={Trainers.map((row) => [
            giverName(row),
            number(row.Classes),
            number(row.Lessons),
            duration(row.Minutes * 60),
            number(row.People),
          ])}
        />
      )}
      {Days.length > 0 && (
        <>
          <Table
            title={t('reports.visitsBySource')}
            note={t('reports.visitsHow')}
            head={[t('reports.source'), t('reports.visits'), t('members.people')]}
            rows={Sources.filter(({ Visits }) => Visits > 0).map(({ Source, Visits, People }) => [
              t(`reports.source-${Source}`),
              number(Visits),
              number(People),
            ])}
          />
          <Table
            title={t('reports.visitsByDay')}
            head={[t('kit.day'), t('reports.visits'), ...visitSources.map((source) => t(`reports.source-${source}`))]}
            rows={Days.map(({ Day, Visits, Sources: bySource }) => [
              `${weekday(Day, 'short')} ${date(Day)}`,
              number(Visits),
              ...visitSources.map((source) => number(bySource[source])),
            ])}
          />
        </>
      )}
    </div>
  );
}

interface TableProps {
  title: string;
  note?: string;
  head: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}

function Table({ title, note, head, rows }: TableProps) {
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
