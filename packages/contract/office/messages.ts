import { z } from 'zod';
import { ownPicture } from '../accounts/images.ts';
import { basicUserSchema } from '../accounts/users.ts';
import { anyTagSchema, tagParamSchema } from '../clubs/tags/tags.ts';
import type { Id } from '../ids.ts';
import { clientStageSchema } from '../members/pipeline/pipeline.ts';
import {
  dateSchema,
  idParamSchema,
  idSchema,
  instantSchema,
  type Language,
  languageSchema,
  languages,
  lineSchema,
  requiredLineSchema,
  requiredTextSchema,
  textSchema,
  webUrlSchema,
} from '../scalars.ts';

export type MessageId = Id<'Message'>;

export const messageChannels = ['App', 'Email', 'Sms'] as const;
export type MessageChannel = (typeof messageChannels)[number];
export const MESSAGE_TITLE_MAX = 120;
export const MESSAGE_TEXT_MAX = 4000;
/** Letters of the words on a button. */
export const MESSAGE_BUTTON_MAX = 40;
const WEB_ADDRESS_MAX = 500;
/** What the club knows of each reader: the day she was last seen there, her credits, the subscription that she holds. */
export const readerFacts = ['LastSeen', 'Credits', 'SubscriptionName'] as const;
export type ReaderFact = (typeof readerFacts)[number];
/** What a text may hold in braces, `{Nickname}`: said to each reader as it is for her. */
export const placeholders = ['Nickname', 'FirstMidName', 'Club', ...readerFacts] as const;
export type Placeholder = (typeof placeholders)[number];

/** As it was when it was sent, whenever it is read; null: there is none. */
export const factsSchema = z.object({
  /** A day of the club. */
  LastSeen: dateSchema.nullable(),
  Credits: z.number().int(),
  SubscriptionName: z.string().nullable(),
});
export type ReaderFacts = z.infer<typeof factsSchema>;

/** How many people may be named one by one. */
export const NAMED_MAX = 200;
const unseenDays = { min: 1, max: 365 } as const;

/**
 * Whom it goes to: the athletes of the club for whom everything holds that is asked; all of them where nothing is. The club's own people are
 * among them only where they are named, or booked in the class that is written to.
 */
export const audienceSchema = z.object({
  ClientStage: clientStageSchema.nullable().default(null),
  /** Holds this subscription, which is not over. */
  ClassSubscriptionId: idSchema.nullable().default(null),
  ClubTagId: anyTagSchema.nullable().default(null),
  /** In no class and no training of the club for so many days. */
  NotSeenDays: z.number().int().min(unseenDays.min).max(unseenDays.max).nullable().default(null),
  /** Booked in this class of the club. */
  ClassId: idSchema.nullable().default(null),
  /** Only these; empty: no such limit. */
  UserIds: z.array(idSchema).max(NAMED_MAX, 'too-many-invitees').default([]),
  /** But nobody of this stage … */
  NotStage: clientStageSchema.nullable().default(null),
  /** … and none of these. */
  NotUserIds: z.array(idSchema).max(NAMED_MAX, 'too-many-invitees').default([]),
});
export type Audience = z.infer<typeof audienceSchema>;
/** Who is to have a message, or to have it no more. */
export const messageSharesSchema = z.object({
  UserIds: z.array(idSchema).min(1, 'field-required').max(NAMED_MAX, 'too-many-invitees'),
});
const idsParamSchema = z
  .string()
  .max(NAMED_MAX * 17)
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, 'invalid-id')
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => ids.length <= NAMED_MAX, 'too-many-invitees');
/** The same in a query; people as ids with commas. */
export const audienceQuerySchema = z.object({
  ClientStage: clientStageSchema.optional(),
  ClassSubscriptionId: idParamSchema.optional(),
  ClubTagId: tagParamSchema.optional(),
  NotSeenDays: z.coerce.number().int().min(unseenDays.min).max(unseenDays.max).optional(),
  ClassId: idParamSchema.optional(),
  UserIds: idsParamSchema.optional(),
  NotStage: clientStageSchema.optional(),
  NotUserIds: idsParamSchema.optional(),
  /** By which ways, `App,Email`. */
  Channels: z
    .string()
    .regex(/^(App|Email|Sms)(,(App|Email|Sms))*$/, 'invalid-value')
    .default('App,Email'),
  /** What of the readers the text says, `LastSeen,Credits`: who has none of it is counted. */
  Facts: z
    .string()
    .regex(/^(LastSeen|Credits|SubscriptionName)(,(LastSeen|Credits|SubscriptionName)){0,2}$/, 'invalid-value')
    .optional(),
});

