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

/** The longest challenge, first and last day included (spec 2 sections 5 and 9). */
export const CHALLENGE_MAX_DAYS = 365;

/**
 * What is counted of what athletes do in the club. `Duration` and `ZoneTime` are seconds, of all training or of what lay in the
 * valid zones; `ActiveDays` are days with a training, `StreakDays` the most of them in a row; `ClassAttendance` classes where somebody was
 * marked present.
 */
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
/** Credits that a trainer may promise for a step; more are managers' and owners' to give, as credits by hand are (OPS-229). */
export const TRAINER_REWARD_MAX = 100;
/** By the days of the club. */
export const challengeStates = ['Running', 'Scheduled', 'Finished'] as const;
export type ChallengeState = (typeof challengeStates)[number];

/**
 * `Tiers`: everybody has a place, up to three tiers pay when they are reached. `Goals`: a list of them, each with its reward. `Personal`: each
 * against her own target, in percent of it.
 */
export const challengeKinds = ['Tiers', 'Goals', 'Personal'] as const;
export type ChallengeKind = (typeof challengeKinds)[number];
/** Whether everybody there may join, or whom the staff invites; the others see nothing of it. */
export const challengeModes = ['Open', 'Invitation'] as const;
/** Of a club, or of all clubs of a brand, which its owners run. */
const challengeScopes = ['Club', 'Brand'] as const;

/** What may put one before another. */
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
  /** What lists say of it. */
  ShortDescription: lineSchema(160).default(''),
  Description: textSchema(2000),
  Color: colorSchema,
  /** One that the club kept for it. */
  PictureUri: z.string().regex(ownPicture, 'invalid-value').nullable().default(null),
  /** Days of the club, both included. */
  StartDate: dayInputSchema,
  EndDate: dayInputSchema,
  /** 0 to 5: whose seconds `ZoneTime` counts; of `Points` those whose points count, none: all. Of no meaning for another type. */
  ValidZones: z.array(z.number().int().min(0).max(5)).max(6),
  /** A training counts with so many percent of its heartbeats in the target zone. */
  MinTargetPrc: most(100).default(null),
  /** A training counts from so many minutes on. */
  MinMinutes: most(1440).default(null),
  /** Only so many of somebody's trainings count, those that bring most. */
  BestTrainings: most(1000).default(null),
  /** Trainings that a hand wrote down and nothing heard count as well; of points and time in zones they have none. */
  ManualEntries: z.boolean().default(false),
  /** Of a personal one: the least that anybody's own target is, in what the type counts. Hers is what she did in as many days before it. */
  OwnTarget: most(GOAL_MAX).default(null),
  /** Who reaches several goals has the rewards of all of them; of no meaning for another kind. */
  Incremental: z.boolean().default(false),
  /**
   * Rising: goals, or up to three tiers (bronze, silver and gold), in what the type counts; of a personal one in percent of the own target.
   * None: only places count.
   */
  Goals: z
    .array(z.number().int('invalid-number').min(1, 'goal-too-low').max(GOAL_MAX, 'amount-too-high'))
    .max(GOALS_MAX, 'too-many-goals'),
  /** Credits that each of them gives; who reaches several has those of the highest, unless they add up. */
  Rewards: z
    .array(z.number().int('invalid-number').min(1, 'reward-needed').max(REWARD_MAX, 'amount-too-high'))
    .max(GOALS_MAX, 'too-many-goals'),
});
/** What is saved over a challenge as it was read: refused where somebody saved it since. */
export const challengeUpdateSchema = challengeInputSchema.extend({ RowVersion: rowVersionSchema });
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
  Scope: z.enum(challengeScopes),
  /** Null: of all clubs of the brand. */
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
  /** Credits for each of the goals; none of a challenge that was planned before there were rewards. */
  Rewards: z.array(count),
  /** When its awards were given, two days of the club after its last one: its places stand since. */
  AwardedAt: instantSchema.nullable(),
  /** False: athletes see nothing of it. */
  Enabled: z.boolean(),
  State: z.enum(challengeStates),
  /** Since the awards with who is not there any more. */
  Participants: count,
  /** The caller takes part. */
  Joined: z.boolean(),
  RowVersion: z.number().int(),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** Days of the club after the last one in which a training may still come in; then the awards are given. */
export const AWARDS_AFTER_DAYS = 2;
/**
 * What is won, the lowest first: by the tiers that are reached, where there are none by the first three places; of goals gold for all, silver
 * for half of them.
 */
export const badges = ['Bronze', 'Silver', 'Gold'] as const;

/**
 * One who takes part. Who asks walls to hide her is named to herself and the staff alone: for others all that says who she is is null. So it is
 * for everybody of who is not there any more since the awards: her place stands, hidden, and nothing says whose it was.
 */
