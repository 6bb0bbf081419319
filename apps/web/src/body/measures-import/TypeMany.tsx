import { type MeasureKey, measureGroups, measureKeys, measures } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasuredAthlete } from '@clubpulse/contract/body/measures/measures';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { wallClock } from '@clubpulse/rules/time/days';
import { useMemo, useState } from 'react';
import { SaveBar } from '../../kit/edit/SaveBar.tsx';
import { ChoicesField } from '../../kit/fields/ChoicesField.tsx';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { useT } from '../../platform/phrases.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { MeasureField, type Numbers, useEntry, useMeasureTexts } from '../measures/public.ts';
import classes from './MeasureMany.module.css';
import { RowState, WatchBatch } from './RowState.tsx';
import { lastOf, useTypedMeasures } from './use-typed-measures.ts';
import { type Moment, WhenMeasured } from './WhenMeasured.tsx';

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
  const { page, batch, ...typed } = useTypedMeasures({ keys, moment, search });
  const nameOf = (key: MeasureKey): string => (key === 'systolicPressure' ? t('measures.pressure') : words.name(key));
  const byName = Map.groupBy(page.data?.data ?? [], fullName);
  const named = (athlete: MeasuredAthlete): string => {
    const name = fullName(athlete);
    return byName.get(name)?.length === 1 ? name : [name, besideName(athlete)].filter(Boolean).join(', ');
  };
  const row = (athlete: MeasuredAthlete) => ({
    athlete,
    named: named(athlete),
    keys,
    values: typed.valuesOf(athlete.UserId),
    knownWeight: typed.besideOf(athlete.UserId).knownWeight,
    onChange: (values: Numbers) => typed.change(athlete.UserId, values),
  });
  const state = ({ UserId }: MeasuredAthlete) => {
    const found = typed.stateOf(UserId);
    return found ? <RowState state={found} /> : null;
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
        showMore={typed.showMore}
      />
      {batch.running.map(({ MeasureBatchId }) => (
        <WatchBatch key={MeasureBatchId} clubId={clubId} batchId={MeasureBatchId} onSeen={batch.seen} />
      ))}
      <SaveBar
        changes={typed.pending.length}
        errors={typed.errors}
        saving={batch.sending}
        act={t('measureMany.save', { count: typed.pending.length })}
        onSave={typed.save}
        onDiscard={typed.discard}
      />
    </div>
  );
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
