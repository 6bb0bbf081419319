import { z } from 'zod';
import { userSchema } from '../accounts/users.ts';
import { placeSchema } from '../calendar/classes/classes.ts';
import { currencySchema, dateSchema, idSchema, instantSchema } from '../scalars.ts';
import { owedLabels } from './people.ts';

const personSchema = userSchema.pick({ UserId: true, Nickname: true, FirstMidName: true, LastName: true });

export const needSchema = z.discriminatedUnion('Kind', [
  /** Last medical certificate of a member. `Ended` means not valid today; `Booked` is the next booked class. */
  z.object({
    Kind: z.literal('Certificate'),
    Person: personSchema,
    Date: dateSchema,
    Ended: z.boolean(),
    Booked: instantSchema.nullable(),
  }),
  /** Late payment, in minor units. */
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
]);
export type Need = z.infer<typeof needSchema>;

/** Amount in minor units by currency and state, with the number of people. */
export const moneyDueSchema = z.object({
  Payment: z.enum(owedLabels),
  Currency: currencySchema,
  Amount: z.number().int(),
  People: z.number().int(),
  /** Oldest due day; null when there is none. */
  Oldest: dateSchema.nullable(),
});
export type MoneyDue = z.infer<typeof moneyDueSchema>;

/** Periods by the days of each club. The present month and year end today. */
export const comparedPeriods = ['last30', 'thisMonth', 'lastMonth', 'thisYear'] as const;
export const comparedPeriodSchema = z.enum(comparedPeriods);
export type ComparedPeriod = z.infer<typeof comparedPeriodSchema>;
export const COMPARED_DAYS = 30;

/** Compares classes that took place: published, not cancelled, and over. */
export const clubComparisonSchema = z.object({
  ClubId: idSchema,
  Members: z.number().int(),
  Joined: z.number().int(),
  Seats: z.number().int(),
  SeatsTaken: z.number().int(),
  /** Number of seats in the previous thirty days, month, or equal part of the last month or year. */
  SeatsBefore: z.number().int(),
  SeatsTakenBefore: z.number().int(),
  /** Sums that are late now, in minor units, the larger first. */
  Unpaid: z.array(z.object({ Currency: currencySchema, Amount: z.number().int(), People: z.number().int() })),
});
export type ClubComparison = z.infer<typeof clubComparisonSchema>;
