import { type ChallengeInput, type ChallengeType, challengeInputSchema } from '@clubpulse/contract/community/challenges';
import { refusedChallenge } from '@clubpulse/rules/community/challenges/challenges';
import type { Day } from '@clubpulse/rules/time/days';
import { bySchema, type Checked } from '../../kit/form/check.ts';
import { schemaWords } from '../../platform/phrases.ts';
import { isTime } from './challenge-words.ts';

export const goalFields = ['Bronze', 'Silver', 'Gold'] as const;
type GoalField = (typeof goalFields)[number];
export const rewardFields = { Bronze: 'BronzeReward', Silver: 'SilverReward', Gold: 'GoldReward' } as const;
type RewardField = (typeof rewardFields)[GoalField];

/** A challenge as it is typed: goals each in a field, those of time in hours, with what it gives beside it. */
export interface ChallengeValues
  extends Omit<ChallengeInput, 'Goals' | 'Rewards' | 'StartDate' | 'EndDate'>,
    Record<GoalField | RewardField, number | null> {
  StartDate: Day | null;
  EndDate: Day | null;
}

const HOUR = 3600;
const unitOf = (type: ChallengeType): number => (isTime(type) ? HOUR : 1);

export function valuesOf({ Goals, Rewards, ...rest }: ChallengeInput): ChallengeValues {
  const [Bronze = null, Silver = null, Gold = null] = Goals.map((goal) => goal / unitOf(rest.Type));
  const [BronzeReward = null, SilverReward = null, GoldReward = null] = Rewards;
  return { ...rest, Bronze, Silver, Gold, BronzeReward, SilverReward, GoldReward };
}

const filledGoals = (values: ChallengeValues): GoalField[] => goalFields.filter((field) => values[field] !== null);

function inputOf(values: ChallengeValues) {
  const { Type, Title, ShortDescription, Description, Color, StartDate, EndDate, ValidZones } = values;
  const filled = filledGoals(values);
  return {
    Type,
    Title,
    ShortDescription,
    Description,
    Color,
    StartDate,
    EndDate,
    ValidZones: Type === 'ZoneTime' ? ValidZones : [],
    Goals: filled.map((field) => Math.round((values[field] ?? 0) * unitOf(Type))),
    Rewards: filled.map((field) => values[rewardFields[field]] ?? 0),
  };
}

/** Checks by the schema, then by the rule of this day of the club; what is wrong with all goals or rewards is said at the last one. */
export const checkedOn =
  (today: Day, stored?: ChallengeInput) =>
  (values: ChallengeValues): Checked<ChallengeInput> => {
    const checked = bySchema(challengeInputSchema)(inputOf(values));
    if (checked.errors !== null) {
      const wrong = Object.entries(checked.errors).map(([field, words]) => [shownAt(field, values), words]);
      return { errors: Object.fromEntries(wrong) };
    }
    const errors = refusedChallenge(checked.output, today, stored)?.errors ?? [];
    if (errors.length === 0) return checked;
    return { errors: Object.fromEntries(errors.map(({ field, key }) => [shownAt(field, values), schemaWords(key)])) };
  };

function shownAt(field: string, values: ChallengeValues): string {
  const [name = field, place] = field.split('.');
  if (name !== 'Goals' && name !== 'Rewards') return name;
  const filled = filledGoals(values);
  const goal = (place === undefined ? filled.at(-1) : filled[Number(place)]) ?? 'Bronze';
  return name === 'Goals' ? goal : rewardFields[goal];
}
