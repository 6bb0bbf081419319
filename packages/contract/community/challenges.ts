import { z } from 'zod';
import { ownPicture } from '../accounts/images.ts';
import { basicUserSchema } from '../accounts/users.ts';
import type { Id } from '../ids.ts';
import {
  colorSchema,
  dateSchema,
  dayInputSchema,
  idSchema,
  instantSchema,
  lineSchema,
  requiredLineSchema,
  rowVersionSchema,
  textSchema,
} from '../scalars.ts';

export type ChallengeId = Id<'Challenge'>;

export const CHALLENGE_MAX_DAYS = 365;

/** `Duration` and `ZoneTime` are in seconds. `StreakDays`: most days in a row with a training. */
export const challengeTypes = [
  'Points',
  'Trainings',
  'ActiveDays',
  'StreakDays',
  'Duration',
  'ZoneTime',
  'Calories',
  'ClassAttendance',
] as const;
export type ChallengeType = (typeof challengeTypes)[number];
/** Most credits per goal that a trainer may promise. Only managers and owners may promise more. */
export const TRAINER_REWARD_MAX = 100;
export const challengeStates = ['Running', 'Scheduled', 'Finished'] as const;
export type ChallengeState = (typeof challengeStates)[number];

/** Up to three `Tiers`, a list of `Goals`, or `Personal` goals in percent of each participant's own target. */
export const challengeKinds = ['Tiers', 'Goals', 'Personal'] as const;
export type ChallengeKind = (typeof challengeKinds)[number];
export const challengeModes = ['Open', 'Invitation'] as const;
const challengeScopes = ['Club', 'Brand'] as const;

export const separations = ['Value', 'Trainings', 'LastDay'] as const;
export type Separation = (typeof separations)[number];

export const TIERS_MAX = 3;
export const GOALS_MAX = 10;
const GOAL_MAX = 1_000_000_000;
const REWARD_MAX = 100_000;
const most = (max: number) => z.number().int('invalid-number').min(1, 'goal-too-low').max(max, 'amount-too-high').nullable();
export const challengeInputSchema = z.object({
  Type: z.enum(challengeTypes),
  Kind: z.enum(challengeKinds).default('Tiers'),
  Mode: z.enum(challengeModes).default('Open'),
  Title: requiredLineSchema(120),
  ShortDescription: lineSchema(160).default(''),
  Description: textSchema(2000),
  Color: colorSchema,
  PictureUri: z.string().regex(ownPicture, 'invalid-value').nullable().default(null),
  StartDate: dayInputSchema,
  EndDate: dayInputSchema,
  /** Zones from 0 to 5, for `ZoneTime` and `Points`. Empty means all. */
  ValidZones: z.array(z.number().int().min(0).max(5)).max(6),
  MinTargetPrc: most(100).default(null),
  MinMinutes: most(1440).default(null),
  BestTrainings: most(1000).default(null),
  /** Trainings that are entered by hand count too. They have no points and no time in zones. */
  ManualEntries: z.boolean().default(false),
  /**
   * Lowest target for `Personal`, in the unit of the type. The target is an athlete's result in the same number of days before
   * the challenge, if higher.
   */
  OwnTarget: most(GOAL_MAX).default(null),
  /** `Goals` only: gives the rewards of all reached goals, not only of the highest. */
  Incremental: z.boolean().default(false),
  /** Ascending, in the unit of the type, for `Personal` in percent. If empty, only the first three ranks get awards. */
  Goals: z
    .array(z.number().int('invalid-number').min(1, 'goal-too-low').max(GOAL_MAX, 'amount-too-high'))
    .max(GOALS_MAX, 'too-many-goals'),
  Rewards: z
    .array(z.number().int('invalid-number').min(1, 'reward-needed').max(REWARD_MAX, 'amount-too-high'))
    .max(GOALS_MAX, 'too-many-goals'),
});
export const challengeUpdateSchema = challengeInputSchema.extend({ RowVersion: rowVersionSchema });
export type ChallengeInput = z.infer<typeof challengeInputSchema>;

