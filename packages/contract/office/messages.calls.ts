import { z } from 'zod';
import { refusedPictures } from '../accounts/images.calls.ts';
import { imageAnswerSchema, imageUploadSchema } from '../accounts/images.ts';
import { call, inClub, theUser } from '../call.ts';
import { flagQuerySchema, idParamOf, idParams, pageOf, pageQuerySchema } from '../scalars.ts';
import {
  audienceCountSchema,
  audienceQuerySchema,
  clubMessageSchema,
  mailPreviewInputSchema,
  mailPreviewSchema,
  messageSchema,
  messageSharesSchema,
  recipientSchema,
  sentInputSchema,
} from './messages.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const sent = ['office/messages', 'office/messages/read', 'accounts/users'] as const;

export const countAudience = call({
  id: 'clubMessages.audience',
  method: 'GET',
  path: '/clubs/{id}/messages/audience',
  summary: 'Returns the members whom a message would reach on these channels, and why it would not reach the others.',
  params: idParams,
  query: audienceQuerySchema,
  result: audienceCountSchema,
  shows: [
    'office/messages',
    'office/notifications/settings',
    'accounts/users',
    'accounts/consents',
    'members/people',
    'members/pipeline/pipeline',
    'members/tasks/tasks',
    'billing/subscriptions',
    'billing/credits',
    'calendar/seats/participants',
    'calendar/seats/participants/attendance',
    'clubs/tags/tags',
    'clubs/licenses/licenses',
    'training/trainings',
    'office/check-in/check-in',
  ],
  access: inClub('params.id', staff),
});
export const sendMessage = call({
  id: 'clubMessages.send',
  method: 'POST',
  path: '/clubs/{id}/messages',
  summary:
    'Sends a message to members in the app and by email, to each once, in their language; refused if the recipients differ from those that were counted.',
  params: idParams,
  body: sentInputSchema.refine(({ Sms }) => !Sms, { path: ['Sms'], message: 'invalid-value' }),
  result: clubMessageSchema,
  changes: ['office/messages', 'office/planned-messages/planned-messages'],
  access: inClub('params.id', staff),
  errors: ['AudienceChanged', 'DraftGone', 'MessagesOften', 'MessageTargetGone'],
  idempotent: true,
});
export const sendSms = call({
  id: 'clubMessages.sendSms',
  method: 'POST',
  path: '/clubs/{id}/messages:sendSms',
  summary: 'Sends a message also by SMS, within the licence’s SMS of the month.',
  params: idParams,
  body: sentInputSchema,
  result: clubMessageSchema,
  changes: ['office/messages', 'office/planned-messages/planned-messages', 'clubs/licenses/licenses'],
  access: inClub('params.id', staff),
  errors: [
    'AudienceChanged',
    'DraftGone',
    'MessagesOften',
    'MessageTargetGone',
    'InsufficientSmsCredits',
    'LicenseRequired',
    'SmsNotAvailable',
  ],
  idempotent: true,
});
export const previewMail = call({
  id: 'clubMessages.previewMail',
  method: 'POST',
  path: '/clubs/{id}/messages:previewMail',
  summary: 'Returns the mail that a member would get, and sends nothing. 404 if they are not an athlete of the club.',
  params: idParams,
  body: mailPreviewInputSchema,
  result: mailPreviewSchema,
  changes: [],
  access: inClub('params.id', staff),
});
export const uploadMessagePicture = call({
  id: 'clubMessages.uploadPicture',
  method: 'POST',
  path: '/clubs/{id}/messages/images',
  summary: 'Stores a picture for a message; deleted after a day if no message and no draft names it.',
  params: idParams,
  body: imageUploadSchema,
  result: imageAnswerSchema,
  changes: [],
  access: inClub('params.id', staff),
  errors: refusedPictures,
});
export const listClubMessages = call({
  id: 'clubMessages.list',
  method: 'GET',
  path: '/clubs/{id}/messages',
  summary: 'Returns the messages of the club, newest first, each with the state of its delivery.',
  params: idParams,
  query: pageQuerySchema.omit({ globalSearch: true }),
  result: pageOf(clubMessageSchema),
  shows: [...sent, 'members/people'],
  access: inClub('params.id', staff),
});
export const listRecipients = call({
  id: 'clubMessages.recipients',
  method: 'GET',
  path: '/clubs/{id}/messages/{messageId}/recipients',
  summary: 'Returns the recipients of a message, by nickname; with `failed` those whom a channel did not reach.',
  params: z.object({ id: idParamOf<'Club'>(), messageId: idParamOf<'Message'>() }),
  query: pageQuerySchema.omit({ globalSearch: true }).extend({ failed: flagQuerySchema.default(false) }),
  result: pageOf(recipientSchema),
  shows: [...sent, 'members/people'],
  access: inClub('params.id', staff),
});
export const shareMessage = call({
  id: 'clubMessages.share',
  method: 'POST',
  path: '/clubs/{id}/messages/{messageId}/shares:batchCreate',
  summary: 'Shows a sent message to more athletes of the club, in the app; for existing recipients nothing changes.',
  params: z.object({ id: idParamOf<'Club'>(), messageId: idParamOf<'Message'>() }),
  body: messageSharesSchema,
  result: clubMessageSchema,
  status: 200,
  changes: ['office/messages'],
  access: inClub('params.id', staff),
});
export const unshareMessage = call({
  id: 'clubMessages.unshare',
  method: 'POST',
  path: '/clubs/{id}/messages/{messageId}/shares:batchDelete',
  summary: 'Removes a message from the list of these recipients. What was sent by email or SMS is unchanged.',
  params: z.object({ id: idParamOf<'Club'>(), messageId: idParamOf<'Message'>() }),
  body: messageSharesSchema,
  result: clubMessageSchema,
  status: 200,
  changes: ['office/messages', 'office/messages/read'],
  access: inClub('params.id', staff),
});
export const listMessages = call({
  id: 'messages.ofUser',
  method: 'GET',
  path: '/users/{id}/messages',
  summary: 'Returns the messages of clubs to the user, newest first, in the user’s language.',
  params: idParams,
  query: pageQuerySchema.omit({ globalSearch: true }),
  result: pageOf(messageSchema),
  shows: [...sent, 'clubs/clubs', 'members/people'],
  access: theUser('params.id'),
});
export const readMessage = call({
  id: 'messages.read',
  method: 'POST',
  path: '/users/{id}/messages/{messageId}/read',
  summary: 'Marks a message as read by the user; the first time counts.',
  params: z.object({ id: idParamOf<'User'>(), messageId: idParamOf<'Message'>() }),
  changes: ['office/messages/read'],
  access: theUser('params.id'),
});
