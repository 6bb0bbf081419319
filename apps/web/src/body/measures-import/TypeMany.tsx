import { type MeasureKey, measureGroups, measureKeys, measures } from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure, MeasuredAthlete, MeasureStanding } from '@clubpulse/contract/body/measures/measures';
import { listMeasuredAthletes } from '@clubpulse/contract/body/measures/measures.calls';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { instantAt, wallClock } from '@clubpulse/rules/time/days';
import { useMemo, useState } from 'react';
import { SaveBar } from '../../kit/edit/SaveBar.tsx';
import { ChoicesField } from '../../kit/fields/ChoicesField.tsx';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import {
  type Beside,
  filledOf,
  isWrong,
  MeasureField,
  type Numbers,
  numbersInStoredUnits,
  useEntry,
  useMeasureTexts,
  weightBefore,
} from '../measures/public.ts';
import classes from './MeasureMany.module.css';
import { RowState, WatchBatch } from './RowState.tsx';
import { useBatch } from './use-batch.ts';
import { type Moment, WhenMeasured } from './WhenMeasured.tsx';

const PAGE = 30;
const first: readonly MeasureKey[] = ['weight', 'bodyFatPercent', 'waist', 'systolicPressure'];
const COLUMNS_MAX = 8;
const askable = measureGroups.flatMap((group) =>
  measureKeys.filter((key) => measures[key].group === group && measures[key].kind !== 'derived' && key !== 'diastolicPressure'),
);

export function TypeMany() {
  const t = useT();
  const self = useSelf();
  const words = useMeasureTexts();
  const { ClubId: clubId } = useStaffClub();
  const [moment, setMoment] = useState<Moment>(() => {
    const { day, clock } = wallClock(new Date(), self.TimeZone);
    return { Day: day, Clock: clock };
  });
  const [keys, setKeys] = useState<readonly MeasureKey[]>(first);
  const [search, setSearch] = useState('');
  const [rows, setRows] = useState(PAGE);
  const [typed, setTyped] = useState<ReadonlyMap<number, Numbers>>(new Map());
  const [sent, setSent] = useState<ReadonlyMap<number, Numbers>>(new Map());
  const batch = useBatch(clubId);
  const query = useMemo(() => {
    const last = keys.flatMap((key) => (key === 'systolicPressure' ? [key, 'diastolicPressure'] : [key])).join(',');
    return { Sort: 'Name' as const, last, ...(search.trim() === '' ? {} : { globalSearch: search.trim() }) };
  }, [search, keys]);
  const page = useListPage(listMeasuredAthletes, { params: { id: clubId }, query }, rows);
  const change = (userId: number, values: Numbers) =>
    setTyped((before) => new Map(before).set(userId, { ...before.get(userId), ...values }));
  const valuesOf = (userId: number): Numbers => typed.get(userId) ?? {};
  const isUnderWay = (userId: number) => ['Waiting', 'Processing'].includes(batch.states.get(userId)?.is ?? '');
  const isSavedAs = (userId: number, values: Numbers) =>
    batch.states.get(userId)?.is === 'Success' && sent.get(userId) === values;
  const pending = [...typed].filter(
    ([userId, values]) => filledOf(values).length > 0 && !isUnderWay(userId) && !isSavedAs(userId, values),
  );
  const instant = moment.Day === '' || moment.Clock === '' ? null : instantAt(self.TimeZone, moment.Day, moment.Clock);
  const besideOf = (userId: number): Beside => {
    const athlete = page.data?.data.find(({ UserId }) => UserId === userId);
    return { units: words.units, knownWeight: athlete && weightBefore(instant, lastOf(athlete)) };
  };
  const wrong = pending.filter(([userId, values]) => filledOf(values).some((key) => isWrong(key, values, besideOf(userId))));

  async function save(): Promise<boolean> {
    if (wrong.length > 0 || instant === null) return false;
    const TimeStamp = instant.toISOString();
    const isSent = await batch.send(
      pending.map(([UserId, values]) => ({
        key: UserId,
        row: { UserId, TimeStamp, Values: numbersInStoredUnits(values, besideOf(UserId)), Note: '' },
      })),
    );
    if (isSent) setSent(new Map([...sent, ...pending]));
    return isSent;
  }

  const byName = Map.groupBy(page.data?.data ?? [], fullName);
  const named = (athlete: MeasuredAthlete): string => {
    const name = fullName(athlete);
    return byName.get(name)?.length === 1 ? name : [name, besideName(athlete)].filter(Boolean).join(', ');
  };
  const row = (athlete: MeasuredAthlete) => ({
    athlete,
    named: named(athlete),
    keys,
    values: valuesOf(athlete.UserId),
    knownWeight: besideOf(athlete.UserId).knownWeight,
    onChange: (values: Numbers) => change(athlete.UserId, values),
  });
  const state = ({ UserId }: MeasuredAthlete) => {
    const found = batch.states.get(UserId);
    const isChanged = found !== undefined && sent.get(UserId) !== valuesOf(UserId);
    return found && !isChanged ? <RowState state={found} /> : null;
  };
  return (
    <div className={classes['many']}>
      <p className={classes['quiet']}>{t('measureMany.lead')}</p>
      <div className={classes['when']}>
        <WhenMeasured value={moment} onChange={setMoment} />
        <ChoicesField
          label={t('measureMany.asked')}
          searchable
          data={askable.map((value) => ({ value, label: nameOf(value) }))}
          value={[...keys]}
          onChange={(chosen) => setKeys(askable.filter((key) => chosen.includes(key)).slice(0, COLUMNS_MAX))}
        />
      </div>
      <SearchField value={search} placeholder={t('kit.personHint')} onChange={setSearch} />
      <PagedList
        page={page}
        label={t('measureMany.title')}
        empty={{ title: t('measures.nobodyShares'), text: t('measures.notSharedText') }}
        unmatched={search.trim() === '' ? undefined : { title: t('measures.nobodyMatches'), onClear: () => setSearch('') }}
        idOf={({ UserId }) => UserId}
        columns={[
          { id: 'Name', head: t('kit.name'), names: true, cell: (athlete) => <Name athlete={athlete} /> },
          ...keys.map((key) => ({
            id: key,
            head: nameOf(key),
            className: `${classes['value']} ${key === 'systolicPressure' ? classes['pressure'] : ''}`,
            cell: (athlete: MeasuredAthlete) => <Field {...row(athlete)} measure={key} />,
          })),
          { id: 'State', head: t('kit.state'), cell: state },
        ]}
        card={(athlete) => (
          <div className={classes['card']}>
            <Name athlete={athlete} />
            <div className={classes['fields']}>
              {keys.map((key) => (
                <Field key={key} {...row(athlete)} measure={key} labelled />
              ))}
            </div>
            {state(athlete)}
          </div>
        )}
        showMore={() => setRows(rows + PAGE)}
      />
      {batch.running.map(({ MeasureBatchId }) => (
        <WatchBatch key={MeasureBatchId} clubId={clubId} batchId={MeasureBatchId} onSeen={batch.seen} />
      ))}
      <SaveBar
        changes={pending.length}
        errors={wrong.length + (instant === null ? 1 : 0)}
        saving={batch.sending}
        act={t('measureMany.save', { count: pending.length })}
        onSave={save}
        onDiscard={() => setTyped(new Map())}
      />
    </div>
  );

  function nameOf(key: MeasureKey): string {
    return key === 'systolicPressure' ? t('measures.pressure') : words.name(key);
  }
}

