import * as calls from '@clubpulse/contract/office/planned-messages/planned-messages.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { PlannedMessagesService } from './planned-messages.service.ts';

export function plannedMessageRoutes(route: Routes, planned: PlannedMessagesService): void {
  route(calls.listPlannedMessages, ({ params, caller }) => planned.list(params.id, caller.UserId));
  route(calls.createMessageDraft, ({ params, body, caller }) => planned.create(params.id, body, caller.UserId));
  route(calls.saveMessageDraft, ({ params, body, caller }) =>
    planned.save(params.id, params.plannedMessageId, body, caller.UserId),
  );
  route(calls.deleteMessageDraft, ({ params, caller }) => planned.delete(params.id, params.plannedMessageId, caller.UserId));
  route(calls.planMessage, ({ params, body, caller, key }) => planned.plan(params.id, body, caller, key));
  route(calls.takeBackMessage, ({ params, caller }) => planned.takeBack(params.id, params.plannedMessageId, caller.UserId));
}
