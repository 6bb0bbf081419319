import { type DateFormat, dateFormats } from '@clubpulse/contract/accounts/users';
import type { NamedPerson } from '@clubpulse/contract/body/measures-import';
import { findStoredMeasures, matchMeasured } from '@clubpulse/contract/body/measures-import.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { doubledRows } from '@clubpulse/rules/body/measures-import/doubles';
import {
  type ColumnChoice,
  chooseColumn,
  guessColumns,
  isEnough,
  type MeasuredRow,
  readRows,
} from '@clubpulse/rules/body/measures-import/rows';
import { typed } from '@clubpulse/rules/formats/formula-marks';
import { unusedColumns } from '@clubpulse/rules/members/imports/unused-columns';
import { type Day, instantAt, instantsOf, wallClock } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { IconColumns3, IconDownload, IconFileImport } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import type { Sheet } from '../../members/imports/public.ts';
import { change } from '../../platform/api.ts';
import type { ApiError } from '../../platform/calls/api-error.ts';
import { csvName, csvOf, downloadCsv } from '../../platform/csv/csv.ts';
import { datePatternsIn } from '../../platform/formats/date-formats.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLanguage, useT } from '../../platform/phrases.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { useMeasureTexts } from '../measures/public.ts';
import { FileColumns } from './FileColumns.tsx';
import classes from './MeasureMany.module.css';
import { measureNames } from './measure-names.ts';
import { RowState, WatchBatch } from './RowState.tsx';
import { keepColumns, storedColumns } from './stored-columns.ts';
import { useBatch } from './use-batch.ts';
import { useWrongCellText } from './use-wrong-cell-text.ts';
import { type Moment, WhenMeasured } from './WhenMeasured.tsx';

interface Read {
  readonly row: MeasuredRow;
  readonly named: NamedPerson | undefined;
}

function wholeDay(day: Day, timeZone: string) {
  const { Begin, End } = instantsOf({ first: day, last: day }, timeZone);
  return { From: Begin, To: new Date(Date.parse(End) - 1).toISOString() };
}