const Name = ({ athlete }: { athlete: MeasuredAthlete }) => {
  const name = fullName(athlete);
  return (
    <span className={classes['person']}>
      <Avatar name={name} uri={athlete.PictureUri} />
      <span>
        <b>{name}</b> {besideName(athlete)}
      </span>
    </span>
  );
};

interface FieldProps {
  athlete: MeasuredAthlete;
  named: string;
  measure: MeasureKey;
  keys: readonly MeasureKey[];
  values: Numbers;
  knownWeight: number | undefined;
  labelled?: boolean;
  onChange: (values: Numbers) => void;
}

function Field({ athlete, named, measure, keys, values, knownWeight, labelled = false, onChange }: FieldProps) {
  const words = useMeasureTexts();
  const last = useMemo(() => lastOf(athlete), [athlete]);
  const entry = useEntry({ values, keys, last, words, knownWeight, onChange });
  return (
    <div {...entry.around}>
      <MeasureField
        measure={measure}
        {...(labelled ? {} : { named })}
        last={last}
        words={words}
        values={values}
        knownWeight={knownWeight}
        wrong={entry.isShownWrong(measure)}
        doubt={entry.doubtOf(measure)}
        onChange={onChange}
      />
    </div>
  );
}

function lastOf({ Weight, BodyFatPercent, Last }: MeasuredAthlete): LastMeasure[] {
  const known = (Key: MeasureKey, standing: MeasureStanding) =>
    standing === null || Last.some((one) => one.Key === Key) ? [] : [{ Key, ...standing }];
  return [...Last, ...known('weight', Weight), ...known('bodyFatPercent', BodyFatPercent)].map(({ Key, Value, At }) => ({
    Key,
    Value,
    At,
    Method: null,
    Typed: true,
    MeasureEventId: 0,
    Before: null,
  }));
}
