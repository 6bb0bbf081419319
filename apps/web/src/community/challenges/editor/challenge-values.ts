import {
  type ChallengeInput,
  type ChallengeType,
  challengeInputSchema,
  GOALS_MAX,
  TIERS_MAX,
} from '@clubpulse/contract/community/challenges';
import { refusedChallenge } from '@clubpulse/rules/community/challenges/challenges';
import { canBeWritten, canHaveZones, hasAmounts } from '@clubpulse/rules/community/challenges/counting';
import { addDays, type Day, daysBetween } from '@clubpulse/rules/time/days';
import { bySchema, type Checked } from '../../../kit/form/check.ts';
import { fieldErrorText } from '../../../platform/phrases.ts';
import { isTime } from '../challenge-text.ts';

export interface GoalRow {
  readonly Goal: number | null;
  readonly Reward: number | null;
}
export interface ChallengeValues extends Omit<ChallengeInput, 'Goals' | 'Rewards' | 'StartDate' | 'EndDate'> {
  Rows: readonly GoalRow[];
  StartDate: Day | null;
  EndDate: Day | null;
}

const HOUR = 3600;

/** Parses `25:00`, `1:30`, `2h30`, `2 h`, `90 min`; a plain number is hours. */
export function hoursOf(text: string): number | undefined {
  const minutes = /^(\d{1,6})\s*(?:min|m|')$/i.exec(text.trim());
  if (minutes) return Number(minutes[1]) / 60;
  const found = /^(\d{1,5})(?::(?=\d\d$)|\s*h\s*)(\d{1,2})?\s*(?:min|m|')?$/i.exec(text.trim());
  const over = Number(found?.[2] ?? 0);
  return !found || over > 59 ? undefined : Number(found[1]) + over / 60;
}
/** Four decimals of an hour distinguish all seconds. */
export const hourField = { digits: 4, spelling: { read: hoursOf, example: '1:30' } } as const;
/** Personal goals are in percent for every type. */
const unitOf = ({ Type, Kind }: Pick<ChallengeInput, 'Type' | 'Kind'>): number =>
  isTime(Type) && Kind !== 'Personal' ? HOUR : 1;
const targetUnit = (type: ChallengeType): number => (isTime(type) ? HOUR : 1);

export const rowsMax = ({ Kind }: Pick<ChallengeInput, 'Kind'>): number => (Kind === 'Goals' ? GOALS_MAX : TIERS_MAX);

export function valuesOf({ Goals, Rewards, ...rest }: ChallengeInput): ChallengeValues {
  return {
    ...rest,
    OwnTarget: rest.OwnTarget === null ? null : rest.OwnTarget / targetUnit(rest.Type),
    Rows: Goals.map((goal, place) => ({ Goal: goal / unitOf(rest), Reward: Rewards[place] ?? null })),
  };
}

export function copyOf(values: ChallengeValues, from: Day): ChallengeValues {
  const { StartDate, EndDate } = values;
  const days = StartDate === null || EndDate === null ? 0 : daysBetween(StartDate, EndDate);
  return { ...values, StartDate: from, EndDate: addDays(from, days) };
}

function inputOf({ Rows, ...values }: ChallengeValues) {
  const { Type, Kind } = values;
  const trainings = Type !== 'ClassAttendance';
  return {
    ...values,
    ValidZones: canHaveZones(Type) ? values.ValidZones : [],
    MinTargetPrc: trainings ? values.MinTargetPrc : null,
    MinMinutes: trainings ? values.MinMinutes : null,
    BestTrainings: hasAmounts(Type) ? values.BestTrainings : null,
    ManualEntries: canBeWritten(Type) && values.ManualEntries,
    OwnTarget: Kind === 'Personal' && values.OwnTarget !== null ? Math.round(values.OwnTarget * targetUnit(Type)) : null,
    Incremental: Kind === 'Goals' && values.Incremental,
    Goals: Rows.map(({ Goal }) => Math.round((Goal ?? 0) * unitOf(values))),
    Rewards: Rows.map(({ Reward }) => Reward ?? 0),
  };
}

/** An error about all goals or rewards is shown at the first wrong row. */
export const checkedOn =
  (today: Day, stored?: ChallengeInput) =>
  (values: ChallengeValues): Checked<ChallengeInput> => {
    const checked = bySchema(challengeInputSchema)(inputOf(values));
    if (checked.errors !== null) return checked;
    const errors = refusedChallenge(checked.output, today, stored)?.errors ?? [];
    if (errors.length === 0) return checked;
    return { errors: Object.fromEntries(errors.map((error) => [shownAt(error.field, checked.output), fieldErrorText(error)])) };
  };

export const notRising = (steps: readonly (number | null)[]): number =>
  steps.findIndex((step, place) => (step ?? 0) <= (place === 0 ? 0 : (steps[place - 1] ?? 0)));

function shownAt(field: string, { Goals, Rewards }: ChallengeInput): string {
  if (field !== 'Goals' && field !== 'Rewards') return field;
  const place = notRising(field === 'Goals' ? Goals : Rewards);
  return place === -1 ? field : `${field}.${place}`;
}

export function mostCredits({ Kind, Incremental, Rows }: Pick<ChallengeValues, 'Kind' | 'Incremental' | 'Rows'>): number {
  const rewards = Rows.map(({ Reward }) => (Reward === null || Number.isNaN(Reward) ? 0 : Reward));
  return Kind === 'Goals' && Incremental ? rewards.reduce((all, one) => all + one, 0) : (rewards.at(-1) ?? 0);
}
