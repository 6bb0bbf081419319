import { z } from 'zod';
import { endReasonSchema } from '../../billing/end-reasons/end-reasons.ts';
import { transactionMethods } from '../../billing/transactions.ts';
import { currencySchema, dateSchema, idSchema, instantSchema } from '../../scalars.ts';

export const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid-date');

export const daysSchema = z.object({ first: dateSchema, last: dateSchema });

/** Amounts in minor units. `YearAgo` is null for a younger club. */
const threeFields = { Now: z.number().int(), Before: z.number().int(), YearAgo: z.number().int().nullable() };
export const threeSchema = z.object(threeFields);
export type Three = z.infer<typeof threeSchema>;

export const productKinds = ['Subscription', 'Credits', 'Other'] as const;
export const productKindSchema = z.enum(productKinds);
/** `Online`: money from the card provider. */
export const incomeMethods = ['Online', ...transactionMethods] as const;
export const incomeMethodSchema = z.enum(incomeMethods);
export type IncomeMethod = z.infer<typeof incomeMethodSchema>;

/** `Name` is that of a subscription, otherwise empty. */
export const productIncomeSchema = z.object({ Kind: productKindSchema, Name: z.string(), ...threeFields });
export type ProductIncome = z.infer<typeof productIncomeSchema>;
export const methodIncomeSchema = z.object({ Method: incomeMethodSchema, ...threeFields });
export type MethodIncome = z.infer<typeof methodIncomeSchema>;

const countedSchema = z.object({ Count: z.number().int(), Amount: z.number().int() });
/** Monthly income from subscriptions that renew. `Before`: on the last day of the month before. */
export const recurringSchema = z.object({
  Before: z.number().int(),
  Began: countedSchema,
  Ended: countedSchema,
  Now: z.number().int(),
});

export const lateSteps = ['NotDue', 'Days7', 'Days14', 'Days30', 'Over30'] as const;
export type LateStep = (typeof lateSteps)[number];
const owedSchema = z.object({
  People: z.number().int(),
  Amount: z.number().int(),
  Steps: z.array(z.object({ Step: z.enum(lateSteps), People: z.number().int(), Amount: z.number().int() })),
});

export const moneyReportSchema = z.object({
  Currency: currencySchema,
  Income: threeSchema,
  Products: z.array(productIncomeSchema),
  Methods: z.array(methodIncomeSchema),
  Recurring: recurringSchema,
  Owed: owedSchema,
});
export type MoneyReport = z.infer<typeof moneyReportSchema>;

/** Numbers of clients. `Start` is of the day before the first day, `End` of the last day. */
export const clientsSchema = z.object({
  Start: z.number().int(),
  End: z.number().int(),
  Joined: z.number().int(),
  Left: z.number().int(),
});
export type ClientCounts = z.infer<typeof clientsSchema>;

export const TREND_MONTHS = 12;
export const monthReportSchema = z.object({
  Month: monthSchema,
  Days: daysSchema,
  IsToDate: z.boolean(),
  /** The same days a month and a year before; `YearAgo` is null for a younger club. */
  Before: daysSchema,
  YearAgo: daysSchema.nullable(),
  Today: dateSchema,
  Money: z.array(moneyReportSchema),
  Clients: z.object({ Now: clientsSchema, Before: clientsSchema, YearAgo: clientsSchema.nullable() }),
  Trend: z.array(z.object({ Month: monthSchema, Joined: z.number().int(), Left: z.number().int() })).length(TREND_MONTHS),
});
export type MonthReport = z.infer<typeof monthReportSchema>;

export const memberLists = ['Joined', 'Left', 'Began', 'Ended', ...lateSteps] as const;
export const memberListSchema = z.enum(memberLists);
export type MemberList = z.infer<typeof memberListSchema>;
export const clientLists: readonly MemberList[] = ['Joined', 'Left'];

export const reportMemberSchema = z.object({
  /** Null for a member who left: only the member's subscriptions are known. */
  UserId: idSchema.nullable(),
  Nickname: z.string().nullable(),
  FirstMidName: z.string().nullable(),
  LastName: z.string().nullable(),
  SubscriptionName: z.string().nullable(),
  /** First day of what began, last day of what ended, or due day of an amount. */
  Day: dateSchema.nullable(),
  /** In minor units, monthly or owed. Null in a list of clients. */
  Amount: z.number().int().nullable(),
  /** For a former client: the subscription that ended last, the reason, and the member's text. */
  UserSubscriptionId: idSchema.nullable(),
  Reason: endReasonSchema,
  Words: z.string().nullable(),
});
export type ReportMember = z.infer<typeof reportMemberSchema>;

export const reportPaymentSchema = z.object({
  TransactionId: idSchema,
  At: instantSchema,
  UserId: idSchema.nullable(),
  Nickname: z.string().nullable(),
  FirstMidName: z.string().nullable(),
  LastName: z.string().nullable(),
  Description: z.string(),
  Method: incomeMethodSchema,
  /** In minor units; negative for refunds. */
  Amount: z.number().int(),
});
export type ReportPayment = z.infer<typeof reportPaymentSchema>;
