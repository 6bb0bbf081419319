import { z } from 'zod';
import { recurrenceSchema } from '../../billing/subscription-types.ts';
import { originSchema } from '../../community/embeds.ts';
import {
  colorSchema,
  currencySchema,
  dateSchema,
  emailSchema,
  idSchema,
  instantSchema,
  languageSchema,
  moneySchema,
  requiredLineSchema,
  rowVersionSchema,
} from '../../scalars.ts';

export const WEBSITE_DAYS = 7;
/** So many days ahead the timetable of a website may begin. */
export const WEBSITE_AHEAD_DAYS = 60;
/** Most classes in one response. A club with more than 70 classes a day shows the first ones. */
export const WEBSITE_CLASSES_MAX = 500;
export const WEBSITE_ORIGINS_MAX = 20;
export const WEBSITE_ROOMS_MAX = 50;
export const HOLD_MINUTES = 15;
export const guestMost = { min: 1, max: 10 } as const;
/** A guest may book `GuestMost` classes in so many days. */
export const GUEST_DAYS = 30;

const settings = {
  Timetable: z.boolean(),
  Store: z.boolean(),
  /** Shows how many members wait for a full class. */
  Queues: z.boolean(),
  /** False shows only the first name of a trainer. */
  FullNames: z.boolean(),
  /** Rooms whose classes are shown; empty for all classes. */
  Rooms: z.array(idSchema).max(WEBSITE_ROOMS_MAX),
  /** The first one is shown when the page has another language. */
  Languages: z.array(languageSchema).min(1, 'field-required').max(4),
  Members: z.boolean(),
  Guests: z.boolean(),
  /** What a guest pays at the desk, in minor units of the club's currency. */
  GuestPrice: moneySchema,
  GuestMost: z.number().int('invalid-number').min(guestMost.min, 'invalid-number').max(guestMost.max, 'invalid-number'),
  /** Websites that may show it. Empty for none. */
  Origins: z.array(originSchema).max(WEBSITE_ORIGINS_MAX),
  Paper: colorSchema,
  Text: colorSchema,
  Mark: colorSchema,
};
export const websiteInputSchema = z.object({ ...settings, RowVersion: rowVersionSchema });
export type WebsiteInput = z.infer<typeof websiteInputSchema>;

/** Rules of the club that no guest can meet: guests may not book, or a document is required. */
export const guestRefusals = ['GuestsMayNotBook', 'Documents', 'NoActivities'] as const;
export type GuestRefusal = (typeof guestRefusals)[number];

export const clubWebsiteSchema = websiteInputSchema.extend({
  /** Names the club in the code of its website; null until the settings are saved. */
  Code: z.string().nullable(),
  Script: z.string(),
  Classes: z.number().int(),
  Full: z.number().int(),
  Offers: z.number().int(),
  Trainers: z.array(z.string()),
  Offered: z.array(z.object({ DisplayGroupId: idSchema, Name: z.string() })),
  Currency: currencySchema,
  /** Classes that guests booked in the last `GUEST_DAYS`. */
  GuestBookings: z.number().int(),
  /** Why the club’s rules let no guest book; null if they do. */
  GuestsRefused: z.enum(guestRefusals).nullable(),
});
export type ClubWebsite = z.infer<typeof clubWebsiteSchema>;

export const websiteCodeSchema = z
  .string()
  .regex(/^[A-Z0-9]{24}$/i, 'invalid-id')
  .toUpperCase();

/**
 * Free: bookable now. Full: members may wait. Closed: booking has not opened or is over. Elsewhere: booked at `Link`. NoBooking:
 * just come.
 */
export const websiteStates = ['Free', 'Full', 'Closed', 'Elsewhere', 'NoBooking'] as const;
export type WebsiteState = (typeof websiteStates)[number];

export const websiteClassSchema = z.object({
  ClassId: idSchema,
  Name: z.string(),
  Begin: instantSchema,
  End: instantSchema,
  Day: dateSchema,
  Color: z.string(),
  Room: z.string(),
  Trainer: z.string().nullable(),
  Seats: z.number().int(),
  Free: z.number().int(),
  Waiting: z.number().int().nullable(),
  State: z.enum(websiteStates),
  /** True when a guest may book it. */
  Guests: z.boolean(),
  CancelUntil: instantSchema,
  Link: z.string().nullable(),
});
export type WebsiteClass = z.infer<typeof websiteClassSchema>;

const aboutClub = {
  Club: z.object({
    Name: z.string(),
    Address: z.string().nullable(),
    Phone: z.string().nullable(),
    Website: z.string().nullable(),
    TimeZone: z.string(),
    Currency: currencySchema,
  }),
  Language: languageSchema,
  Languages: z.array(languageSchema),
  Look: z.object({ Paper: z.string(), Text: z.string(), Mark: z.string() }),
  /** Texts of the element in `Language`. */
  Words: z.record(z.string(), z.string()),
};

export const websiteTimetableSchema = z.object({
  ...aboutClub,
  Today: dateSchema,
  From: dateSchema,
  To: dateSchema,
  /** Null when members do not book on the website; otherwise the URL of a class without its id. */
  SignIn: z.string().nullable(),
  GuestPrice: z.number().int().nullable(),
  Classes: z.array(websiteClassSchema),
  /** The next day with classes, if these days have none. */
  Next: dateSchema.nullable(),
});
export type WebsiteTimetable = z.infer<typeof websiteTimetableSchema>;

export const websiteOfferSchema = z.object({
  Key: z.string(),
  Name: z.string(),
  Price: z.number().int(),
  Currency: currencySchema,
  Recurrence: recurrenceSchema.nullable(),
  /** Null when it has no end of its own. */
  DurationDays: z.number().int().nullable(),
  /** Number of classes or credits that it pays; null when they are not counted. */
  Units: z.number().int().nullable(),
  Kind: z.enum(['Subscription', 'Credits']),
});
export type WebsiteOffer = z.infer<typeof websiteOfferSchema>;

export const websiteStoreSchema = z.object({ ...aboutClub, Link: z.string(), Offers: z.array(websiteOfferSchema) });
export type WebsiteStore = z.infer<typeof websiteStoreSchema>;

export const guestInputSchema = z.object({
  ClassId: idSchema,
  Name: requiredLineSchema(100),
  Email: emailSchema,
  Language: languageSchema,
  /** The guest has read how the club uses their data. */
  Agreed: z.literal(true, 'field-required'),
});
export type GuestInput = z.infer<typeof guestInputSchema>;

/** The same for every e-mail address, so that it does not tell who is a member. */
export const heldSeatSchema = z.object({ HeldUntil: instantSchema });
export type HeldSeat = z.infer<typeof heldSeatSchema>;
