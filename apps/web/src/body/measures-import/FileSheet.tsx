import { type DateFormat, dateFormats } from '@clubpulse/contract/accounts/users';
import { type ColumnChoice, chooseColumn, guessColumns, isEnough } from '@clubpulse/rules/body/measures-import/rows';
import { markFormula } from '@clubpulse/rules/formats/formula-marks';
import { unusedColumns } from '@clubpulse/rules/members/imports/unused-columns';
import { instantAt, wallClock } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { IconColumns3, IconDownload, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import type { Sheet } from '../../members/imports/public.ts';
import { csvName, csvOf, downloadCsv } from '../../platform/csv/csv.ts';
import { datePatternsIn } from '../../platform/formats/date-formats.ts';
import { useFormats } from '../../platform/formats.ts';
import { type Translate, useLanguage, useT } from '../../platform/phrases.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { DryRunRows } from './DryRunRows.tsx';
import { FileColumns } from './FileColumns.tsx';
import classes from './MeasureMany.module.css';
import { measureNames } from './measure-names.ts';
import { WatchBatch } from './RowState.tsx';
import { keepColumns, storedColumns } from './stored-columns.ts';
import { useBatch } from './use-batch.ts';
import { type DryRun, useDryRun } from './use-dry-run.ts';
import { type Moment, WhenMeasured } from './WhenMeasured.tsx';

interface FileSheetProps {
  sheet: Sheet;
  onAnother: () => void;
}

export function FileSheet({ sheet, onAnother }: FileSheetProps) {
  const t = useT();
  const self = useSelf();
  const formats = useFormats();
  const { ClubId: clubId } = useStaffClub();
  const [columns, setColumns] = useState<ColumnChoice>(() => guessColumns(sheet.head, measureNames, storedColumns()));
  const [order, setOrder] = useState<DateFormat>(formats.settings.DateFormat);
  const [moment, setMoment] = useState<Moment>(() => {
    const { day, clock } = wallClock(new Date(), self.TimeZone);
    return { Day: day, Clock: clock };
  });
  const batch = useBatch(clubId);
  const dryRun = useDryRun({ sheet, columns, order, moment, states: batch.states });
  const choose = (place: number, is: Parameters<typeof chooseColumn>[2]) => {
    const chosen = chooseColumn(columns, place, is);
    keepColumns(sheet.head, chosen);
    setColumns(chosen);
  };
  return (
    <div className={classes['many']}>
      <div className={classes['file']}>
        <b>{sheet.name}</b>
        <Button variant="default" leftSection={<IconFileImport size={17} stroke={1.8} />} onClick={onAnother}>
          {t('measureMany.anotherFile')}
        </Button>
      </div>
      <section>
        <ChosenColumns sheet={sheet} columns={columns} onChoose={choose} />
        <div className={classes['when']}>
          <WhenMeasured value={moment} onChange={setMoment} />
          {[...columns.values()].some(({ is }) => is === 'day') && <OrderOfDay value={order} onChange={setOrder} />}
        </div>
      </section>
      {isEnough(columns) ? (
        <section>
          <DryRunActs sheet={sheet} dryRun={dryRun} batch={batch} moment={moment} />
          {dryRun.people.length === 0 ? (
            <DryRunRows {...dryRun} states={batch.states} />
          ) : (
            <QueryResult query={dryRun.named} loading={<SkeletonRows rows={6} />}>
              {() => <DryRunRows {...dryRun} states={batch.states} />}
            </QueryResult>
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
}

interface ChosenColumnsProps {
  sheet: Sheet;
  columns: ColumnChoice;
  onChoose: (place: number, is: Parameters<typeof chooseColumn>[2]) => void;
}

function ChosenColumns({ sheet, columns, onChoose }: ChosenColumnsProps) {
  const t = useT();
  const names = columnNames(sheet, t);
  const unused = unusedColumns(columns.keys(), sheet.lines).map((place) => names[place] ?? '');
  return (
    <>
      <SectionHead title={t('measureMany.columns')} />
      {unused.length > 0 && (
        <Banner tone="info" icon={IconColumns3}>
          {t('kit.columnsUnused', { count: unused.length, names: unused.join(', ') })}
        </Banner>
      )}
      <FileColumns names={names} lines={sheet.lines} columns={columns} onChoose={onChoose} />
    </>
  );
}

function OrderOfDay({ value, onChange }: { value: DateFormat; onChange: (order: DateFormat) => void }) {
  const t = useT();
  const language = useLanguage();
  return (
    <ChoiceField<DateFormat>
      label={t('kit.day')}
      allowDeselect={false}
      value={value}
      data={dateFormats.map((one) => ({ value: one, label: datePatternsIn[language][one] }))}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  );
}

interface DryRunActsProps {
  sheet: Sheet;
  dryRun: DryRun;
  batch: ReturnType<typeof useBatch>;
  moment: Moment;
}

function DryRunActs({ sheet, dryRun: { named, known, hasMoment, ready, wrong, whatIsWrong }, batch, moment }: DryRunActsProps) {
  const t = useT();
  const self = useSelf();
  const language = useLanguage();
  const formats = useFormats();
  const today = useToday();
  const saved = [...batch.states.values()].filter(({ is }) => is === 'Success').length;
  const send = () =>
    batch.send(
      ready.map(({ row, who: person }) => ({
        key: row.Row,
        row: {
          UserId: person,
          // Noon is on the same day in any time zone.
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
    const head = [...columnNames(sheet, t), t('measureMany.whatIsWrong')];
    const cells = wrong.map((one) => [
      ...Array.from({ length: sheet.width }, (_, at) => markFormula(one.row.Cells[at] ?? '')),
      whatIsWrong(one),
    ]);
    downloadCsv(csvName([sheet.name.replace(/\.\w+$/, ''), t('measureMany.wrongWord')]), csvOf(head, cells, language));
  };
  return (
    <>
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
    </>
  );
}

const columnNames = (sheet: Sheet, t: Translate): string[] =>
  Array.from({ length: sheet.width }, (_, at) => sheet.head[at] || t('measureMany.columnNumber', { number: at + 1 }));
