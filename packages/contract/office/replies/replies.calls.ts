import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { call, inClub, theUser } from '../../call.ts';
import { idParamOf, idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import {
  answerInputSchema,
  closeInputSchema,
  holderInputSchema,
  noteInputSchema,
  ownThreadRowSchema,
  ownThreadSchema,
  replyInputSchema,
  threadCountsSchema,
  threadMemberSchema,
  threadQuerySchema,
  threadRowSchema,
  threadSchema,
  threadTemplatesSchema,
} from './replies.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const answering = [...staff, 'FrontDesk'] as const;
const shows = ['office/replies', 'office/replies/read', 'accounts/users', 'members/people', 'clubs/clubs'] as const;
const ofClub = z.object({ id: idParamOf<'Club'>(), threadId: idParamOf<'Thread'>() });
const ofUser = z.object({ id: idParamOf<'User'>(), threadId: idParamOf<'Thread'>() });

export const listThreads = call({
  id: 'replies.list',
  method: 'GET',
  path: '/clubs/{id}/threads',
  summary: 'Returns the threads of the club; of the open ones first that whose member waits longest.',
  params: idParams,
  query: threadQuerySchema,
  result: pageOf(threadRowSchema),
  shows,
  access: inClub('params.id', answering),
});
export const countThreads = call({
  id: 'replies.counts',
  method: 'GET',
  path: '/clubs/{id}/threads/counts',
  summary: 'Returns how many threads are open, answered by the caller, answered by no user, and closed.',
  params: idParams,
  result: threadCountsSchema,
  shows: ['office/replies', 'members/people'],
  access: inClub('params.id', answering),
});
export const getThread = call({
  id: 'replies.get',
  method: 'GET',
  path: '/clubs/{id}/threads/{threadId}',
  summary:
    'Returns a thread with its newest entries, oldest first; notes to oneself only to their author, and no notes to the front desk.',
  params: ofClub,
  result: threadSchema,
  shows,
  access: inClub('params.id', answering),
});
export const getThreadMember = call({
  id: 'replies.member',
  method: 'GET',
  path: '/clubs/{id}/threads/{threadId}/member',
  summary:
    'Returns what answers about the member of a thread need: subscription, credits, next class, last visit, certificate, tags, other threads, and what they owe for roles that see payments.',
  params: ofClub,
  result: threadMemberSchema,
  shows: [
    'office/replies',
    'accounts/users',
    'members/people',
    'billing/subscriptions',
    'billing/debts/debts',
    'billing/credits',
    'members/documents/documents',
    'clubs/tags/tags',
    'training/trainings',
    'calendar/classes/classes',
    'calendar/seats/participants',
    'calendar/seats/participants/attendance',
    'office/check-in/check-in',
  ],
  access: inClub('params.id', answering),
});
export const getThreadTemplates = call({
  id: 'replies.templates',
  method: 'GET',
  path: '/clubs/{id}/threads/{threadId}/templates',
  summary:
    'Returns texts to answer with: those of the club’s automations and the caller’s drafts, in the language of the member and filled for them.',
  params: ofClub,
  result: threadTemplatesSchema,
  shows: [
    'office/replies',
    'office/automations/automations',
    'office/planned-messages/planned-messages',
    'accounts/users',
    'members/people',
    'clubs/clubs',
    'billing/subscriptions',
    'billing/credits',
    'training/trainings',
    'calendar/seats/participants',
    'calendar/seats/participants/attendance',
    'office/check-in/check-in',
  ],
  access: inClub('params.id', answering),
});
export const listThreadHolders = call({
  id: 'replies.holders',
  method: 'GET',
  path: '/clubs/{id}/threads/holders',
  summary: 'Returns the users who can answer the threads of the club: its staff and front desk, by name.',
  params: idParams,
  result: z.array(basicUserSchema),
  shows: ['accounts/users', 'members/people'],
  access: inClub('params.id', answering),
});
export const answerThread = call({
  id: 'replies.answer',
  method: 'POST',
  path: '/clubs/{id}/threads/{threadId}/answers',
  summary:
    'Answers the member, who is notified in the app, and by mail if the answer is not read within an hour. Opens a closed thread; with `Close` closes it. A caller who answers a thread without a holder becomes its holder.',
  params: ofClub,
  body: answerInputSchema,
  result: threadSchema,
  changes: ['office/replies', 'office/notifications'],
  access: inClub('params.id', answering),
  errors: ['StaleRowVersion', 'ThreadHeld'],
  idempotent: true,
});
export const noteOnThread = call({
  id: 'replies.note',
  method: 'POST',
  path: '/clubs/{id}/threads/{threadId}/notes',
  summary: 'Adds a note for the staff, or with `Own` for the caller alone. The member does not see it.',
  params: ofClub,
  body: noteInputSchema,
  result: threadSchema,
  changes: ['office/replies'],
  access: inClub('params.id', staff),
  idempotent: true,
});
export const setThreadHolder = call({
  id: 'replies.setHolder',
  method: 'PUT',
  path: '/clubs/{id}/threads/{threadId}/holder',
  summary: 'Sets the one user of staff or front desk who answers the thread, or no user. The change is an entry of the thread.',
  params: ofClub,
  body: holderInputSchema,
  result: threadSchema,
  changes: ['office/replies', 'office/notifications'],
  access: inClub('params.id', answering),
  errors: ['StaleRowVersion'],
});
export const closeThread = call({
  id: 'replies.close',
  method: 'POST',
  path: '/clubs/{id}/threads/{threadId}/close',
  summary: 'Closes a thread without an answer. The next reply or answer opens it.',
  params: ofClub,
  body: closeInputSchema,
  result: threadSchema,
  status: 200,
  changes: ['office/replies'],
  access: inClub('params.id', answering),
  errors: ['StaleRowVersion'],
});
export const listOwnThreads = call({
  id: 'replies.ofUser',
  method: 'GET',
  path: '/users/{id}/threads',
  summary: 'Returns the threads of the user with clubs, the newest first.',
  params: idParams,
  query: pageQuerySchema.omit({ globalSearch: true }),
  result: pageOf(ownThreadRowSchema),
  shows,
  access: theUser('params.id'),
});
export const getOwnThread = call({
  id: 'replies.getOwn',
  method: 'GET',
  path: '/users/{id}/threads/{threadId}',
  summary: 'Returns a thread of the user with its newest entries, oldest first, without the notes of the staff.',
  params: ofUser,
  result: ownThreadSchema,
  shows,
  access: theUser('params.id'),
});
export const replyToMessage = call({
  id: 'replies.toMessage',
  method: 'POST',
  path: '/users/{id}/messages/{messageId}/replies',
  summary: 'Replies to a message of a club that the user received. The first reply opens a thread of the user alone.',
  params: z.object({ id: idParamOf<'User'>(), messageId: idParamOf<'Message'>() }),
  body: replyInputSchema,
  result: ownThreadSchema,
  changes: ['office/replies', 'office/notifications'],
  access: theUser('params.id'),
  errors: ['RepliesOften'],
  idempotent: true,
});
export const replyInThread = call({
  id: 'replies.reply',
  method: 'POST',
  path: '/users/{id}/threads/{threadId}/replies',
  summary: 'Replies in a thread of the user. A closed thread is opened.',
  params: ofUser,
  body: replyInputSchema,
  result: ownThreadSchema,
  changes: ['office/replies', 'office/notifications'],
  access: theUser('params.id'),
  errors: ['RepliesOften'],
  idempotent: true,
});
export const readOwnThread = call({
  id: 'replies.read',
  method: 'POST',
  path: '/users/{id}/threads/{threadId}/read',
  summary: 'Marks the answers in a thread as read by the user.',
  params: ofUser,
  changes: ['office/replies/read'],
  access: theUser('params.id'),
});
