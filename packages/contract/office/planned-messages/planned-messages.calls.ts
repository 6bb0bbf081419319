import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import { messageDraftSchema } from '../messages.ts';
import { draftUpdateSchema, planInputSchema, plannedMessageSchema } from './planned-messages.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const ofClub = z.object({ id: idParamOf<'Club'>(), plannedMessageId: idParamOf<'PlannedMessage'>() });
const changes = ['office/planned-messages/planned-messages'] as const;
const access = inClub('params.id', staff);

export const listPlannedMessages = call({
  id: 'plannedMessages.list',
  method: 'GET',
  path: '/clubs/{id}/plannedMessages',
  summary: 'What waits to be sent in the club, the next first, then one’s own drafts, the last saved first.',
  params: idParams,
  result: z.array(plannedMessageSchema),
  shows: ['office/planned-messages/planned-messages', 'accounts/users'],
  access,
});
export const createMessageDraft = call({
  id: 'plannedMessages.create',
  method: 'POST',
  path: '/clubs/{id}/plannedMessages',
  summary: 'Keeps what one began to write, for oneself.',
  params: idParams,
  body: messageDraftSchema,
  result: plannedMessageSchema,
  changes,
  access,
  errors: ['TooManyPlanned'],
});
export const saveMessageDraft = call({
  id: 'plannedMessages.save',
  method: 'PUT',
  path: '/clubs/{id}/plannedMessages/{plannedMessageId}',
  summary:
    'Keeps an own draft as it is now. RowVersion guards against stale writes. 404 where it waits for its moment or is gone.',
  params: ofClub,
  body: draftUpdateSchema,
  result: plannedMessageSchema,
  changes,
  access,
  errors: ['StaleRowVersion'],
});
export const deleteMessageDraft = call({
  id: 'plannedMessages.delete',
  method: 'DELETE',
  path: '/clubs/{id}/plannedMessages/{plannedMessageId}',
  summary: 'Throws an own draft away.',
  params: ofClub,
  changes,
  access,
});
export const planMessage = call({
  id: 'plannedMessages.plan',
  method: 'POST',
  path: '/clubs/{id}/plannedMessages:plan',
  summary:
    'Sends a message at a moment to come, to whom it reaches then; an own draft becomes it. What cannot go at that moment stays with its reason.',
  params: idParams,
  body: planInputSchema,
  result: plannedMessageSchema,
  changes,
  access,
  errors: ['AudienceChanged', 'DraftGone', 'MessageTargetGone', 'TooManyPlanned'],
  idempotent: true,
});
export const takeBackMessage = call({
  id: 'plannedMessages.takeBack',
  method: 'POST',
  path: '/clubs/{id}/plannedMessages/{plannedMessageId}/takeBack',
  summary: 'Takes back what waits, whoever planned it, before it goes: it is one’s own draft then.',
  params: ofClub,
  result: plannedMessageSchema,
  status: 200,
  changes,
  access,
});
