import type { RunPlan } from '@clubpulse/contract/workouts/runs/runs';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import { parseNumber } from '@clubpulse/rules/formats/numbers';
import { kgToPounds, poundsToKg } from '@clubpulse/rules/formats/units';
import { isInHand } from '@clubpulse/rules/workouts/runs/progression';
import type { Figures } from '@clubpulse/rules/workouts/runs/running';
import { IconHistory, IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { weightFigure } from '../../exercises/public.ts';
import { useWeightWords } from '../figure-words.ts';
import classes from './RunMode.module.css';

type PlanExercise = RunPlan['Exercises'][number];

interface SteppersProps {
  exercise: PlanExercise | undefined;
  /** Kilograms by which the club’s loads differ; null: it says none. */
  step: number | null;
  figures: Figures;
  onChange: (figures: Figures) => void;
}

const SECONDS_STEP = 5;
/** Kilograms: the smallest plate of a hand, and of a bar or a machine, where the club says none. */
const HAND_STEP = 2;
const BAR_STEP = 2.5;
const POUNDS_STEP = 5;

/** Of the last time: the set that this one is like. */
const lastOf = (exercise: PlanExercise | undefined) => exercise?.Sessions[0]?.Sets[0];

export function Steppers({ exercise, step, figures, onChange }: SteppersProps) {
  const t = useT();
  const formats = useFormats();
  const weightWords = useWeightWords();
  const last = lastOf(exercise);
  const { imperial, weight: unit } = formats.units;
  // A bicycle is no load, and neither is what is done with nothing.
  const isBare = exercise?.MainMuscle === 'cardio' || exercise?.Equipment.every((one) => one === 'none') === true;
  const hasWeight = figures.Weight !== null || !isBare;
  const usual = imperial ? POUNDS_STEP : isInHand(exercise?.Equipment ?? []) ? HAND_STEP : BAR_STEP;
  const weightStep = step === null ? usual : imperial ? kgToPounds(step) : step;
  const shown = figures.Weight === null ? 0 : imperial ? kgToPounds(figures.Weight) : figures.Weight;
  const setShown = (value: number) => {
    const kilograms = imperial ? poundsToKg(value) : value;
    const Weight = Math.min(PROGRAM.weightMax, Math.max(0, Math.round(kilograms * 100) / 100));
    onChange({ ...figures, Weight: Weight === 0 ? null : Weight });
  };
  return (
    <div className={classes['panel']}>
      {figures.Duration !== null && (
        <Stepper
          label={t('runs.seconds')}
          value={formats.number(figures.Duration)}
          unit="s"
          last={last?.Duration === undefined || last.Duration === null ? null : formats.duration(last.Duration)}
          onStep={(by) => onChange({ ...figures, Duration: within(figures.Duration, by * SECONDS_STEP, PROGRAM.durationMax) })}
          onType={(value) => onChange({ ...figures, Duration: within(0, Math.round(value), PROGRAM.durationMax) })}
        />
      )}
      {figures.Duration === null && (
        <Stepper
          label={t('runs.reps')}
          value={formats.number(figures.Reps ?? 0)}
          unit={t('runs.reps')}
          last={last?.Reps === undefined || last.Reps === null ? null : formats.number(last.Reps)}
          onStep={(by) => onChange({ ...figures, Reps: within(figures.Reps, by, PROGRAM.reps) })}
          onType={(value) => onChange({ ...figures, Reps: within(0, Math.round(value), PROGRAM.reps) })}
        />
      )}
      {hasWeight && (
        <Stepper
          label={t('kit.weight')}
          value={weightFigure(formats, figures.Weight ?? 0)}
          unit={unit}
          last={last?.Weight === undefined || last.Weight === null ? null : weightWords(last.Weight)}
          onStep={(by) => setShown(shown + by * weightStep)}
          onType={setShown}
        />
      )}
    </div>
  );
}

const within = (value: number | null, by: number, max: number): number => Math.min(max, Math.max(0, (value ?? 0) + by));

interface StepperProps {
  label: string;
  value: string;
  unit: string;
  last: string | null;
  onStep: (by: 1 | -1) => void;
  onType: (value: number) => void;
}

/** Minus and plus at the edges of the screen, the number between them; pressed, it is typed. */
function Stepper({ label, value, unit, last, onStep, onType }: StepperProps) {
  const t = useT();
  const { Language } = useFormats().settings;
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? value;
  // What is no number changes nothing.
  const take = () => {
    const typed = parseNumber(draft ?? '', Language) ?? Number.NaN;
    if (Number.isFinite(typed)) onType(typed);
    setDraft(null);
  };
  return (
    <div className={classes['stepper']}>
      <button type="button" aria-label={t('runs.less', { what: label })} onClick={() => onStep(-1)}>
        <IconMinus size={30} stroke={2.4} aria-hidden="true" />
      </button>
      <div className={classes['value']}>
        <label>
          <input
            aria-label={label}
            inputMode="decimal"
            value={shown}
            style={{ width: `${Math.max(2, shown.length) + 0.6}ch` }}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onBlur={take}
            onKeyDown={(event) => {
              if (event.key === 'Enter') take();
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              onStep(event.key === 'ArrowUp' ? 1 : -1);
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
      <button type="button" aria-label={t('runs.more', { what: label })} onClick={() => onStep(1)}>
        <IconPlus size={30} stroke={2.4} aria-hidden="true" />
      </button>
    </div>
  );
}