export const contestantSchema = placeSchema.extend({
  UserId: idSchema.nullable(),
  Nickname: z.string().nullable(),
  /** For the staff alone. */
  FullName: z.string().nullable(),
  PictureUri: z.string().nullable(),
  Hidden: z.boolean(),
  /** The caller herself. */
  Mine: z.boolean(),
  /** Her rank as yesterday ended; null on its first day, and where it runs no more. */
  RankBefore: z.number().int().min(1).nullable(),
  /** Why her value is 0: it counts what hearts did, and she shares hers with no club of it. To herself and to who runs it; to others false. */
  NotShared: z.boolean(),
  /** What her place was given; null until the awards are, and of a place that won nothing. */
  Won: z.object({ Badge: z.enum(badges), Credits: count }).nullable(),
});
export type Contestant = z.infer<typeof contestantSchema>;
/** What somebody won in a challenge. */
const wonSchema = z.object({
  Badge: z.enum(badges),
  /** In the club that `ClubName` names; 0: the badge alone. */
  Credits: count,
  /** Null of a club of the brand that was deleted since. */
  ClubName: z.string().nullable(),
  At: instantSchema,
});
/** The caller's own place: in percent of her own target where it is a personal one. */
const ownPlaceSchema = placeSchema.extend({
  /** Among the best so many percent. */
  RankPrc: count,
  /** Of each goal that is reached, the day on which that was. */
  ReachedOn: z.array(dateSchema),
  /** Of a personal one, in what the type counts. */
  Done: count.nullable(),
  OwnTarget: count.nullable(),
  /** Who is next above her, and by what: of equal values fewer trainings, then an earlier last day. A null name is a guest's. */
  Ahead: z.object({ Nickname: z.string().nullable(), Value: count, By: z.enum(separations) }).nullable(),
  Won: wonSchema.nullable(),
  /** False: it counts what hearts did, and she shares hers with no club of it. */
  Shares: z.boolean(),
});
/** With the caller's own place, where she takes part, and what she may do. */
export const challengeDetailSchema = challengeSchema.extend({
  Mine: ownPlaceSchema.nullable(),
  /** The caller runs it: of a brand's one its owners do. */
  Runs: z.boolean(),
  /** Until it begins, 0 once it has. */
  DaysUntil: count,
  /** That have begun, today among them, and that are left, today among them. */
  DaysGone: count,
  DaysLeft: count,
});
export type ChallengeDetail = z.infer<typeof challengeDetailSchema>;

/** A goal or a tier, with what it gives and how many reach it by now. */
export const challengeGoalSchema = z.object({ Goal: count, Reward: count, Badge: z.enum(badges), ReachedBy: count });
export const challengeGoalsInputSchema = challengeUpdateSchema.pick({ Goals: true, Rewards: true, RowVersion: true });

/** What a challenge gave to whom; place, total and name as in its ranking. */
export const challengeAwardSchema = contestantSchema
  .pick({ UserId: true, Nickname: true, FullName: true, PictureUri: true, Hidden: true, Mine: true })
  .extend({
    /** Null of those that were given before places were kept with them, where who won is not there any more. */
    Rank: z.number().int().min(1).nullable(),
    /** Null of who left before totals were kept. */
    Value: count.nullable(),
    Badge: z.enum(badges),
    Credits: count,
    /** Where the credits were given: null of who has no name here, and of a club that was deleted since. */
    ClubName: z.string().nullable(),
    At: instantSchema,
  });

const participantStates = ['Joined', 'Invited', 'Removed'] as const;
/** For the staff: who takes part, who is invited and has not joined, whom the staff took out. */
export const challengeParticipantSchema = z.object({
  UserId: idSchema,
  Nickname: z.string(),
  FullName: z.string(),
  PictureUri: z.string().nullable(),
  State: z.enum(participantStates),
  /** Since when that is so. */
  Since: instantSchema,
});
export type ChallengeParticipant = z.infer<typeof challengeParticipantSchema>;

/** So many of those whom a number of the audience means are named. */
export const AUDIENCE_NAMED = 50;
/** Whom a challenge of the club can reach. */
export const challengeAudienceSchema = z.object({
  Athletes: count,
  /** Of them: without a strap of their own; who asks to be hidden. */
  WithoutSensor: count,
  Hidden: count,
  /** The first of these by name. */
  WithoutSensorNamed: z.array(basicUserSchema),
  HiddenNamed: z.array(basicUserSchema),
});
export type ChallengeAudience = z.infer<typeof challengeAudienceSchema>;
export const INVITED_MAX = 500;
