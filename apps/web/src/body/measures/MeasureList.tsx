import type { MeasureGoal } from '@clubpulse/contract/body/goals';
import {
  type MeasureGroup,
  type MeasureKey,
  measureGroups,
  measureKeys,
  measures,
} from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure, MeasuredPerson, UserMeasures } from '@clubpulse/contract/body/measures/measures';
import { isUnratedFor, scaleOf, type Tone, worthOf } from '@clubpulse/rules/body/measures/bands';
import { daysOverdue, isEstimate } from '@clubpulse/rules/body/measures/measures';
import { type Pressure, pressureBand } from '@clubpulse/rules/body/measures/pressure';
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconCheck, IconEqual } from '@tabler/icons-react';
import { type ChipTone, StateChip } from '../../kit/figures/StateChip.tsx';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { GoalLine } from '../goals/public.ts';
import { BandScale } from './BandScale.tsx';
import classes from './Measures.module.css';
import { isSecondOfPair, secondOfPair, trendOf } from './series.ts';
import { TrendLine, type TrendPoint } from './TrendLine.tsx';
import { useMeasureTexts } from './use-measure-texts.ts';

interface MeasureListProps {
  data: UserMeasures;
  lists: (key: MeasureKey) => boolean;
  /** Start of the trends in milliseconds since 1970. */
  since: number;
  sinceWords: string;
  goals: readonly MeasureGoal[];
  onOpen: (last: LastMeasure) => void;
}

export function MeasureList({ data, lists, since, sinceWords, goals, onOpen }: MeasureListProps) {
  const t = useT();
  const { Person, Last, Events } = data;
  const now = useNow().getTime();
  const rows = measureGroups
    .flatMap((one) => measureKeys.filter((key) => measures[key].group === one && lists(key)))
    .flatMap((key) => Last.find(({ Key }) => Key === key) ?? [])
    .flatMap((row): Row[] => (isSecondOfPair(row, Last) ? [] : [{ ...row, second: secondOfPair(row, Last) }]));
  const groupWords = (group: MeasureGroup) =>
    t('measures.ofGroup', {
      group: t(`measures.group.${group}`),
      measured: rows
        .filter(({ Key }) => measures[Key].group === group)
        .reduce((count, { second }) => count + (second ? 2 : 1), 0),
      all: measureKeys.filter((key) => measures[key].group === group && lists(key)).length,
    });
  // The scale that measured the value (decision 0101).
  const deviceOf = (row: LastMeasure) => Events.find(({ MeasureEventId }) => MeasureEventId === row.MeasureEventId)?.DeviceModel;
  const goalOf = ({ Key }: Row) => goals.find((goal) => goal.Key === Key);
  const trend = (row: Row) => <TrendLine points={trendOf(Events, row)} from={since} to={now} goal={goalOf(row)?.Value} />;
  const latest = (row: Row) => <Latest row={row} goal={goalOf(row)} points={trendOf(Events, row)} />;
  return (
    <div className={classes['list']}>
      <ListRows
        label={t('measures.title')}
        rows={rows}
        idOf={({ Key }) => measureKeys.indexOf(Key)}
        group={{ groupOf: ({ Key }) => measures[Key].group, name: ({ Key }) => groupWords(measures[Key].group) }}
        columns={[
          {
            id: 'name',
            head: t('measures.measure'),
            names: true,
            cell: (row) => <Name row={row} person={Person} onOpen={() => onOpen(row)} />,
          },
          { id: 'latest', head: t('measures.latest'), end: true, cell: latest },
          { id: 'change', head: t('measures.change'), cell: (row) => <Change row={row} person={Person} /> },
          { id: 'trend', head: sinceWords, cell: trend },
          {
            id: 'scale',
            head: t('measures.whereItLies'),
            className: classes['drawn'],
            cell: (row) => <Where row={row} person={Person} />,
          },
          { id: 'words', head: t('measures.inWords'), cell: (row) => <InWords row={row} person={Person} /> },
          { id: 'at', head: t('measures.measured'), cell: (row) => <Measured row={row} device={deviceOf(row)} /> },
        ]}
        card={(row) => (
          <div className={classes['card']}>
            <Name row={row} person={Person} onOpen={() => onOpen(row)} />
            {latest(row)}
            <Change row={row} person={Person} />
            {trend(row)}
            <Where row={row} person={Person} />
            <InWords row={row} person={Person} />
            <Measured row={row} device={deviceOf(row)} />
          </div>
        )}
      />
    </div>
  );
}

