import type { RunPlan } from '@clubpulse/contract/workouts/runs/runs';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import { kgToPounds, poundsToKg } from '@clubpulse/rules/formats/units';
import { takesLoad } from '@clubpulse/rules/workouts/exercises/loads';
import { isInHand } from '@clubpulse/rules/workouts/runs/progression';
import type { EnteredSet, Figures } from '@clubpulse/rules/workouts/runs/running';
import { figureTyped, withFigure } from '@clubpulse/rules/workouts/runs/typed';
import { IconHistory, IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { weightField, weightFigure } from '../../exercises/public.ts';
import { useWeightText } from '../figure-text.ts';
import classes from './RunMode.module.css';

type PlanExercise = RunPlan['Exercises'][number];

interface SteppersProps {
  exercise: PlanExercise | undefined;
  round: number;
  step: number | null;
  entered: EnteredSet;
  isRequested: boolean;
  onChange: (entered: EnteredSet, field: keyof Figures) => void;
}

const SECONDS_STEP = 5;
/** Increments in kg, for hand weights and for a bar or a machine. */
const HAND_STEP = 2;
const BAR_STEP = 2.5;
const POUNDS_STEP = 5;

const lastOf = (exercise: PlanExercise | undefined, round: number) => {
  const sets = exercise?.Sessions[0]?.Sets;
  return sets?.[round - 1] ?? sets?.at(-1);
};

export function Steppers({ exercise, round, step, entered, isRequested, onChange }: SteppersProps) {
  const t = useT();
  const formats = useFormats();
  const weightWords = useWeightText();
  const last = lastOf(exercise, round);
  const { imperial, weight: unit } = formats.units;
  const weight = weightField(formats);
  const writing = { language: formats.settings.Language, weight };
  const { figures, unread } = entered;
  const change = (field: keyof Figures, value: number | null, text?: string) =>
    onChange(withFigure(entered, field, value, text), field);
  const hasWeight = figures.Weight !== null || exercise === undefined || takesLoad(exercise);
  const usual = imperial ? POUNDS_STEP : isInHand(exercise?.Equipment ?? []) ? HAND_STEP : BAR_STEP;
  const weightStep = step === null ? usual : imperial ? kgToPounds(step) : step;
  const stepWeight = (by: 1 | -1) => {
    const lifted = figures.Weight ?? 0;
    const kilograms = imperial ? poundsToKg(kgToPounds(lifted) + by * weightStep) : lifted + by * weightStep;
    const Weight = Math.min(PROGRAM.weightMax, Math.max(0, Math.round(kilograms * 100) / 100));
    change('Weight', Weight === 0 ? null : Weight);
  };
  return (
    <div className={classes['panel']}>
      {figures.Duration !== null && (
        <Stepper
          label={t('runs.seconds')}
          value={figures.Duration}
          words={formats.number(figures.Duration)}
          unit="s"
          last={last?.Duration === undefined || last.Duration === null ? null : formats.duration(last.Duration)}
          unread={unread.Duration}
          refusal={t('runs.secondsUnread', { max: formats.duration(PROGRAM.durationMax) })}
          isRequested={isRequested}
          read={(text) => figureTyped('Duration', text, writing)}
          onStep={(by) => change('Duration', within(figures.Duration, by * SECONDS_STEP, PROGRAM.durationMax))}
          onType={(value, text) => change('Duration', value, text)}
        />
      )}
      {figures.Duration === null && (
        <Stepper
          label={t('runs.reps')}
          value={figures.Reps}
          words={formats.number(figures.Reps ?? 0)}
          unit={t('runs.reps')}
          last={last?.Reps === undefined || last.Reps === null ? null : formats.number(last.Reps)}
          unread={unread.Reps}
          refusal={t('runs.repsUnread', { max: formats.number(PROGRAM.reps) })}
          isRequested={isRequested}
          read={(text) => figureTyped('Reps', text, writing)}
          onStep={(by) => change('Reps', within(figures.Reps, by, PROGRAM.reps))}
          onType={(value, text) => change('Reps', value, text)}
        />
      )}
      {hasWeight && (
        <Stepper
          label={t('kit.weight')}
          value={figures.Weight}
          words={weightFigure(formats, figures.Weight ?? 0)}
          unit={unit}
          last={last?.Weight === undefined || last.Weight === null ? null : weightWords(last.Weight)}
          unread={unread.Weight}
          refusal={t('runs.weightUnread', { max: weightWords(PROGRAM.weightMax) })}
          isRequested={isRequested}
          read={(text) => figureTyped('Weight', text, writing)}
          onStep={stepWeight}
          onType={(value, text) => change('Weight', value, text)}
        />
      )}
    </div>
  );
}

const within = (value: number | null, by: number, max: number): number => Math.min(max, Math.max(0, (value ?? 0) + by));

interface StepperProps {
  label: string;
  value: number | null;
  words: string;
  unit: string;
  last: string | null;
  unread: string | undefined;
  refusal: string;
  isRequested: boolean;
  read: (text: string) => number | null;
  onStep: (by: 1 | -1) => void;
  onType: (value: number | null, text: string) => void;
}

function Stepper({ label, value, words, unit, last, unread, refusal, isRequested, read, onStep, onType }: StepperProps) {
  const t = useT();
  const labelId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(unread !== undefined);
  const shown = unread ?? (typed !== null && read(typed) === value ? typed : words);
  const isWrong = unread !== undefined && (isLeft || isRequested);
  const step = (by: 1 | -1) => {
    setTyped(null);
    onStep(by);
  };
  const leave = () => {
    setLeft(true);
    if (unread === undefined) setTyped(null);
  };
  return (
    <div className={classes['stepper']}>
      <button type="button" aria-label={t('runs.less', { what: label })} onClick={() => step(-1)}>
        <IconMinus size={30} stroke={2.4} aria-hidden="true" />
      </button>
      <div className={classes['value']}>
        <label>
          <input
            aria-label={label}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? labelId : undefined}
            inputMode="decimal"
            value={shown}
            style={{ width: `${Math.max(2, shown.length) + 0.6}ch` }}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setTyped(text);
              setLeft(false);
              onType(read(text), text);
            }}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === 'Enter') leave();
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              step(event.key === 'ArrowUp' ? 1 : -1);
            }}
          />
          <small>{unit}</small>
        </label>
        {last !== null && (
          <span>
            <IconHistory size={16} aria-hidden="true" />
            {t('runs.lastTime', { value: last })}
          </span>
        )}
      </div>
      <button type="button" aria-label={t('runs.more', { what: label })} onClick={() => step(1)}>
        <IconPlus size={30} stroke={2.4} aria-hidden="true" />
      </button>
      {isWrong && (
        <p id={labelId} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