/** Why somebody is not reached on a way; whoever is taken out again, or named and no athlete of the club, is reached on none. */
export const leftOutReasons = [
  'NotAthlete',
  'TakenOut',
  'SwitchedOff',
  'EmailUnconfirmed',
  'CameBack',
  'MailedOften',
  'NoConsent',
  'NoPhone',
  'DoNotCall',
] as const;
export const leftOutReasonSchema = z.enum(leftOutReasons);
export type LeftOutReason = z.infer<typeof leftOutReasonSchema>;

/** Mails of messages that a club sends to one member within 24 hours. */
export const MESSAGE_MAILS_A_DAY = 5;
/** Messages that one person sends in a club within an hour. */
export const MESSAGES_AN_HOUR = 30;

/** Names shown of a reason. */
export const NAMES_SHOWN = 20;
/** Readers of each language, as whom it may be read before it is sent. */
export const READERS_SHOWN = 3;
export const audienceCountSchema = z.object({
  Chosen: z.number().int(),
  /** On at least one of the ways. */
  Reached: z.number().int(),
  App: z.number().int(),
  Email: z.number().int(),
  Sms: z.number().int(),
  /** Those whose quiet hours last: mail and SMS come when they end. */
  Later: z.number().int(),
  /** Those reached, by their language; `Sms`: how many of them by SMS. */
  Languages: z.array(
    z.object({
      Language: languageSchema,
      Count: z.number().int(),
      Sms: z.number().int(),
      /** The first of them, with what the text says of them, by the language in which it is read. */
      Readers: z.array(
        basicUserSchema.extend({ Says: z.partialRecord(languageSchema, z.partialRecord(z.enum(readerFacts), z.string())) }),
      ),
    }),
  ),
  /** Whom none of the ways reaches, each counted once, with the first of them. */
  LeftOut: z.array(z.object({ Reason: leftOutReasonSchema, Count: z.number().int(), People: z.array(basicUserSchema) })),
  /** Of those reached, who has nothing to say where the text says it, with the first of them. */
  Without: z.array(z.object({ Fact: z.enum(readerFacts), Count: z.number().int(), People: z.array(basicUserSchema) })),
  /** Where people are named one by one: the first of those reached. */
  Named: z.array(basicUserSchema),
  /** SMS left this month; null: no limit. */
  SmsLeft: z.number().int().nullable(),
  /** Whether the installation can send SMS. */
  SmsAvailable: z.boolean(),
});
export type AudienceCount = z.infer<typeof audienceCountSchema>;

/** Where the one button of a message leads: a class to be booked, the calendar, the subscriptions that the club sells, an own address. */
export const messageTargetSchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('Class'), ClassId: idSchema }),
  z.object({ Kind: z.literal('Calendar') }),
  z.object({ Kind: z.literal('Subscriptions') }),
  z.object({ Kind: z.literal('Web'), Url: webUrlSchema(WEB_ADDRESS_MAX).refine((url) => url !== '', 'field-required') }),
]);
export type MessageTarget = z.infer<typeof messageTargetSchema>;

/** A picture that the club kept for messages; null: none. An SMS shows none. */
const pictureSchema = z.string().regex(ownPicture, 'invalid-value').nullable();
const picture = { PictureUri: pictureSchema.default(null) };

const buttonWords = { Button: lineSchema(MESSAGE_BUTTON_MAX).optional() };
const wordsSchema = z.object({
  Title: requiredLineSchema(MESSAGE_TITLE_MAX),
  Text: requiredTextSchema(MESSAGE_TEXT_MAX),
  ...buttonWords,
});
const textsSchema = z.object(
  Object.fromEntries(languages.map((language) => [language, wordsSchema.optional()])) as Record<
    Language,
    z.ZodOptional<typeof wordsSchema>
  >,
);
export type MessageTexts = z.infer<typeof textsSchema>;

const draftWordsSchema = z.object({
  Title: lineSchema(MESSAGE_TITLE_MAX),
  Text: textSchema(MESSAGE_TEXT_MAX),
  ...buttonWords,
});
const draftTargetSchema = z.union([
  messageTargetSchema,
  // An address that is still typed.
  z.object({ Kind: z.literal('Web'), Url: lineSchema(WEB_ADDRESS_MAX) }),
]);
/** A message as far as it is written: nothing of it has to be there. */
export const messageDraftSchema = z.object({
  Audience: audienceSchema,
  App: z.boolean(),
  Email: z.boolean(),
  Sms: z.boolean(),
  Language: languageSchema,
  Texts: z.object(
    Object.fromEntries(languages.map((language) => [language, draftWordsSchema.optional()])) as Record<
      Language,
      z.ZodOptional<typeof draftWordsSchema>
    >,
  ),
  /** Null: no button. */
  Target: draftTargetSchema.nullable().default(null),
  ...picture,
});
export type MessageDraft = z.infer<typeof messageDraftSchema>;

