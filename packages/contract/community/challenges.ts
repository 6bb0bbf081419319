import { z } from 'zod';
import type { Id } from '../ids.ts';
import {
  colorSchema,
  dateSchema,
  dayInputSchema,
  idSchema,
  instantSchema,
  lineSchema,
  requiredLineSchema,
  textSchema,
} from '../scalars.ts';

export type ChallengeId = Id<'Challenge'>;

/** The longest challenge, first and last day included (spec 2 sections 5 and 9). */
export const CHALLENGE_MAX_DAYS = 365;

/**
 * What is counted of the athletes' days in the club. `Duration` and `ZoneTime` are seconds, of all training or of what lay in the
 * valid zones; `ActiveDays` are days with a training.
 */
export const challengeTypes = ['Points', 'Trainings', 'ActiveDays', 'Duration', 'ZoneTime', 'Calories'] as const;
export type ChallengeType = (typeof challengeTypes)[number];
/** By the days of the club. */
export const challengeStates = ['Running', 'Scheduled', 'Finished'] as const;
export type ChallengeState = (typeof challengeStates)[number];

const GOAL_MAX = 1_000_000_000;
const REWARD_MAX = 100_000;
export const challengeInputSchema = z.object({
  Type: z.enum(challengeTypes),
  Title: requiredLineSchema(120),
  /** What lists say of it. */
  ShortDescription: lineSchema(160).default(''),
  Description: textSchema(2000),
  Color: colorSchema,
  /** Days of the club, both included. */
  StartDate: dayInputSchema,
  EndDate: dayInputSchema,
  /** 0 to 5, for `ZoneTime`; of no meaning for another type. */
  ValidZones: z.array(z.number().int().min(0).max(5)).max(6),
  /** Bronze, silver and gold, each more than the one before, in what the type counts; none: only places count. */
  Goals: z.array(z.number().int('invalid-number').min(1, 'goal-too-low').max(GOAL_MAX, 'amount-too-high')).max(3),
  /** Credits that each goal gives, more than the one before; who reaches several has those of the highest. */
  Rewards: z.array(z.number().int('invalid-number').min(1, 'reward-needed').max(REWARD_MAX, 'amount-too-high')).max(3),
});
export type ChallengeInput = z.infer<typeof challengeInputSchema>;

const count = z.number().int().min(0);
/** A place: equal ones share a rank, and the next is skipped: 1, 2, 2, 4. */
const placeSchema = z.object({
  Rank: z.number().int().min(1),
  /** In what the type counts. */
  Value: count,
  /** How many of the goals are reached. */
  Reached: count,
});
export const challengeSchema = z.object({
  ChallengeId: idSchema,
  ClubId: idSchema,
  Type: z.enum(challengeTypes),
  Title: z.string(),
  ShortDescription: z.string(),
  Description: z.string(),
  Color: z.string(),
  StartDate: dateSchema,
  EndDate: dateSchema,
  ValidZones: z.array(z.number().int()),
  Goals: z.array(count),
  /** Credits for each of the goals; none of a challenge that was planned before there were rewards. */
  Rewards: z.array(count),
  /** When its awards were given, two days of the club after its last one: its places stand since. */
  AwardedAt: instantSchema.nullable(),
  /** False: athletes see nothing of it. */
  Enabled: z.boolean(),
  State: z.enum(challengeStates),
  Participants: count,
  /** The caller takes part. */
  Joined: z.boolean(),
});
export type Challenge = z.infer<typeof challengeSchema>;
/** With the caller's own place, where she takes part. */
export const challengeDetailSchema = challengeSchema.extend({ Mine: placeSchema.nullable() });
export type ChallengeDetail = z.infer<typeof challengeDetailSchema>;

/** One who takes part. Who asks walls to hide her is named to herself and the staff alone: for others all that says who she is is null. */
export const contestantSchema = placeSchema.extend({
  UserId: idSchema.nullable(),
  Nickname: z.string().nullable(),
  /** For the staff alone. */
  FullName: z.string().nullable(),
  PictureUri: z.string().nullable(),
  Hidden: z.boolean(),
  /** The caller herself. */
  Mine: z.boolean(),
});
export type Contestant = z.infer<typeof contestantSchema>;

/** Days of the club after the last one in which a training may still come in; then the awards are given. */
export const AWARDS_AFTER_DAYS = 2;
/** What is won, the lowest first: by the goals that are reached, where there are none by the first three places. */
export const badges = ['Bronze', 'Silver', 'Gold'] as const;
