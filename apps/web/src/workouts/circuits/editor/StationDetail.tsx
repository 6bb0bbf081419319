import type { ClubStation, ShownExercise } from '@clubpulse/contract/workouts/circuits/circuits';
import { useState } from 'react';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { useT } from '../../../platform/phrases.ts';
import classes from './circuit.module.css';
import type { DraftStation } from './circuit-values.ts';
import { ExercisePicker } from './ExercisePicker.tsx';
import { StationExercises } from './StationExercises.tsx';
import { StationHead } from './StationHead.tsx';
import { screensText } from './screen-text.ts';

const ExerciseEditor = lazyComponent(() => import('./ExerciseEditor.tsx').then((it) => it.ExerciseEditor));

interface StationDetailProps {
  at: number;
  station: DraftStation;
  count: number;
  isActive: boolean;
  clubStations: readonly ClubStation[];
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (changes: Partial<DraftStation>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function StationDetail(props: StationDetailProps) {
  const { at, station, count, isActive, clubStations, errors, onChange, onMove, onRemove } = props;
  const t = useT();
  const [isPicking, setPicking] = useState(false);
  const [edited, setEdited] = useState<number | null>(null);
  const { Exercises, Station } = station;
  const setExercises = (next: readonly ShownExercise[]) => onChange({ Exercises: next });
  const editedLine = edited === null ? undefined : Exercises[edited];
  return (
    <section className={classes['detail']} aria-labelledby="station-title">
      <StationHead
        at={at}
        station={station}
        count={count}
        isActive={isActive}
        onAdd={() => setPicking(true)}
        onEmpty={() => setExercises([])}
        onMove={onMove}
        onRemove={onRemove}
      />
      {isActive && (
        <ShownOn
          station={Station}
          clubStations={clubStations}
          error={errors[`Stations.${at}.Station`]}
          onChange={(next) => onChange({ Station: next })}
        />
      )}
      {errors[`Stations.${at}.Exercises`] !== undefined && (
        <p className={classes['wrong']} role="alert">
          {errors[`Stations.${at}.Exercises`]}
        </p>
      )}
      {Exercises.length === 0 ? (
        <p className={classes['nothing']}>{t('circuits.nothingYet')}</p>
      ) : (
        <StationExercises at={at} exercises={Exercises} errors={errors} onEdit={setEdited} onChange={setExercises} />
      )}
      {isPicking && (
        <ExercisePicker
          taken={new Set(Exercises.map(({ ExerciseId }) => ExerciseId))}
          onPick={(line) => {
            setExercises([...Exercises, line]);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
      {edited !== null && editedLine !== undefined && (
        <ExerciseEditor
          exercise={editedLine}
          onChange={(next) => setExercises(Exercises.with(edited, next))}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}

interface ShownOnProps {
  station: number | null;
  clubStations: readonly ClubStation[];
  error: string | undefined;
  onChange: (station: number | null) => void;
}

function ShownOn({ station: Station, clubStations, error, onChange }: ShownOnProps) {
  const t = useT();
  const options = clubStations.map((one) => ({
    value: String(one.Station),
    label: `${t('circuits.station', { number: one.Station })} · ${screensText(t, clubStations, one.Station)}`,
  }));
  const isUnknown = Station !== null && !clubStations.some((one) => one.Station === Station);
  return (
    <div className={classes['shownOn']}>
      <ChoiceField
        label={t('circuits.shownOn')}
        placeholder={t('circuits.chooseScreen')}
        clearable
        data={
          isUnknown ? [...options, { value: String(Station), label: t('circuits.stationNotHere', { number: Station }) }] : options
        }
        value={Station === null ? null : String(Station)}
        error={error ?? (isUnknown ? t('circuits.notConfigured') : undefined)}
        onChange={(next) => onChange(next === null ? null : Number(next))}
      />
    </div>
  );
}
