import type {
  HealthDay,
  HealthHint,
  HealthReason,
  HealthStanding,
  HealthWeekAthlete,
} from '@clubpulse/contract/body/health/health';
import { addDays, type Day } from '../../time/days.ts';
import { ownRange, type Spread } from './own-range.ts';

export const SHORT_NIGHT_SECONDS = 6 * 3600;
export const HIGH_STRESS = 50;
export const EMPTY_BATTERY = 25;
export const SILENT_DAYS = 3;

export interface Known extends Pick<HealthStanding, 'Night' | 'Stress' | 'Battery'> {
  readonly Hrv: number | null;
  readonly Resting: number | null;
  readonly LastDay: Day | null;
  readonly usual: { readonly hrv: Spread; readonly resting: Spread; readonly asleep: Spread };
}

export function standingOf(known: Known, day: Day): HealthStanding {
  const { Night, Stress, Battery, usual } = known;
  const hrvRange = ownRange(usual.hrv);
  const restingRange = ownRange(usual.resting);
  const asleepRange = ownRange(usual.asleep);
  const asleep = Night?.AsleepSeconds ?? null;
  const isUnderHrv = known.Hrv !== null && hrvRange !== null && known.Hrv < hrvRange.Low;
  const Reasons: HealthReason[] = [];
  if (asleep !== null && asleep < SHORT_NIGHT_SECONDS) Reasons.push('ShortNight');
  if (isUnderHrv) Reasons.push('HrvUnderRange');
  if ((Stress?.Average ?? 0) > HIGH_STRESS) Reasons.push('HighStress');
  if ((Battery?.Woke ?? EMPTY_BATTERY) < EMPTY_BATTERY) Reasons.push('EmptyAtWaking');
  if (known.LastDay === null || known.LastDay <= addDays(day, -SILENT_DAYS)) Reasons.push('NoData');

  const isWorn =
    (known.Resting !== null && restingRange !== null && known.Resting > restingRange.High) ||
    (asleep !== null && asleepRange !== null && asleep < asleepRange.Low);
  const isKnown =
    (known.Hrv !== null && hrvRange !== null) ||
    (known.Resting !== null && restingRange !== null) ||
    (asleep !== null && asleepRange !== null);
  const hint = (): HealthHint | null => (isUnderHrv ? 'EasyDay' : isWorn ? 'KeepAnEye' : isKnown ? 'AsPlanned' : null);
  return {
    Night,
    Hrv: known.Hrv === null ? null : { Value: known.Hrv, OwnRange: hrvRange },
    Resting:
      known.Resting === null
        ? null
        : { Value: known.Resting, Difference: restingRange === null ? null : Math.round(known.Resting - usual.resting.mean) },
    Stress,
    Battery,
    Reasons,
    Hint: hint(),
  };
}

export function weekOf(days: readonly HealthDay[]): Pick<HealthWeekAthlete, 'Mean' | 'ShortNights'> {
  const mean = (figure: keyof HealthWeekAthlete['Mean']): number | null => {
    const known = days.map((day) => day[figure]).filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  return {
    Mean: { AsleepSeconds: mean('AsleepSeconds'), Hrv: mean('Hrv'), RestingHeartRate: mean('RestingHeartRate') },
    ShortNights: days.filter(({ AsleepSeconds }) => AsleepSeconds !== null && AsleepSeconds < SHORT_NIGHT_SECONDS).length,
  };
}
