import type { DateFormat } from '@clubpulse/contract/accounts/users';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import type { CheckedPerson, ImportField } from '@clubpulse/contract/members/imports/imports';
import { checkImport } from '@clubpulse/contract/members/imports/imports.calls';
import { guessDateOrder } from '@clubpulse/rules/members/imports/birth-dates';
import { type Columns, chooseColumn, guessColumns, isEnough } from '@clubpulse/rules/members/imports/columns';
import { guessMeaningOfM } from '@clubpulse/rules/members/imports/genders';
import { groupsOf } from '@clubpulse/rules/members/imports/groups-cell';
import { type RowRead, readRows } from '@clubpulse/rules/members/imports/read-rows';
import { samePeople } from '@clubpulse/rules/members/imports/same-person';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { change, useCall } from '../../platform/api.ts';
import type { ApiError } from '../../platform/calls/api-error.ts';
import { useFormats } from '../../platform/formats.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import type { Sheet } from './read-file.ts';

const CHECK_AFTER_MS = 300;

export interface KnownRow {
  readonly row: RowRead;
  readonly checked: CheckedPerson;
  /** Earlier row with the same e-mail address or probably the same member. */
  readonly firstRow: number | null;
}

export function useImport(sheet: Sheet, club: { readonly ClubId: number; readonly TimeZone: string }) {
  const { settings } = useFormats();
  const today = useTodayIn(club.TimeZone);
  const [columns, setColumns] = useState<Columns>(() => guessColumns(sheet.head, sheet.lines[0]?.Cells));
  const [chosen, setOrder] = useState<DateFormat | null>(null);
  const [corrections, setCorrections] = useState<ReadonlyMap<number, RowRead['typed']>>(new Map());
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [makeGroups, setMakeGroups] = useState(false);
  const tags = useCall(listTags, { params: { id: club.ClubId } }, { quiet: true }).data;
  const [others, setOthers] = useState<ReadonlySet<number>>(new Set());
  const enough = isEnough(columns);

  const { dates, m } = useMemo(() => {
    const cellsOf = (field: ImportField) => {
      const at = columns[field];
      return at === undefined ? [] : sheet.lines.map(({ Cells }) => Cells[at] ?? '');
    };
    return {
      dates: guessDateOrder(cellsOf('BirthDate'), settings.DateFormat),
      m: guessMeaningOfM(cellsOf('Gender'), settings.Language),
    };
  }, [sheet, columns, settings]);
  const order = chosen ?? dates.order;
  const groups = useMemo(
    () => (makeGroups || tags === undefined ? undefined : tags.flatMap(({ Text }) => Text ?? [])),
    [makeGroups, tags],
  );
  const rows = useMemo(
    () => (enough ? readRows(sheet.lines, { columns, order, m, today, groups }, corrections) : []),
    [sheet, columns, order, m, today, groups, corrections, enough],
  );
  const stored = useMemo(() => rows.filter(({ Row }) => !leftOut.has(Row)), [rows, leftOut]);
  const importable = useMemo(() => stored.filter(({ person }) => person !== null), [stored]);

  const wrong = stored.filter(({ person }) => person === null);

  const [people] = useDebouncedValue(importable, CHECK_AFTER_MS);
  const answer = useQuery<ReadonlyMap<string, CheckedPerson | undefined>, ApiError>({
    queryKey: [checkImport.id, club.ClubId, people.map(keyOf).join('\n')],
    queryFn: async () => {
      const People = people.flatMap(({ person }) =>
        person === null ? [] : { Email: person.Email, FirstMidName: person.FirstMidName, LastName: person.LastName },
      );
      const answers = await change(checkImport, { params: { id: club.ClubId }, body: { People } }, { quiet: true });
      return new Map(people.map((row, at) => [keyOf(row), answers[at]] as const));
    },
    enabled: people.length > 0,
    staleTime: 0,
    // The previous results remain, because only corrected rows are checked again.
    placeholderData: keepPreviousData,
  });
  const checkedOf = (row: RowRead) => answer.data?.get(keyOf(row));
  const same = useMemo(() => samePeople(importable), [importable]);
  const isKnown = (row: RowRead) => {
    const one = checkedOf(row);
    const isRequested = (one !== undefined && one.Namesake !== null) || same.has(row.Row);
    return one !== undefined && (one.State !== 'Ready' || (isRequested && !others.has(row.Row)));
  };
  const firstRows = new Map(importable.toReversed().map((row) => [addressOf(row), row.Row]));
  const knownRows = importable.flatMap((row): KnownRow[] => {
    const one = checkedOf(row);
    if (one === undefined || !isKnown(row)) return [];
    const firstRow = one.State === 'Twice' ? firstRows.get(addressOf(row)) : same.get(row.Row);
    return [{ row, checked: one, firstRow: firstRow ?? null }];
  });
  return {
    columns,
    enough,
    order,
    sureOfDates: chosen !== null || dates.sure || columns.BirthDate === undefined,
    choose: (field: ImportField, column: number | null) => setColumns(chooseColumn(columns, field, column)),
    setOrder,
    makeGroups,
    setMakeGroups,
    newGroups: [
      ...new Set(
        stored.flatMap(({ wrong: cells }) =>
          cells.flatMap(({ key, values }) => (key === GROUP_UNKNOWN ? groupsOf(String(values?.['name'])) : [])),
        ),
      ),
    ],
    wrong: wrong.filter((row) => !lacksGroup(row)),
    groups: wrong.filter(lacksGroup),
    known: knownRows.filter(({ checked }) => checked.State !== 'Twice'),
    twice: knownRows.filter(({ checked }) => checked.State === 'Twice'),
    ready: importable.filter((row) => checkedOf(row) !== undefined && !isKnown(row)),
    checking: people !== importable || answer.isFetching,
    isUnknown: importable.length > 0 && answer.data === undefined,
    answer,
    isWorkedOn: corrections.size + leftOut.size + others.size > 0,
    correct: (row: number, field: ImportField, text: string) =>
      setCorrections((before) => new Map(before).set(row, { ...before.get(row), [field]: text })),
    leaveOut: (row: number) => setLeftOut((before) => new Set(before).add(row)),
    isOther: (row: number) => setOthers((before) => new Set(before).add(row)),
  };
}
export type Import = ReturnType<typeof useImport>;

const GROUP_UNKNOWN = 'group-unknown';
const lacksGroup = ({ wrong }: RowRead): boolean => wrong.every(({ key }) => key === GROUP_UNKNOWN);

const addressOf = ({ person }: RowRead): string => person?.Email.toLowerCase() ?? '';

const keyOf = ({ Row, person }: RowRead): string => [Row, person?.Email, person?.FirstMidName, person?.LastName].join('\t');
