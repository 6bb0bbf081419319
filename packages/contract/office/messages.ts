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
export const MESSAGE_BUTTON_MAX = 40;
const WEB_ADDRESS_MAX = 500;
export const readerFacts = ['LastSeen', 'Credits', 'SubscriptionName'] as const;
export type ReaderFact = (typeof readerFacts)[number];
export const placeholders = ['Nickname', 'FirstMidName', 'Club', ...readerFacts] as const;
export type Placeholder = (typeof placeholders)[number];

/** The facts at the time when the message was sent. Null when there is no such fact. */
export const factsSchema = z.object({
  LastSeen: dateSchema.nullable(),
  Credits: z.number().int(),
  SubscriptionName: z.string().nullable(),
});
export type ReaderFacts = z.infer<typeof factsSchema>;

export const NAMED_MAX = 200;
const unseenDays = { min: 1, max: 365 } as const;

/** All set filters apply. Members marked as staff are included only if selected by name or booked in the class. */
export const audienceSchema = z.object({
  ClientStage: clientStageSchema.nullable().default(null),
  ClassSubscriptionId: idSchema.nullable().default(null),
  ClubTagId: anyTagSchema.nullable().default(null),
  NotSeenDays: z.number().int().min(unseenDays.min).max(unseenDays.max).nullable().default(null),
  ClassId: idSchema.nullable().default(null),
  UserIds: z.array(idSchema).max(NAMED_MAX, 'too-many-invitees').default([]),
  NotStage: clientStageSchema.nullable().default(null),
  NotUserIds: z.array(idSchema).max(NAMED_MAX, 'too-many-invitees').default([]),
});
export type Audience = z.infer<typeof audienceSchema>;
export const messageSharesSchema = z.object({
  UserIds: z.array(idSchema).min(1, 'field-required').max(NAMED_MAX, 'too-many-invitees'),
});
const idsParamSchema = z
  .string()
  .max(NAMED_MAX * 17)
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, 'invalid-id')
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => ids.length <= NAMED_MAX, 'too-many-invitees');
export const audienceQuerySchema = z.object({
  ClientStage: clientStageSchema.optional(),
  ClassSubscriptionId: idParamSchema.optional(),
  ClubTagId: tagParamSchema.optional(),
  NotSeenDays: z.coerce.number().int().min(unseenDays.min).max(unseenDays.max).optional(),
  ClassId: idParamSchema.optional(),
  UserIds: idsParamSchema.optional(),
  NotStage: clientStageSchema.optional(),
  NotUserIds: idsParamSchema.optional(),
  Channels: z
    .string()
    .regex(/^(App|Email|Sms)(,(App|Email|Sms))*$/, 'invalid-value')
    .default('App,Email'),
  /** The result counts members without these facts. */
  Facts: z
    .string()
    .regex(/^(LastSeen|Credits|SubscriptionName)(,(LastSeen|Credits|SubscriptionName)){0,2}$/, 'invalid-value')
    .optional(),
});

/** No channel reaches excluded members and users who are not athletes. */
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

export const MESSAGE_MAILS_A_DAY = 5;
export const MESSAGES_AN_HOUR = 30;

export const NAMES_SHOWN = 20;
export const READERS_SHOWN = 3;
export const audienceCountSchema = z.object({
  Chosen: z.number().int(),
  Reached: z.number().int(),
  App: z.number().int(),
  Email: z.number().int(),
  Sms: z.number().int(),
  Later: z.number().int(),
  Languages: z.array(
    z.object({
      Language: languageSchema,
      Count: z.number().int(),
      Sms: z.number().int(),
      Readers: z.array(
        basicUserSchema.extend({ Says: z.partialRecord(languageSchema, z.partialRecord(z.enum(readerFacts), z.string())) }),
      ),
    }),
  ),
  LeftOut: z.array(z.object({ Reason: leftOutReasonSchema, Count: z.number().int(), People: z.array(basicUserSchema) })),
  Without: z.array(z.object({ Fact: z.enum(readerFacts), Count: z.number().int(), People: z.array(basicUserSchema) })),
  Named: z.array(basicUserSchema),
  /** SMS that the club can still send this month. Null when the licence has no limit. */
  SmsLeft: z.number().int().nullable(),
  SmsAvailable: z.boolean(),
});
export type AudienceCount = z.infer<typeof audienceCountSchema>;

export const messageTargetSchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('Class'), ClassId: idSchema }),
  z.object({ Kind: z.literal('Calendar') }),
  z.object({ Kind: z.literal('Subscriptions') }),
  z.object({ Kind: z.literal('Web'), Url: webUrlSchema(WEB_ADDRESS_MAX).refine((url) => url !== '', 'field-required') }),
]);
export type MessageTarget = z.infer<typeof messageTargetSchema>;

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
const draftTargetSchema = z.union([messageTargetSchema, z.object({ Kind: z.literal('Web'), Url: lineSchema(WEB_ADDRESS_MAX) })]);
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
  Target: draftTargetSchema.nullable().default(null),
  ...picture,
});
export type MessageDraft = z.infer<typeof messageDraftSchema>;

export const mailPreviewInputSchema = messageDraftSchema
  .pick({ Language: true, Texts: true, Target: true, PictureUri: true })
  .extend({
    ReaderId: idSchema.nullable(),
    /** The language of the preview when no reader is selected. */
    ReadIn: languageSchema,
  });
export const mailPreviewSchema = z.object({
  From: z.string(),
  Subject: z.string(),
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
    /** The language for readers without a text in their language. */
    Language: languageSchema,
    Texts: textsSchema,
    Target: messageTargetSchema.nullable().default(null),
    ...picture,
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

export const sentInputSchema = messageInputSchema.safeExtend({
  PlannedMessageId: idSchema.nullable().default(null),
});
export type SentInput = z.infer<typeof sentInputSchema>;

const deliverySchema = z.object({ To: z.number().int(), Sent: z.number().int(), Failed: z.number().int() });
/** Numbers of recipients, sent and finally failed messages of each channel. The other messages still wait. */
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

export const messageSchema = z.object({
  MessageId: idSchema,
  ClubId: idSchema,
  ClubName: z.string(),
  Author: basicUserSchema.nullable(),
  Title: z.string(),
  Text: z.string(),
  PictureUri: pictureSchema,
  Button: z.object({ Label: z.string(), Target: messageTargetSchema }).nullable(),
  SentAt: instantSchema,
  ReadAt: instantSchema.nullable(),
});
export type Message = z.infer<typeof messageSchema>;
