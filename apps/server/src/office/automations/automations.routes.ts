import * as calls from '@clubpulse/contract/office/automations/automations.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { AutomationsService } from './automations.service.ts';

export function automationRoutes(route: Routes, automations: AutomationsService): void {
  route(calls.listAutomations, ({ params }) => automations.list(params.id));
  route(calls.createAutomation, ({ params, body, caller }) => automations.create(params.id, body, caller.UserId));
  route(calls.addReadyAutomation, ({ params, body, caller }) => automations.addReady(params.id, body.Ready, caller.UserId));
  route(calls.updateAutomation, ({ params, body, caller }) =>
    automations.update(params.id, params.automationId, body, caller.UserId),
  );
  route(calls.switchAutomation, ({ params, body, caller }) =>
    automations.switch(params.id, params.automationId, body, caller.UserId),
  );
  route(calls.deleteAutomation, ({ params, caller }) => automations.delete(params.id, params.automationId, caller.UserId));
  route(calls.previewAutomation, ({ params, body }) => automations.preview(params.id, body));
  route(calls.getAutomationHours, ({ params }) => automations.hours(params.id));
  route(calls.setAutomationHours, ({ params, body }) => automations.setHours(params.id, body));
  route(calls.testAutomation, ({ params, body }) => automations.test(params.id, body));
  route(calls.mailAutomationToMe, ({ params, body, caller }) => automations.mailToMe(params.id, body, caller.UserId));
  route(calls.listAutomationRuns, ({ params, query }) => automations.runs(params.id, query));
  route(calls.rerunAutomation, ({ params }) => automations.runAgain(params.id, params.runId));
}