export function FileSheet({ sheet, onAnother }: { sheet: Sheet; onAnother: () => void }) {
  const t = useT();
  const self = useSelf();
  const language = useLanguage();
  const formats = useFormats();
  const words = useMeasureTexts();
  const today = useToday();
  const { ClubId: clubId } = useStaffClub();
  const [columns, setColumns] = useState<ColumnChoice>(() => guessColumns(sheet.head, measureNames, storedColumns()));
  const [order, setOrder] = useState<DateFormat>(formats.settings.DateFormat);
  const [moment, setMoment] = useState<Moment>(() => {
    const { day, clock } = wallClock(new Date(), self.TimeZone);
    return { Day: day, Clock: clock };
  });
  const batch = useBatch(clubId);
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
  const momentOf = () => instantAt(self.TimeZone, moment.Day, moment.Clock).toISOString();
  const sayable = read.flatMap(({ row, named: whom }) =>
    row.wrong.length === 0 && whom?.State === 'Found' && whom.Person ? [{ row, who: whom.Person.UserId }] : [],
  );
  const doubled = doubledRows(sayable.map(({ row: { Row, day, values }, who }) => ({ Row, who, when: day ?? 'moment', values })));
  const said = hasMoment
    ? sayable.map(({ row: { day, values }, who }) => {
        const { From, To } = day === null ? { From: momentOf(), To: momentOf() } : wholeDay(day, self.TimeZone);
        return { UserId: who, From, To, Values: [...values] };
      })
    : [];
  const known = useQuery<ReadonlySet<number>, ApiError>({
    queryKey: [findStoredMeasures.id, clubId, JSON.stringify(said)],
    queryFn: async () => {
      const { Stored } = await change(findStoredMeasures, { params: { id: clubId }, body: { Rows: said } }, { quiet: true });
      return new Set(Stored.flatMap((place) => sayable[place]?.row.Row ?? []));
    },
    enabled: said.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const whatIsWrong = ({ row, named: whom }: Read): string => {
    const reasons = row.wrong.map(wrongWords);
    if (row.person !== '' && whom && whom.State !== 'Found') reasons.push(t(`measureMany.${whom.State}`));
    const first = doubled.get(row.Row);
    const state = batch.states.get(row.Row);
    if (first !== undefined) reasons.push(t('measureMany.doubled', { row: formats.number(first) }));
    else if (state === undefined && known.data?.has(row.Row)) reasons.push(t('measureMany.stored'));
    return [...reasons, ...(state?.is === 'Failed' ? [state.words] : [])].join('; ');
  };
  const isReady = ({ Row }: MeasuredRow) => !doubled.has(Row) && !known.data?.has(Row) && !batch.states.has(Row);
  const ready = sayable.filter(({ row }) => isReady(row));
  const wrong = read.filter((one) => one.named !== undefined || one.row.person === '').filter((one) => whatIsWrong(one) !== '');
  const saved = [...batch.states.values()].filter(({ is }) => is === 'Success').length;
  const unused = unusedColumns(columns.keys(), sheet.lines).map((place) => columnNames()[place] ?? '');
  const hasDays = [...columns.values()].some(({ is }) => is === 'day');

  const send = () =>
    batch.send(
      ready.map(({ row, who }) => ({
        key: row.Row,
        row: {
          UserId: who,
          // Noon of that day: without a time, noon is on the same day in any time zone.
          TimeStamp: (row.day === null || row.day === today
            ? instantAt(self.TimeZone, row.day ?? moment.Day, moment.Clock)
            : instantAt(self.TimeZone, row.day, '12:00')
          ).toISOString(),
          Values: [...row.values],
          Note: '',
        },
      })),
    );
  const wrongBack = () => {
    const head = [...columnNames(), t('measureMany.whatIsWrong')];
    const cells = wrong.map((one) => [
      ...Array.from({ length: sheet.width }, (_, at) => typed(one.row.Cells[at] ?? '')),
      whatIsWrong(one),
    ]);
    downloadCsv(csvName([sheet.name.replace(/\.\w+$/, ''), t('measureMany.wrongWord')]), csvOf(head, cells, language));
  };

  const list = (
    <ListRows
      label={t('measureMany.dryRun')}
      rows={read}
      idOf={({ row }) => row.Row}
      columns={[
        { id: 'Row', head: t('measureMany.row'), cell: ({ row }) => formats.number(row.Row) },
        { id: 'Person', head: t('measureMany.person'), names: true, cell: personOf },
        { id: 'Values', head: t('measureMany.values'), cell: valuesOf },
        { id: 'State', head: t('kit.state'), cell: stateOf },
      ]}
      card={(one) => (
        <div className={classes['card']}>
          <b>{personOf(one)}</b>
          <span>{valuesOf(one)}</span>
          {stateOf(one)}
        </div>
      )}
    />
  );

  return (
    <div className={classes['many']}>
      <div className={classes['file']}>
        <b>{sheet.name}</b>
        <Button variant="default" leftSection={<IconFileImport size={17} stroke={1.8} />} onClick={onAnother}>
          {t('measureMany.anotherFile')}
        </Button>
      </div>
      <section>
        <SectionHead title={t('measureMany.columns')} />
        {unused.length > 0 && (
          <Banner tone="info" icon={IconColumns3}>
            {t('kit.columnsUnused', { count: unused.length, names: unused.join(', ') })}
          </Banner>
        )}
        <FileColumns
          names={columnNames()}
          lines={sheet.lines}
          columns={columns}
          onChoose={(place, is) => {
            const chosen = chooseColumn(columns, place, is);
            keepColumns(sheet.head, chosen);
            setColumns(chosen);
          }}
        />
        <div className={classes['when']}>
          <WhenMeasured value={moment} onChange={setMoment} />
          {hasDays && (
            <ChoiceField<DateFormat>
              label={t('kit.day')}
              allowDeselect={false}
              value={order}
              data={dateFormats.map((value) => ({ value, label: datePatternsIn[language][value] }))}
              onChange={(value) => value !== null && setOrder(value)}
            />
          )}
        </div>
      </section>
      {enough ? (
        <section>
          <SectionHead
            title={t('measureMany.dryRun')}
            beside={t('measureMany.sums', { ready: formats.number(ready.length), wrong: formats.number(wrong.length) })}
          />
          <div className={classes['acts']} role="status">
            {ready.length > 0 && (
              <Button
                loading={batch.sending}
                disabled={!hasMoment || named.isFetching || known.isFetching}
                onClick={() => void send()}
              >
                {t('measureMany.saveRows', { count: ready.length })}
              </Button>
            )}
            {wrong.length > 0 && (
              <Button variant="default" leftSection={<IconDownload size={17} stroke={1.8} />} onClick={wrongBack}>
                {t('measureMany.wrongBack')}
              </Button>
            )}
            {batch.states.size > 0 && (
              <span>{t('measureMany.done', { saved: formats.number(saved), all: formats.number(batch.states.size) })}</span>
            )}
          </div>
          {people.length === 0 ? (
            list
          ) : (
            <Answer query={named} loading={<SkeletonRows rows={6} />}>
              {() => list}
            </Answer>
          )}
        </section>
      ) : (
        <p className={classes['quiet']}>{t('measureMany.notEnough')}</p>
      )}
      {batch.running.map(({ MeasureBatchId }) => (
        <WatchBatch key={MeasureBatchId} clubId={clubId} batchId={MeasureBatchId} onSeen={batch.seen} />
      ))}
    </div>
  );

  function columnNames(): string[] {
    return Array.from({ length: sheet.width }, (_, at) => sheet.head[at] || t('measureMany.columnNumber', { number: at + 1 }));
  }

  function personOf({ row, named: whom }: Read) {
    return whom?.Person ? fullName(whom.Person) : row.person;
  }
  function valuesOf({ row }: Read) {
    const day = row.day === null ? [] : [formats.date(row.day)];
    return [...day, ...row.values.map(({ Key, Value }) => `${words.name(Key)} ${words.value(Key, Value)}`)].join(', ');
  }
  function stateOf(one: Read) {
    const state = batch.states.get(one.row.Row);
    if (state) return <RowState state={state} />;
    const why = whatIsWrong(one);
    return why === '' ? null : <span className={classes['why']}>{why}</span>;
  }
}
