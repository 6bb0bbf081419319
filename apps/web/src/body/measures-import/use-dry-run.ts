import type { DateFormat } from '@clubpulse/contract/accounts/users';
import type { NamedPerson } from '@clubpulse/contract/body/measures-import';
import { findStoredMeasures, matchMeasured } from '@clubpulse/contract/body/measures-import.calls';
import { doubledRows } from '@clubpulse/rules/body/measures-import/doubles';
import { type ColumnChoice, isEnough, type MeasuredRow, readRows } from '@clubpulse/rules/body/measures-import/rows';
import { type Day, instantAt, instantsOf } from '@clubpulse/rules/time/days';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Sheet } from '../../members/imports/public.ts';
import { change } from '../../platform/api.ts';
import type { ApiError } from '../../platform/calls/api-error.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import type { useBatch } from './use-batch.ts';
import { useWrongCellText } from './use-wrong-cell-text.ts';
import type { Moment } from './WhenMeasured.tsx';

export interface Read {
  readonly row: MeasuredRow;
  readonly named: NamedPerson | undefined;
}

function wholeDay(day: Day, timeZone: string) {
  const { Begin, End } = instantsOf({ first: day, last: day }, timeZone);
  return { From: Begin, To: new Date(Date.parse(End) - 1).toISOString() };
}

interface DryRunInput {
  sheet: Sheet;
  columns: ColumnChoice;
  order: DateFormat;
  moment: Moment;
  states: ReturnType<typeof useBatch>['states'];
}

export type DryRun = ReturnType<typeof useDryRun>;

export function useDryRun({ sheet, columns, order, moment, states }: DryRunInput) {
  const t = useT();
  const self = useSelf();
  const formats = useFormats();
  const today = useToday();
  const { ClubId: clubId } = useStaffClub();
  const enough = isEnough(columns);
  const rows = useMemo(
    () => (enough ? readRows(sheet.lines, { columns, order, today }) : []),
    [enough, sheet, columns, order, today],
  );
  const people = useMemo(() => [...new Set(rows.map(({ person }) => person).filter((person) => person !== ''))], [rows]);
  const named = useQuery<ReadonlyMap<string, NamedPerson>, ApiError>({
    queryKey: [matchMeasured.id, clubId, people.join('\n')],
    queryFn: async () => {
      const found = await change(matchMeasured, { params: { id: clubId }, body: { People: people } }, { quiet: true });
      return new Map(people.flatMap((person, place) => (found[place] ? [[person, found[place]] as const] : [])));
    },
    enabled: people.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const wrongWords = useWrongCellText(sheet.head);
  const read = rows.map((row): Read => ({ row, named: named.data?.get(row.person) }));
  const hasMoment = moment.Day !== '' && moment.Clock !== '';
  const sayable = read.flatMap(({ row, named: person }) =>
    row.wrong.length === 0 && person?.State === 'Found' && person.Person ? [{ row, who: person.Person.UserId }] : [],
  );
  const doubled = doubledRows(
    sayable.map(({ row: { Row, day, values }, who: person }) => ({ Row, who: person, when: day ?? 'moment', values })),
  );
  const stated = hasMoment ? storedRowsOf(sayable, moment, self.TimeZone) : [];
  const known = useQuery<ReadonlySet<number>, ApiError>({
    queryKey: [findStoredMeasures.id, clubId, JSON.stringify(stated)],
    queryFn: async () => {
      const { Stored } = await change(findStoredMeasures, { params: { id: clubId }, body: { Rows: stated } }, { quiet: true });
      return new Set(Stored.flatMap((place) => sayable[place]?.row.Row ?? []));
    },
    enabled: stated.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const whatIsWrong = ({ row, named: person }: Read): string => {
    const reasons = row.wrong.map(wrongWords);
    if (row.person !== '' && person && person.State !== 'Found') reasons.push(t(`measureMany.${person.State}`));
    const first = doubled.get(row.Row);
    const state = states.get(row.Row);
    if (first !== undefined) reasons.push(t('measureMany.doubled', { row: formats.number(first) }));
    else if (state === undefined && known.data?.has(row.Row)) reasons.push(t('measureMany.stored'));
    return [...reasons, ...(state?.is === 'Failed' ? [state.words] : [])].join('; ');
  };
  const isReady = ({ Row }: MeasuredRow) => !doubled.has(Row) && !known.data?.has(Row) && !states.has(Row);
  const ready = sayable.filter(({ row }) => isReady(row));
  const wrong = read.filter((one) => one.named !== undefined || one.row.person === '').filter((one) => whatIsWrong(one) !== '');
  return { people, named, known, read, hasMoment, whatIsWrong, ready, wrong };
}

interface Sayable {
  readonly row: MeasuredRow;
  readonly who: number;
}

function storedRowsOf(sayable: readonly Sayable[], moment: Moment, timeZone: string) {
  const momentOf = () => instantAt(timeZone, moment.Day, moment.Clock).toISOString();
  return sayable.map(({ row: { day, values }, who: person }) => {
    const { From, To } = day === null ? { From: momentOf(), To: momentOf() } : wholeDay(day, timeZone);
    return { UserId: person, From, To, Values: [...values] };
  });
}
