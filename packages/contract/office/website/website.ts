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
export const WEBSITE_AHEAD_DAYS = 60;
/** Most classes in one response; only the first are returned. */
export const WEBSITE_CLASSES_MAX = 500;
export const WEBSITE_ORIGINS_MAX = 20;
export const WEBSITE_ROOMS_MAX = 50;
/** Refusals are counted for so many websites (the most recent) and days. */
export const refusedSites = { most: 50, days: 30 } as const;
export const HOLD_MINUTES = 15;
export const guestMost = { min: 1, max: 10 } as const;
/** Days in which a guest can book `GuestMost` classes. */
export const GUEST_DAYS = 30;

const settings = {
  Timetable: z.boolean(),
  Store: z.boolean(),
  /** If true, the timetable shows how many members wait for a full class. */
  Queues: z.boolean(),
  /** False: only the first name of a trainer is shown. */
  FullNames: z.boolean(),
  Rooms: z.array(idSchema).max(WEBSITE_ROOMS_MAX),
  /** The first language is used when the page has another language. */
  Languages: z.array(languageSchema).min(1, 'field-required').max(4),
  Members: z.boolean(),
  Guests: z.boolean(),
  /** In minor units of the club's currency. Guests pay it at the desk. */
  GuestPrice: moneySchema,
  GuestMost: z.number().int('invalid-number').min(guestMost.min, 'invalid-number').max(guestMost.max, 'invalid-number'),
  Origins: z.array(originSchema).max(WEBSITE_ORIGINS_MAX),
  Paper: colorSchema,
  Text: colorSchema,
  Mark: colorSchema,
};
export const websiteInputSchema = z.object({ ...settings, RowVersion: rowVersionSchema });
export type WebsiteInput = z.infer<typeof websiteInputSchema>;

export const guestRefusals = ['GuestsMayNotBook', 'Documents', 'NoActivities'] as const;
export type GuestRefusal = (typeof guestRefusals)[number];

export const refusedSiteSchema = z.object({ Origin: z.string(), Count: z.number().int(), LastAt: instantSchema });
export type RefusedSite = z.infer<typeof refusedSiteSchema>;

export const clubWebsiteSchema = websiteInputSchema.extend({
  /** The club's code for the website. Null until the settings are saved. */
  Code: z.string().nullable(),
  Script: z.string(),
  Classes: z.number().int(),
  Full: z.number().int(),
  Offers: z.number().int(),
  Trainers: z.array(z.string()),
  Offered: z.array(z.object({ DisplayGroupId: idSchema, Name: z.string() })),
  Currency: currencySchema,
  GuestBookings: z.number().int(),
  GuestsRefused: z.enum(guestRefusals).nullable(),
  /** Websites that are not allowed now, the last refused first. */
  RefusedSites: z.array(refusedSiteSchema).max(refusedSites.most),
});
export type ClubWebsite = z.infer<typeof clubWebsiteSchema>;

export const websiteCodeSchema = z
  .string()
  .regex(/^[A-Z0-9]{24}$/i, 'invalid-id')
  .toUpperCase();

/** `Full`: members may wait. `Closed`: booking is not open yet or over. `Elsewhere`: members book at `Link`. */
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
  Words: z.record(z.string(), z.string()),
};

export const websiteTimetableSchema = z.object({
  ...aboutClub,
  Today: dateSchema,
  From: dateSchema,
  To: dateSchema,
  /** URL of a class, to which the page adds its id. Null if members do not book in this product. */
  SignIn: z.string().nullable(),
  GuestPrice: z.number().int().nullable(),
  Classes: z.array(websiteClassSchema),
  Next: dateSchema.nullable(),
});
export type WebsiteTimetable = z.infer<typeof websiteTimetableSchema>;

export const websiteOfferSchema = z.object({
  Key: z.string(),
  Name: z.string(),
  Price: z.number().int(),
  Currency: currencySchema,
  Recurrence: recurrenceSchema.nullable(),
  /** Null if the offer renews or has no end. */
  DurationDays: z.number().int().nullable(),
  /** Number of classes or credits; null when they are not counted. */
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
  Agreed: z.literal(true, 'field-required'),
  /** `Hold` of an earlier response for this class: its seat is then held for this e-mail address instead. */
  Replaces: z
    .string()
    .regex(/^[\w-]{43}$/, 'invalid-id')
    .optional(),
});
export type GuestInput = z.infer<typeof guestInputSchema>;

/** The response is the same for every e-mail address, so that it does not reveal who is a member. */
export const heldSeatSchema = z.object({ HeldUntil: instantSchema, Hold: z.string() });
export type HeldSeat = z.infer<typeof heldSeatSchema>;
