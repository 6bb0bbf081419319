import { circuitTimers } from '@clubpulse/contract/workouts/circuits/circuits';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { circuitSeconds, circuitSteps } from '@clubpulse/rules/workouts/circuits/circuit-steps';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { SecondsField } from '../../../kit/fields/SecondsField.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useT } from '../../../platform/phrases.ts';
import { timerLabels } from '../timer-text.ts';
import classes from './circuit.module.css';
import type { CircuitForm } from './circuit-values.ts';

const timeWords = {
  Work: 'workouts.phase.work',
  Rest: 'workouts.phase.rest',
  RoundRest: 'workouts.phase.roundRest',
  WarmUp: 'workouts.phase.warmUp',
  Cooldown: 'workouts.phase.coolDown',
  Time: 'circuits.timeForAll',
} as const;

const countWords = {
  Rounds: 'workouts.rounds',
  Minutes: 'kit.minutesLabel',
  StationsPerMinute: 'circuits.number.StationsPerMinute',
} as const;

type OfForm = { form: CircuitForm };

export function CircuitTimes({ form }: OfForm) {
  const t = useT();
  const { values, errors, set } = form;
  const { TimerType } = values;
  const time = (field: keyof typeof timeWords) => (
    <SecondsField
      label={t(timeWords[field])}
      value={values[field]}
      error={errors[field]}
      onChange={(seconds) => set({ [field]: seconds })}
      onEmpty={() => set({ [field]: 0 })}
    />
  );
  const count = (field: keyof typeof countWords) => (
    <NumberField
      label={t(countWords[field])}
      min={1}
      value={values[field]}
      error={errors[field]}
      onChange={(number) => set({ [field]: number ?? Number.NaN })}
    />
  );
  return (
    <>
      <div className={classes['timer']}>
        <span className={classes['label']}>{t('circuits.howTimeRuns')}</span>
        <Segmented
          label={t('circuits.howTimeRuns')}
          value={TimerType}
          options={circuitTimers.map((value) => ({ value, label: t(timerLabels[value]) }))}
          onChange={(next) => set({ TimerType: next })}
        />
      </div>
      <div className={classes['times']}>
        {TimerType === 'timer' && (
          <>
            {time('Work')}
            {time('Rest')}
            {count('Rounds')}
            {time('RoundRest')}
          </>
        )}
        {TimerType === 'EMOM' && (
          <>
            {count('Minutes')}
            {count('StationsPerMinute')}
          </>
        )}
        {TimerType === 'AMRAP' && time('Time')}
        {time('WarmUp')}
        {time('Cooldown')}
      </div>
      <Total form={form} />
    </>
  );
}

function Total({ form: { values, errors } }: OfForm) {
  const t = useT();
  const stations = Math.max(1, values.Stations.length);
  const total = circuitSeconds(values, stations);
  if (Number.isNaN(total)) return null;
  const { TimerType, Rounds, Work, Rest, RoundRest, WarmUp, Cooldown, Minutes, Time } = values;
  const around = WarmUp + Cooldown;
  const written = [
    TimerType === 'timer'
      ? `${Rounds} × (${stations} × ${formatCountdown(Work + Rest)})`
      : TimerType === 'EMOM'
        ? `${Minutes} × 1:00`
        : formatCountdown(Time),
    ...(TimerType === 'timer' && Rounds > 1 && RoundRest > 0 ? [`${Rounds - 1} × ${formatCountdown(RoundRest)}`] : []),
    ...(around > 0 ? [formatCountdown(around)] : []),
  ].join(' + ');
  const columns: { seconds: number; isWork: boolean }[] = [];
  for (const { phase, ms } of total > 6 * 3600 ? [] : circuitSteps(values, stations)) {
    const isWork = phase === 'work' || phase === 'rest';
    const last = columns.at(-1);
    if (isWork && last?.isWork) last.seconds += (ms ?? 0) / 1000;
    else columns.push({ seconds: (ms ?? 0) / 1000, isWork });
  }
  return (
    <div className={classes['total']}>
      <p>
        <b>{formatCountdown(total)}</b> <span>{t('circuits.total')}</span>
      </p>
      <div className={classes['strip']} aria-hidden="true">
        {columns.map(({ seconds, isWork }, at) => (
          <i key={at} data-work={isWork} style={{ flexGrow: seconds }} />
        ))}
      </div>
      <small>{written}</small>
      {errors.TimerType !== undefined && (
        <small className={classes['wrong']} role="alert">
          {errors.TimerType}
        </small>
      )}
    </div>
  );
}