interface Row extends LastMeasure {
  readonly second: LastMeasure | undefined;
}
const pressureOf = ({ Value, second }: Row): Pressure | undefined => second && { systolic: Value, diastolic: second.Value };

interface OfRow {
  row: Row;
}
interface OfPerson extends OfRow {
  person: MeasuredPerson;
}

function Name({ row: { Key, Method, second }, person, onOpen }: OfPerson & { onOpen: () => void }) {
  const t = useT();
  const words = useMeasureTexts();
  return (
    <button type="button" className={classes['name']} onClick={onOpen}>
      <b>{second ? t('measures.pressure') : words.name(Key)}</b>
      <span>{words.source(Key, Method, person)}</span>
    </button>
  );
}

interface LatestProps extends OfRow {
  goal: MeasureGoal | undefined;
  points: readonly TrendPoint[];
}

function Latest({ row: { Key, Value, second }, goal, points }: LatestProps) {
  const words = useMeasureTexts();
  return (
    <span className={classes['latest']}>
      <b>
        {words.number(Key, Value)}
        {second && `/${words.number(second.Key, second.Value)}`}
      </b>{' '}
      {words.unit(Key)}
      {goal && (
        <span>
          <GoalLine short goal={goal} texts={words.ofMeasure(Key)} values={points} />
        </span>
      )}
    </span>
  );
}

function Change({ row, person }: OfPerson) {
  const t = useT();
  const words = useMeasureTexts();
  const { Key, Value, Before } = decidingOf(row);
  if (!Before) return null;
  const went = worthOf(Key, Before.Value, Value, person);
  const worth = went !== 'same' && isEstimate(row) ? 'neither' : went;
  const by = words.difference(Key, Before.Value, Value);
  const way = worth === 'same' ? 'same' : Value > Before.Value ? 'up' : 'down';
  const Arrow = way === 'same' ? IconEqual : way === 'up' ? IconArrowUp : IconArrowDown;
  return (
    <span className={classes['change']} data-worth={worth}>
      <Arrow size={15} stroke={2.2} aria-hidden="true" />
      <span className={classes['spoken']}>{t(`measures.way.${way}`)}</span> {by}
      {(worth === 'better' || worth === 'worse') && <span className={classes['spoken']}>, {t(`measures.${worth}`)}</span>}
    </span>
  );
}

function decidingOf(row: Row): LastMeasure {
  const pressure = pressureOf(row);
  return pressure && row.second && pressureBand(pressure).key === row.second.Key ? row.second : row;
}

function Where({ row, person }: OfPerson) {
  const { Key, Value } = decidingOf(row);
  const scale = isEstimate(row) ? undefined : scaleOf(Key, person);
  return scale ? <BandScale scale={scale} value={Value} /> : null;
}

const chips: Readonly<Record<Tone, ChipTone>> = { target: 'ok', plain: 'outline', watch: 'warn' };

function InWords({ row, person }: OfPerson) {
  const t = useT();
  const words = useMeasureTexts();
  const pressure = pressureOf(row);
  if (isEstimate(row)) return <span className={classes['about']}>{t('measures.estimatedOnly')}</span>;
  const band = pressure ? words.pressureBand(pressure) : words.band(row.Key, row.Value, person);
  if (!band) return isUnratedFor(row.Key, person) ? <span className={classes['about']}>{t('measures.notRated')}</span> : null;
  const icon = band.tone === 'target' ? IconCheck : band.tone === 'watch' ? IconAlertTriangle : undefined;
  return (
    <StateChip tone={chips[band.tone]} {...(icon ? { icon } : {})}>
      {band.words}
    </StateChip>
  );
}

function Measured({ row: { Key, At }, device }: OfRow & { device: string | undefined }) {
  const t = useT();
  const formats = useFormats();
  const overdue = daysOverdue(Key, new Date(At), useNow());
  return (
    <span className={classes['measured']} data-overdue={overdue !== null}>
      {formats.date(At)}
      {overdue !== null && <span>{t('measures.overdueDays', { count: overdue })}</span>}
      {device !== undefined && <span>{device}</span>}
    </span>
  );
}
