import { z } from 'zod';
import { clubSchema } from '../../clubs/clubs.ts';
import { currencySchema } from '../../scalars.ts';
import { filledSchema } from './occupancy.ts';
import { clientsSchema, daysSchema, monthSchema, threeSchema } from './reports.ts';

/** In minor units. Currencies are never added. */
export const clubMoneySchema = z.object({
  Currency: currencySchema,
  Income: threeSchema,
  /** Monthly amount. `Before` is the amount on the last day before the month. */
  Recurring: z.object({ Before: z.number().int(), Now: z.number().int() }),
  /** Amounts owed today, whatever the month. */
  Owed: z.object({ People: z.number().int(), Amount: z.number().int() }),
});
export type ClubMoney = z.infer<typeof clubMoneySchema>;

export const clubFiguresSchema = z.object({
  Club: clubSchema,
  Days: daysSchema,
  /** The same days a month and a year before; `YearAgo` is null for a younger club. */
  Before: daysSchema,
  YearAgo: daysSchema.nullable(),
  Clients: z.object({ Now: clientsSchema, Before: clientsSchema, YearAgo: clientsSchema.nullable() }),
  /** The currency of the club is first. */
  Money: z.array(clubMoneySchema).min(1),
  Occupancy: z.object({ Now: filledSchema, Before: filledSchema, YearAgo: filledSchema.nullable() }),
});
export type ClubFigures = z.infer<typeof clubFiguresSchema>;

export const clubsReportSchema = z.object({
  Month: monthSchema,
  Latest: monthSchema,
  Clubs: z.array(clubFiguresSchema),
});
