import type { RunPlan } from '@clubpulse/contract/workouts/runs/runs';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import { kgToPounds, poundsToKg } from '@clubpulse/rules/formats/units';
import { takesLoad } from '@clubpulse/rules/workouts/exercises/loads';
import { isInHand } from '@clubpulse/rules/workouts/runs/progression';
import type { Figures } from '@clubpulse/rules/workouts/runs/running';
import { figureTyped } from '@clubpulse/rules/workouts/runs/typed';
import { IconHistory, IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { weightField, weightFigure } from '../../exercises/public.ts';
import { useWeightWords } from '../figure-words.ts';
import classes from './RunMode.module.css';

type PlanExercise = RunPlan['Exercises'][number];

interface SteppersProps {
  exercise: PlanExercise | undefined;
  /** Which round of its set it is. */
  round: number;
  /** Kilograms by which the club’s loads differ; null: it says none. */
  step: number | null;
  /** NaN where what is typed is not understood. */
  figures: Figures;
  /** She wants to go on: what is not understood is said, whether she left its field or not. */
  isAsked: boolean;
  onChange: (figures: Figures) => void;
}

const SECONDS_STEP = 5;
/** Kilograms: the smallest plate of a hand, and of a bar or a machine, where the club says none. */
const HAND_STEP = 2;
const BAR_STEP = 2.5;
const POUNDS_STEP = 5;

/** Of the last time: the set that this one is like. */
const lastOf = (exercise: PlanExercise | undefined, round: number) => {
  const sets = exercise?.Sessions[0]?.Sets;
  return sets?.[round - 1] ?? sets?.at(-1);
};

export function Steppers({ exercise, round, step, figures, isAsked, onChange }: SteppersProps) {
  const t = useT();
  const formats = useFormats();
  const weightWords = useWeightWords();
  const last = lastOf(exercise, round);
  const { imperial, weight: unit } = formats.units;
  const weight = weightField(formats);
  const writing = { language: formats.settings.Language, weight };
  // A step goes on from what was understood last.
  const [understood, setUnderstood] = useState(figures);
  const from = (field: keyof Figures) => (Number.isNaN(figures[field]) ? understood : figures)[field];
  const change = (field: keyof Figures, value: number | null) => {
    if (!Number.isNaN(value)) setUnderstood({ ...understood, [field]: value });
    onChange({ ...figures, [field]: value });
  };
  const hasWeight = figures.Weight !== null || exercise === undefined || takesLoad(exercise);
  const usual = imperial ? POUNDS_STEP : isInHand(exercise?.Equipment ?? []) ? HAND_STEP : BAR_STEP;
  const weightStep = step === null ? usual : imperial ? kgToPounds(step) : step;
  const stepWeight = (by: 1 | -1) => {
    const lifted = from('Weight') ?? 0;
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
          unread={t('runs.secondsUnread', { max: formats.duration(PROGRAM.durationMax) })}
          isAsked={isAsked}
          read={(text) => figureTyped('Duration', text, writing)}
          onStep={(by) => change('Duration', within(from('Duration'), by * SECONDS_STEP, PROGRAM.durationMax))}
          onType={(value) => change('Duration', value)}
        />
      )}
      {figures.Duration === null && (
        <Stepper
          label={t('runs.reps')}
          value={figures.Reps}
          words={formats.number(figures.Reps ?? 0)}
          unit={t('runs.reps')}
          last={last?.Reps === undefined || last.Reps === null ? null : formats.number(last.Reps)}
          unread={t('runs.repsUnread', { max: formats.number(PROGRAM.reps) })}
          isAsked={isAsked}
          read={(text) => figureTyped('Reps', text, writing)}
          onStep={(by) => change('Reps', within(from('Reps'), by, PROGRAM.reps))}
          onType={(value) => change('Reps', value)}
        />
      )}
      {hasWeight && (
        <Stepper
          label={t('kit.weight')}
          value={figures.Weight}
          words={weightFigure(formats, figures.Weight ?? 0)}
          unit={unit}
          last={last?.Weight === undefined || last.Weight === null ? null : weightWords(last.Weight)}
          unread={t('runs.weightUnread', { max: weightWords(PROGRAM.weightMax) })}
          isAsked={isAsked}
          read={(text) => figureTyped('Weight', text, writing)}
          onStep={stepWeight}
          onType={(value) => change('Weight', value)}
        />
      )}
    </div>
  );
}

const within = (value: number | null, by: number, max: number): number => Math.min(max, Math.max(0, (value ?? 0) + by));

interface StepperProps {
  label: string;
  /** NaN: what is typed is not understood. */
  value: number | null;
  /** The value as it is read. */
  words: string;
  unit: string;
  last: string | null;
  /** What is said where it is not understood. */
  unread: string;
  isAsked: boolean;
  /** NaN where a text is not understood. */
  read: (text: string) => number | null;
  onStep: (by: 1 | -1) => void;
  onType: (value: number | null) => void;
}

/** Minus and plus at the edges of the screen, the number between them; pressed, it is typed. */
function Stepper({ label, value, words, unit, last, unread, isAsked, read, onStep, onType }: StepperProps) {
  const t = useT();
  const said = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  // It stands as it was typed for as long as it says the value, else somebody set another one.
  const draft = typed !== null && Object.is(read(typed), value) ? typed : null;
  const shown = draft ?? words;
  const isWrong = Number.isNaN(value) && (isLeft || isAsked);
  const step = (by: 1 | -1) => {
    setTyped(null);
    onStep(by);
  };
  // What is understood is written out; what is not stays.
  const leave = () => {
    setLeft(true);
    if (!Number.isNaN(value)) setTyped(null);
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
            aria-describedby={isWrong ? said : undefined}
            inputMode="decimal"
            value={shown}
            style={{ width: `${Math.max(2, shown.length) + 0.6}ch` }}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setLeft(false);
              onType(read(event.currentTarget.value));
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
        <p id={said} role="alert">
          {unread}
        </p>
      )}
    </div>
  );
}
