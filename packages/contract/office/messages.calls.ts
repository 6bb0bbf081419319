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
  summary: 'Whom a message would reach on these ways, and why not the others.',
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
    'Writes to members in the app and by e-mail, each once, in their language; refused where others would get it than were counted.',
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
  summary: 'The same by SMS too, as far as the licence’s SMS of the month suffice.',
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
  summary: 'The mail that somebody would get, as it would be sent; sends nothing. 404 where they are no athlete of the club.',
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
  summary: 'Keeps a picture for a message; forgotten after a day without a message or a draft that names it.',
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
  summary: 'What the club wrote, newest first, with how each fares.',
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
  summary: 'Whom a message went to, by nickname; with `failed` those whom a way did not reach.',
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
  summary: 'Shows a message that was sent to more athletes of the club, in the app; who has it already keeps it as it is.',
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
  summary: 'Takes a message away from these people: it is in their list no more. What went by e-mail or SMS stays where it is.',
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
  summary: 'What clubs wrote to one, newest first, in one’s language.',
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
  summary: 'One has read it; the first time counts.',
  params: z.object({ id: idParamOf<'User'>(), messageId: idParamOf<'Message'>() }),
  changes: ['office/messages/read'],
  access: theUser('params.id'),
});
