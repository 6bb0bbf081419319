import type { GivenHours, VisitReport } from '@clubpulse/contract/office/reports/visits';
import { visitSources } from '@clubpulse/contract/office/reports/visits';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { markFormula } from '@clubpulse/rules/formats/formula-marks';
import { isDay } from '@clubpulse/rules/time/days';
import { writeFilter } from '../../kit/list/list-filter.ts';
import { csvOf } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { type OccupancyAddress, weekChoices } from './occupancy-address.ts';

/** State of the visits in its URL: `#/Reports?view=visits&weeks=12`. */
export type VisitsAddress = Omit<OccupancyAddress, 'door'>;

export const visitsInAddress = {
  read: (params: URLSearchParams): VisitsAddress => {
    const [first, last] = [params.get('from') ?? '', params.get('to') ?? ''];
    return {
      weeks: weekChoices.find((weeks) => String(weeks) === params.get('weeks')) ?? null,
      own: isDay(first) && isDay(last) ? { first, last } : null,
    };
  },
  write: ({ weeks, own }: VisitsAddress): URLSearchParams =>
    writeFilter({ view: 'visits', weeks: own === null ? weeks : null, from: own?.first ?? null, to: own?.last ?? null }),
};

export const giverName = ({ Nickname, FirstMidName, LastName }: GivenHours): string =>
  fullName({ Nickname: Nickname ?? '', FirstMidName, LastName });

export const visitsSentence = ({ Total }: VisitReport, t: Translate, { number }: Formats): string =>
  t('reports.visitsSentence', { count: Total.People, visits: number(Total.Visits), people: number(Total.People) });

export interface VisitTable {
  readonly title: string;
  readonly note?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function visitTables({ Trainers, Sources, Days }: VisitReport, t: Translate, formats: Formats): VisitTable[] {
  const { number, date, duration, weekday } = formats;
  const tables: readonly VisitTable[] = [
    {
      title: t('reports.trainerHours'),
      head: [t('role.Trainer'), t('kit.classes'), t('reports.lessons'), t('reports.hours'), t('members.people')],
      rows: Trainers.map((row) => [
        giverName(row),
        number(row.Classes),
        number(row.Lessons),
        duration(row.Minutes * 60),
        number(row.People),
      ]),
    },
    {
      title: t('reports.visitsBySource'),
      note: t('reports.visitsHow'),
      head: [t('reports.source'), t('reports.visits'), t('members.people')],
      rows: Sources.filter(({ Visits }) => Visits > 0).map(({ Source, Visits, People }) => [
        t(`reports.source-${Source}`),
        number(Visits),
        number(People),
      ]),
    },
    {
      title: t('reports.visitsByDay'),
      head: [t('kit.day'), t('reports.visits'), ...visitSources.map((source) => t(`reports.source-${source}`))],
      rows: Days.map(({ Day, Visits, Sources: bySource }) => [
        `${weekday(Day, 'short')} ${date(Day)}`,
        number(Visits),
        ...visitSources.map((source) => number(bySource[source])),
      ]),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

export function visitsCsv({ Trainers, Sources, Days }: VisitReport, t: Translate, { settings }: Formats): string {
  const head = [
    t('reports.table'),
    t('kit.name'),
    t('kit.classes'),
    t('reports.lessons'),
    t('reports.minutes'),
    t('members.people'),
    t('reports.visits'),
    ...visitSources.map((source) => t(`reports.source-${source}`)),
  ];
  const none = visitSources.map(() => '');
  const rows = [
    ...Trainers.map((row) => [
      t('reports.trainerHours'),
      markFormula(giverName(row)),
      ...[row.Classes, row.Lessons, row.Minutes, row.People].map(String),
      '',
      ...none,
    ]),
    ...Sources.map(({ Source, Visits, People }) => [
      t('reports.visitsBySource'),
      t(`reports.source-${Source}`),
      '',
      '',
      '',
      String(People),
      String(Visits),
      ...none,
    ]),
    ...Days.map((row) => [
      t('reports.visitsByDay'),
      row.Day,
      '',
      '',
      '',
      '',
      String(row.Visits),
      ...visitSources.map((source) => String(row.Sources[source])),
    ]),
  ];
  return csvOf(head, rows, settings.Language);
}
