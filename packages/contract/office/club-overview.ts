import { z } from 'zod';
import { userSchema } from '../accounts/users.ts';
import { placeSchema } from '../calendar/classes/classes.ts';
import { currencySchema, dateSchema, idSchema, instantSchema } from '../scalars.ts';
import { owedLabels } from './people.ts';

const personSchema = userSchema.pick({ UserId: true, Nickname: true, FirstMidName: true, LastName: true });

/** What waits for who manages a club: one row says who, why, and what settles it. */
export const needSchema = z.discriminatedUnion('Kind', [
  /** The last medical certificate of a member. `Ended`: it does not hold today; `Booked`: the next class she stands in, if any. */
  z.object({
    Kind: z.literal('Certificate'),
    Person: personSchema,
    Date: dateSchema,
    Ended: z.boolean(),
    Booked: instantSchema.nullable(),
  }),
  /** Late, minor units. */
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
  /** Somebody who typed the club's code waits for a yes or no. */
  z.object({ Kind: z.literal('JoinRequest'), Person: personSchema, AskedAt: instantSchema }),
  /** Somebody waits although a seat is free; `Person` is the first of them. */
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
  /** A trial that ends within the week; `Date` is its last day. */
  z.object({ Kind: z.literal('TrialEnds'), Person: personSchema, SubscriptionName: z.string(), Date: dateSchema }),
  /** Athletes who have a published policy to accept. */
  z.object({ Kind: z.literal('Policies'), People: z.number().int() }),
]);
export type Need = z.infer<typeof needSchema>;

/** What is owed in one currency, late or not: how much in minor units, by how many people, due since when. */
export const moneyDueSchema = z.object({
  Payment: z.enum(owedLabels),
  Currency: currencySchema,
  Amount: z.number().int(),
  People: z.number().int(),
  /** The oldest day something of it was, or is, due; null where none has a day. */
  Oldest: dateSchema.nullable(),
});
export type MoneyDue = z.infer<typeof moneyDueSchema>;

/** What the clubs of a brand are compared over, by each club's own days: so far, or whole. */
export const comparedPeriods = ['last30', 'thisMonth', 'lastMonth', 'thisYear'] as const;
export const comparedPeriodSchema = z.enum(comparedPeriods);
export type ComparedPeriod = z.infer<typeof comparedPeriodSchema>;
/** Days of `last30`. */
export const COMPARED_DAYS = 30;

/** A club beside the others of its brand. Classes are those that were held: published, not canceled, over. */
export const clubComparisonSchema = z.object({
  ClubId: idSchema,
  /** Athletes now; and how often somebody became one in the period, once more who left and came back. */
  Members: z.number().int(),
  Joined: z.number().int(),
  /** Seats of the classes of the period, at the club and from afar, and how many were taken. */
  Seats: z.number().int(),
  SeatsTaken: z.number().int(),
  /** The same of what the period is compared with: the thirty days before, the month before, as much of the last month or year. */
  SeatsBefore: z.number().int(),
  SeatsTakenBefore: z.number().int(),
  /** What is late now, minor units; the larger sum first. */
  Unpaid: z.array(z.object({ Currency: currencySchema, Amount: z.number().int(), People: z.number().int() })),
});
export type ClubComparison = z.infer<typeof clubComparisonSchema>;
