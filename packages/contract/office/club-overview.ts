import { z } from 'zod';
import { userSchema } from '../accounts/users.ts';
import { placeSchema } from '../calendar/classes/classes.ts';
import { currencySchema, dateSchema, idSchema, instantSchema } from '../scalars.ts';
import { owedLabels } from './people.ts';

const personSchema = userSchema.pick({ UserId: true, Nickname: true, FirstMidName: true, LastName: true });

export const needSchema = z.discriminatedUnion('Kind', [
  /** The newest medical certificate. `Ended`: it is not valid today. `Booked`: begin of the member's next booked class. */
  z.object({
    Kind: z.literal('Certificate'),
    Person: personSchema,
    Date: dateSchema,
    Ended: z.boolean(),
    Booked: instantSchema.nullable(),
  }),
  /** A payment of a member that is late. `Amount` is in minor units. */
  z.object({
    Kind: z.literal('Unpaid'),
    Person: personSchema,
    UserSubscriptionId: idSchema,
    SubscriptionName: z.string(),
    Amount: z.number().int(),
    Currency: currencySchema,
    Since: dateSchema,
  }),
  z.object({
    Kind: z.literal('Request'),
    Person: personSchema,
    SubscriptionRequestId: idSchema,
    SubscriptionName: z.string(),
    AskedAt: instantSchema,
  }),
  z.object({ Kind: z.literal('JoinRequest'), Person: personSchema, AskedAt: instantSchema }),
  z.object({
    Kind: z.literal('FreeSeat'),
    Person: personSchema,
    ClassId: idSchema,
    ClassName: z.string(),
    Begin: instantSchema,
    Place: placeSchema,
    Free: z.number().int(),
    Waiting: z.number().int(),
  }),
  z.object({ Kind: z.literal('TrialEnds'), Person: personSchema, SubscriptionName: z.string(), Date: dateSchema }),
  z.object({ Kind: z.literal('Policies'), People: z.number().int() }),
  /** A dispute that the club has not answered, or a lost one where the club has not decided about what was bought. */
  z.object({
    Kind: z.enum(['Dispute', 'DisputeLost']),
    /** Null for a deleted account. */
    Payer: personSchema.nullable(),
    PaymentDisputeId: idSchema,
    Title: z.string(),
    Amount: z.number().int(),
    Currency: currencySchema,
    EvidenceDueBy: instantSchema.nullable(),
  }),
  /** Card payments are turned on, but the platform has no access to the club's account any more. */
  z.object({ Kind: z.literal('AccountDisconnected') }),
]);
export type Need = z.infer<typeof needSchema>;

/** Sum of the money that is due, in minor units, for one currency and state, with the number of members who owe it. */
export const moneyDueSchema = z.object({
  Payment: z.enum(owedLabels),
  Currency: currencySchema,
  Amount: z.number().int(),
  People: z.number().int(),
  /** Day on which the oldest amount was due; null when there is none. */
  Oldest: dateSchema.nullable(),
});
export type MoneyDue = z.infer<typeof moneyDueSchema>;

/** Periods to compare, in the days of each club. This month and this year end today. */
export const comparedPeriods = ['last30', 'thisMonth', 'lastMonth', 'thisYear'] as const;
export const comparedPeriodSchema = z.enum(comparedPeriods);
export type ComparedPeriod = z.infer<typeof comparedPeriodSchema>;
export const COMPARED_DAYS = 30;

/** Figures of a club. Classes count if they took place: they were published, not canceled, and have ended. */
export const clubComparisonSchema = z.object({
  ClubId: idSchema,
  Members: z.number().int(),
  Joined: z.number().int(),
  Seats: z.number().int(),
  SeatsTaken: z.number().int(),
  /** In the thirty days or month before, or the same part of the previous month or year. */
  SeatsBefore: z.number().int(),
  SeatsTakenBefore: z.number().int(),
  /** Sums that are late today, in minor units, the largest first. */
  Unpaid: z.array(z.object({ Currency: currencySchema, Amount: z.number().int(), People: z.number().int() })),
});
export type ClubComparison = z.infer<typeof clubComparisonSchema>;