const count = z.number().int().min(0);
const placeSchema = z.object({
  Rank: z.number().int().min(1),
  Value: count,
  Reached: count,
});
export const challengeSchema = z.object({
  ChallengeId: idSchema,
  Scope: z.enum(challengeScopes),
  ClubId: idSchema.nullable(),
  BrandId: idSchema.nullable(),
  Type: z.enum(challengeTypes),
  Kind: z.enum(challengeKinds),
  Mode: z.enum(challengeModes),
  Title: z.string(),
  ShortDescription: z.string(),
  Description: z.string(),
  Color: z.string(),
  PictureUri: z.string().nullable(),
  StartDate: dateSchema,
  EndDate: dateSchema,
  ValidZones: z.array(z.number().int()),
  MinTargetPrc: count.nullable(),
  MinMinutes: count.nullable(),
  BestTrainings: count.nullable(),
  ManualEntries: z.boolean(),
  OwnTarget: count.nullable(),
  Incremental: z.boolean(),
  Goals: z.array(count),
  Rewards: z.array(count),
  /** Awards are given at least two days after the end. From then on the ranks are final. */
  AwardedAt: instantSchema.nullable(),
  Enabled: z.boolean(),
  State: z.enum(challengeStates),
  Participants: count,
  Joined: z.boolean(),
  RowVersion: z.number().int(),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** Days in the calendar of the club, in which late uploads still count. */
export const AWARDS_AFTER_DAYS = 2;
/** Badges for the tiers, or without tiers for the first three ranks. In `Goals`, all goals give gold and half of them silver. */
export const badges = ['Bronze', 'Silver', 'Gold'] as const;

/** The user is null if deleted. A user who hides is shown only to themselves and staff. */
export const contestantSchema = placeSchema.extend({
  UserId: idSchema.nullable(),
  Nickname: z.string().nullable(),
  FullName: z.string().nullable(),
  PictureUri: z.string().nullable(),
  Hidden: z.boolean(),
  Mine: z.boolean(),
  RankBefore: z.number().int().min(1).nullable(),
  /** The value is 0 because the athlete does not share the data. False for readers other than the athlete and staff. */
  NotShared: z.boolean(),
  Won: z.object({ Badge: z.enum(badges), Credits: count }).nullable(),
});
export type Contestant = z.infer<typeof contestantSchema>;
const wonSchema = z.object({
  Badge: z.enum(badges),
  Credits: count,
  ClubName: z.string().nullable(),
  At: instantSchema,
});
const ownPlaceSchema = placeSchema.extend({
  RankPrc: count,
  ReachedOn: z.array(dateSchema),
  Done: count.nullable(),
  OwnTarget: count.nullable(),
  Ahead: z.object({ Nickname: z.string().nullable(), Value: count, By: z.enum(separations) }).nullable(),
  Won: wonSchema.nullable(),
  /** False if the challenge needs heart rates and the caller shares them with none of the clubs. */
  Shares: z.boolean(),
});
export const challengeDetailSchema = challengeSchema.extend({
  Mine: ownPlaceSchema.nullable(),
  Runs: z.boolean(),
  DaysUntil: count,
  DaysGone: count,
  DaysLeft: count,
});
export type ChallengeDetail = z.infer<typeof challengeDetailSchema>;

export const challengeGoalSchema = z.object({ Goal: count, Reward: count, Badge: z.enum(badges), ReachedBy: count });
export const challengeGoalsInputSchema = challengeUpdateSchema.pick({ Goals: true, Rewards: true, RowVersion: true });

export const challengeAwardSchema = contestantSchema
  .pick({ UserId: true, Nickname: true, FullName: true, PictureUri: true, Hidden: true, Mine: true })
  .extend({
    Rank: z.number().int().min(1).nullable(),
    /** Null if the winner left when totals of leaving members were not stored yet. */
    Value: count.nullable(),
    Badge: z.enum(badges),
    Credits: count,
    ClubName: z.string().nullable(),
    At: instantSchema,
  });

const participantStates = ['Joined', 'Invited', 'Removed'] as const;
export const challengeParticipantSchema = z.object({
  UserId: idSchema,
  Nickname: z.string(),
  FullName: z.string(),
  PictureUri: z.string().nullable(),
  State: z.enum(participantStates),
  Since: instantSchema,
});
export type ChallengeParticipant = z.infer<typeof challengeParticipantSchema>;

export const AUDIENCE_NAMED = 50;
export const challengeAudienceSchema = z.object({
  Athletes: count,
  WithoutSensor: count,
  Hidden: count,
  WithoutSensorNamed: z.array(basicUserSchema),
  HiddenNamed: z.array(basicUserSchema),
});
export type ChallengeAudience = z.infer<typeof challengeAudienceSchema>;
export const INVITED_MAX = 500;