/** A message as far as it is written, and as whom its mail is looked at. */
export const mailPreviewInputSchema = messageDraftSchema
  .pick({ Language: true, Texts: true, Target: true, PictureUri: true })
  .extend({
    /** An athlete of the club; null: oneself. */
    ReaderId: idSchema.nullable(),
    /** In which it is read, where nobody is named. */
    ReadIn: languageSchema,
  });
/** The mail that she would get. */
export const mailPreviewSchema = z.object({
  /** The sender of all mails of the server. */
  From: z.string(),
  Subject: z.string(),
  /** For programs that show no HTML. */
  Text: z.string(),
  Html: z.string(),
});
export type MailPreview = z.infer<typeof mailPreviewSchema>;

const unknownPlaceholder = new RegExp(`\\{(?!(?:${placeholders.join('|')})\\})[^{}]*\\}`);

export const messageInputSchema = z
  .object({
    Audience: audienceSchema,
    App: z.boolean(),
    Email: z.boolean(),
    Sms: z.boolean().default(false),
    /** The first language: who reads another that is not there gets it in this one. */
    Language: languageSchema,
    Texts: textsSchema,
    /** Null: no button. */
    Target: messageTargetSchema.nullable().default(null),
    ...picture,
    /** How many were counted to get it. */
    Expected: z.number().int().min(1, 'field-required'),
  })
  .superRefine(({ App, Email, Sms, Language: first, Texts, Target }, context) => {
    const issue = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (!App && !Email && !Sms) issue(['App'], 'field-required');
    if (Texts[first] === undefined) issue(['Texts', first], 'field-required');
    if (Target !== null && (Texts[first]?.Button ?? '') === '') issue(['Texts', first, 'Button'], 'field-required');
    for (const language of languages)
      for (const field of ['Title', 'Text'] as const)
        if (unknownPlaceholder.test(Texts[language]?.[field] ?? '')) issue(['Texts', language, field], 'unknown-placeholder');
  });
export type MessageInput = z.infer<typeof messageInputSchema>;

/** What is sent now. */
export const sentInputSchema = messageInputSchema.safeExtend({
  /** The own draft that it was, which goes with it; null: none. */
  PlannedMessageId: idSchema.nullable().default(null),
});
export type SentInput = z.infer<typeof sentInputSchema>;

const deliverySchema = z.object({ To: z.number().int(), Sent: z.number().int(), Failed: z.number().int() });
/** A message of a club with how it fares: on each way to how many, sent, failed for good; what is neither waits. */
export const clubMessageSchema = z.object({
  MessageId: idSchema,
  Author: basicUserSchema.nullable(),
  Language: languageSchema,
  Texts: textsSchema,
  Target: messageTargetSchema.nullable(),
  PictureUri: pictureSchema,
  SentAt: instantSchema,
  Chosen: z.number().int(),
  Recipients: z.number().int(),
  Read: z.number().int(),
  App: deliverySchema.nullable(),
  Email: deliverySchema.nullable(),
  Sms: deliverySchema.nullable(),
});
export type ClubMessage = z.infer<typeof clubMessageSchema>;

export const deliveryStateSchema = z.enum(['Waiting', 'Sent', 'Failed']);
export const recipientSchema = basicUserSchema.extend({
  App: deliveryStateSchema.nullable(),
  Email: deliveryStateSchema.nullable(),
  Sms: deliveryStateSchema.nullable(),
  ReadAt: instantSchema.nullable(),
});

/** A message as its reader has it, in her language. */
export const messageSchema = z.object({
  MessageId: idSchema,
  ClubId: idSchema,
  ClubName: z.string(),
  Author: basicUserSchema.nullable(),
  Title: z.string(),
  Text: z.string(),
  PictureUri: pictureSchema,
  /** Null: none. */
  Button: z.object({ Label: z.string(), Target: messageTargetSchema }).nullable(),
  SentAt: instantSchema,
  ReadAt: instantSchema.nullable(),
});
export type Message = z.infer<typeof messageSchema>;
