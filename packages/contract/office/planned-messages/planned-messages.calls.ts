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
  summary: 'Returns the planned messages of the club, the next first, then the caller’s own drafts, the last saved first.',
  params: idParams,
  result: z.array(plannedMessageSchema),
  shows: ['office/planned-messages/planned-messages', 'accounts/users'],
  access,
});
export const createMessageDraft = call({
  id: 'plannedMessages.create',
  method: 'POST',
  path: '/clubs/{id}/plannedMessages',
  summary: 'Stores a draft of the caller.',
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
  summary: 'Saves a draft of the caller. RowVersion guards against stale writes. 404 if it is planned or deleted.',
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
  summary: 'Deletes a draft of the caller.',
  params: ofClub,
  changes,
  access,
});
export const planMessage = call({
  id: 'plannedMessages.plan',
  method: 'POST',
  path: '/clubs/{id}/plannedMessages:plan',
  summary:
    'Plans a message for a future moment, to those whom it reaches then; a draft of the caller becomes the planned message. What cannot be sent at that moment remains with its reason.',
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
  summary: 'Withdraws a planned message of any author before it is sent, and turns it into a draft of the caller.',
  params: ofClub,
  result: plannedMessageSchema,
  status: 200,
  changes,
  access,
});
