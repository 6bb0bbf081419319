import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import {
  currencySchema,
  dateSchema,
  idSchema,
  instantSchema,
  languageSchema,
  pageQuerySchema,
  requiredTextSchema,
  rowVersionSchema,
} from '../../scalars.ts';
import { heldSchema } from '../people.ts';

export type ThreadId = Id<'Thread'>;

export const REPLY_TEXT_MAX = 2000;
/** Most replies of one member within an hour, in all clubs together. */
export const REPLIES_AN_HOUR = 20;
export const MAIL_UNREAD_AFTER_MINUTES = 60;
export const ENTRIES_SHOWN = 200;
export const OTHERS_SHOWN = 5;

/**
 * `Message`: what the member replied to. `Taken`, `Given` and `Freed` change the holder. `StaffNote` is visible to all staff,
 * `OwnNote` to its author. The member and the front desk see neither note (decision 0185).
 */
export const entryKinds = ['Message', 'Reply', 'Answer', 'StaffNote', 'OwnNote', 'Taken', 'Given', 'Freed', 'Closed'] as const;
export const entryKindSchema = z.enum(entryKinds);
export type EntryKind = z.infer<typeof entryKindSchema>;

export const entrySchema = z.object({
  ThreadEntryId: idSchema,
  Kind: entryKindSchema,
  Author: basicUserSchema.nullable(),
  To: basicUserSchema.nullable(),
  Text: z.string(),
  At: instantSchema,
});
export type ThreadEntry = z.infer<typeof entrySchema>;

const headSchema = z.object({
  ThreadId: idSchema,
  ClubId: idSchema,
  Title: z.string(),
  Text: z.string(),
  TextBy: idSchema.nullable(),
  LastAt: instantSchema,
  Holder: basicUserSchema.nullable(),
  ClosedAt: instantSchema.nullable(),
  ClosedBy: basicUserSchema.nullable(),
});

export const threadRowSchema = headSchema.extend({
  RowVersion: rowVersionSchema,
  Member: basicUserSchema,
  /** Since when the member waits for an answer. Null when the staff wrote last. */
  WaitsSince: instantSchema.nullable(),
});
export type ThreadRow = z.infer<typeof threadRowSchema>;

export const threadSchema = threadRowSchema.extend({
  MemberReadAt: instantSchema.nullable(),
  Entries: z.array(entrySchema),
});
export type Thread = z.infer<typeof threadSchema>;

export const threadMemberSchema = basicUserSchema.extend({
  /** The current subscription that ends last, otherwise the last that ended. */
  Plan: heldSchema.pick({ SubscriptionName: true, State: true }).extend({ EndsOn: dateSchema.nullable() }).nullable(),
  Credits: z.number().int(),
  NextClass: z.object({ ClassId: idSchema, Name: z.string(), Begin: instantSchema }).nullable(),
  /** The last class, training or check-in. Null for never. */
  LastSeen: instantSchema.nullable(),
  Certificate: dateSchema.nullable(),
  /** The next due payments by currency. Null for roles that see no payments. */
  Owed: z
    .array(z.object({ Amount: z.number().int(), Currency: currencySchema, Due: dateSchema.nullable(), IsLate: z.boolean() }))
    .nullable(),
  Tags: z.array(z.string()),
  Others: z.array(z.object({ ThreadId: idSchema, Title: z.string(), LastAt: instantSchema, IsClosed: z.boolean() })),
});
export type ThreadMember = z.infer<typeof threadMemberSchema>;

export const TEMPLATES_SHOWN = 50;
/** Texts of the club's automations and the caller's drafts, filled with the member's values. */
export const threadTemplatesSchema = z.object({
  /** The language of the member. A text that does not exist in this language is in another language. */
  Language: languageSchema,
  Templates: z.array(z.object({ Title: z.string(), Text: z.string() })).max(TEMPLATES_SHOWN),
});
export type ThreadTemplates = z.infer<typeof threadTemplatesSchema>;

export const ownThreadRowSchema = headSchema.extend({
  ClubName: z.string(),
  MessageId: idSchema.nullable(),
  New: z.number().int(),
});
export type OwnThreadRow = z.infer<typeof ownThreadRowSchema>;

export const ownThreadSchema = ownThreadRowSchema.extend({ Entries: z.array(entrySchema) });
export type OwnThread = z.infer<typeof ownThreadSchema>;

export const threadFilters = ['Open', 'Mine', 'Nobody', 'Closed'] as const;
export const threadFilterSchema = z.enum(threadFilters);
export type ThreadFilter = z.infer<typeof threadFilterSchema>;

export const threadQuerySchema = pageQuerySchema.extend({ Filter: threadFilterSchema.default('Open') });

export const threadCountsSchema = z.object({
  Open: z.number().int(),
  Mine: z.number().int(),
  Nobody: z.number().int(),
  Closed: z.number().int(),
});

export const replyInputSchema = z.object({ Text: requiredTextSchema(REPLY_TEXT_MAX) });
export type ReplyInput = z.infer<typeof replyInputSchema>;

const seen = { RowVersion: rowVersionSchema };
export const answerInputSchema = replyInputSchema.extend({ ...seen, Close: z.boolean().default(false) });
export type AnswerInput = z.infer<typeof answerInputSchema>;
export const noteInputSchema = replyInputSchema.extend({
  Own: z.boolean().default(false),
});
export type NoteInput = z.infer<typeof noteInputSchema>;
export const holderInputSchema = z.object({ ...seen, AssigneeId: idSchema.nullable() });
export type HolderInput = z.infer<typeof holderInputSchema>;
export const closeInputSchema = z.object(seen);
