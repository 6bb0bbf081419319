import { z } from 'zod';
import { userSchema } from '../accounts/users.ts';
import { placeSchema } from '../calendar/classes/classes.ts';
import { currencySchema, dateSchema, idSchema, instantSchema } from '../scalars.ts';
import { owedLabels } from './people.ts';

const personSchema = userSchema.pick({ UserId: true, Nickname: true, FirstMidName: true, LastName: true });

export const needSchema = z.discriminatedUnion('Kind', [
  /** The newest certificate. `Ended`: not valid today. `Booked`: begin of the next booked class. */
  z.object({
    Kind: z.literal('Certificate'),
    Person: personSchema,
    Date: dateSchema,
    Ended: z.boolean(),
    Booked: instantSchema.nullable(),
  }),
  /** Late payments in minor units. */
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
  /** Disputes that the club has not answered, or that are lost without a decision about the purchased product. */
  z.object({
    Kind: z.enum(['Dispute', 'DisputeLost']),
    Payer: personSchema.nullable(),
    PaymentDisputeId: idSchema,
    Title: z.string(),
    Amount: z.number().int(),
    Currency: currencySchema,
    EvidenceDueBy: instantSchema.nullable(),
  }),
  /** Card payments are on, but the platform lost access to the account. */
  z.object({ Kind: z.literal('AccountDisconnected') }),
]);
export type Need = z.infer<typeof needSchema>;

/** Sum in minor units for each currency and state, with the number of debtors. */
export const moneyDueSchema = z.object({
  Payment: z.enum(owedLabels),
  Currency: currencySchema,
  Amount: z.number().int(),
  People: z.number().int(),
  Oldest: dateSchema.nullable(),
});
export type MoneyDue = z.infer<typeof moneyDueSchema>;

/** Periods in the days of each club. This month and this year end today. */
export const comparedPeriods = ['last30', 'thisMonth', 'lastMonth', 'thisYear'] as const;
export const comparedPeriodSchema = z.enum(comparedPeriods);
export type ComparedPeriod = z.infer<typeof comparedPeriodSchema>;
export const COMPARED_DAYS = 30;

/** Classes count if they were published, not canceled, and have ended. */
export const clubComparisonSchema = z.object({
  ClubId: idSchema,
  Members: z.number().int(),
  Joined: z.number().int(),
  Seats: z.number().int(),
  SeatsTaken: z.number().int(),
  /** Seats of the thirty days or month before, or of the same part of the previous month or year. */
  SeatsBefore: z.number().int(),
  SeatsTakenBefore: z.number().int(),
  /** Amounts late today, in minor units, largest first. */
  Unpaid: z.array(z.object({ Currency: currencySchema, Amount: z.number().int(), People: z.number().int() })),
});
export type ClubComparison = z.infer<typeof clubComparisonSchema>;
