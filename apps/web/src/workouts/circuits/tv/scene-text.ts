import type { UnitSystem } from '@clubpulse/contract/accounts/users';
import type { Language } from '@clubpulse/contract/scalars';
import type { CircuitContent, ShownExercise } from '@clubpulse/contract/workouts/circuits/circuits';
import type { Step } from '@clubpulse/contract/workouts/timeline';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { weightShown } from '@clubpulse/rules/formats/units';
import type { CircuitTvTranslate } from './tv-translate.ts';

export function weightIn(language: Language, units: UnitSystem): (kilograms: number) => string {
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const unit = units === 'Imperial' ? 'lb' : 'kg';
  return (kilograms) => `${format(weightShown(kilograms, unit))}\u00a0${unit}`;
}

/**
 * Text such as `12 to 15 reps · 16 kg · target Z4`, or `0:40 · level 6` for an exercise that lasts as long as the work (`work`,
 * seconds).
 */
export function whatToDo(
  words: CircuitTvTranslate,
  { Reps, RepsMax, Weight, MachineLevel, CardioZone, Notes }: ShownExercise,
  weight: (kilograms: number) => string,
  work?: number,
): string {
  return [
    Reps === null && work !== undefined && formatCountdown(work),
    Reps !== null &&
      (RepsMax === null || RepsMax === Reps
        ? words('circuits.tv.reps', { reps: Reps })
        : words('circuits.tv.repsRange', { reps: Reps, repsMax: RepsMax })),
    Weight !== null && weight(Weight),
    MachineLevel !== null && words('workouts.machineLevel', { level: MachineLevel }),
    CardioZone !== null && words('circuits.tv.zone', { zone: CardioZone }).replaceAll(' ', '\u00a0'),
    Notes,
  ]
    .filter(Boolean)
    .join(' · ');
}

export function nextStepText(words: CircuitTvTranslate, { Steps, TimerType }: CircuitContent, index: number): string {
  const step: Step | undefined = Steps[index];
  const next = Steps[index + 1];
  if (step === undefined) return '';
  if (next === undefined) return words('circuits.tv.nextEnd');
  if (next.phase === 'coolDown') return words('circuits.tv.nextCoolDown');
  const time = formatCountdown((next.ms ?? 0) / 1000);
  if (next.phase === 'roundRest') return words('circuits.tv.nextRoundRest', { time });
  if (next.phase === 'rest')
    return words(Steps[index + 2]?.phase === 'work' ? 'circuits.tv.nextRest' : 'circuits.tv.nextLastRest', { time });
  if (TimerType !== 'timer') return words('circuits.tv.nextBegin');
  const isWalk = step.phase === 'work' || step.phase === 'rest';
  return words(isWalk ? 'circuits.tv.nextStation' : 'circuits.tv.nextStart');
}
