import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams, pageOf } from '../../scalars.ts';
import {
  automationConditionSchema,
  automationHoursSchema,
  automationInputSchema,
  automationMailedSchema,
  automationPreviewSchema,
  automationRunQuerySchema,
  automationRunSchema,
  automationSchema,
  automationSwitchSchema,
  automationTestInputSchema,
  automationTestSchema,
  automationUpdateSchema,
  PREVIEW_DAYS,
  REACHES_MANY,
  readyAutomationSchema,
} from './automations.ts';

const managers = ['Owner', 'Manager'] as const;
const one = z.object({ id: idParamOf<'Club'>(), automationId: idParamOf<'Automation'>() });
const changes = ['office/automations/automations'] as const;
const acted = [
  'office/automations/runs',
  'office/messages',
  'members/tasks/tasks',
  'clubs/tags/tags',
  'billing/credits',
] as const;
const access = inClub('params.id', managers);

export const listAutomations = call({
  id: 'automations.list',
  method: 'GET',
  path: '/clubs/{id}/automations',
  summary: 'Returns the automations of the club, those switched on first, each with the number of people it reached in 30 days.',
  params: idParams,
  result: z.array(automationSchema),
  shows: ['office/automations/automations', 'office/automations/runs'],
  access,
});
export const createAutomation = call({
  id: 'automations.create',
  method: 'POST',
  path: '/clubs/{id}/automations',
  summary:
    'Adds an automation, switched off unless SwitchOn. The text of its message in the default language of the club is required.',
  params: idParams,
  body: automationInputSchema,
  result: automationSchema,
  changes,
  access,
  errors: ['TooManyAutomations', 'AutomationReachesMany'],
  licensed: true,
});
export const addReadyAutomation = call({
  id: 'automations.addReady',
  method: 'POST',
  path: '/clubs/{id}/automations:ready',
  summary: 'Adds an automation that is written already in all languages, switched off.',
  params: idParams,
  body: readyAutomationSchema,
  result: automationSchema,
  changes,
  access,
  errors: ['TooManyAutomations'],
  licensed: true,
});
export const updateAutomation = call({
  id: 'automations.update',
  method: 'PUT',
  path: '/clubs/{id}/automations/{automationId}',
  summary: 'Changes an automation. It stays switched on or off unless SwitchOn. RowVersion guards against stale writes.',
  params: one,
  body: automationUpdateSchema,
  result: automationSchema,
  changes,
  access,
  errors: ['StaleRowVersion', 'AutomationReachesMany'],
});
export const switchAutomation = call({
  id: 'automations.switch',
  method: 'POST',
  path: '/clubs/{id}/automations/{automationId}/switch',
  summary: `Switches an automation on or off. Only what becomes due while it is on is done. Above ${REACHES_MANY} people in ${PREVIEW_DAYS} days a confirmation is required.`,
  params: one,
  body: automationSwitchSchema,
  result: automationSchema,
  status: 200,
  changes,
  access,
  errors: ['AutomationReachesMany'],
});
export const deleteAutomation = call({
  id: 'automations.delete',
  method: 'DELETE',
  path: '/clubs/{id}/automations/{automationId}',
  summary: 'Deletes an automation with its log.',
  params: one,
  changes: [...changes, 'office/automations/runs'],
  access,
});
export const previewAutomation = call({
  id: 'automations.preview',
  method: 'POST',
  path: '/clubs/{id}/automations:preview',
  summary: `Returns who would have been reached in the last ${PREVIEW_DAYS} days, by the rule of the runs, from what is stored now.`,
  params: idParams,
  body: automationConditionSchema,
  result: automationPreviewSchema,
  status: 200,
  changes: [],
  access,
});
export const getAutomationHours = call({
  id: 'automations.hours',
  method: 'GET',
  path: '/clubs/{id}/automationHours',
  summary: 'Returns the quiet hours of the club, in its time zone, during which automatic messages wait.',
  params: idParams,
  result: automationHoursSchema,
  shows: ['office/automations/hours'],
  access,
});
export const setAutomationHours = call({
  id: 'automations.setHours',
  method: 'PUT',
  path: '/clubs/{id}/automationHours',
  summary: 'Sets the quiet hours of the club.',
  params: idParams,
  body: automationHoursSchema,
  result: automationHoursSchema,
  changes: ['office/automations/hours'],
  access,
});
export const testAutomation = call({
  id: 'automations.test',
  method: 'POST',
  path: '/clubs/{id}/automations:test',
  summary:
    'Returns whether and when an automation would act on one athlete of the club, and its message as they would read it. Does nothing. 404 if they are not an athlete of the club.',
  params: idParams,
  body: automationTestInputSchema,
  result: automationTestSchema,
  status: 200,
  changes: [],
  access,
});
export const mailAutomationToMe = call({
  id: 'automations.mailToMe',
  method: 'POST',
  path: '/clubs/{id}/automations:mailToMe',
  summary: 'Sends the message of an automation, as one athlete of the club would read it, to the e-mail address of the caller.',
  params: idParams,
  body: automationTestInputSchema,
  result: automationMailedSchema,
  status: 200,
  changes: [],
  access,
});
export const listAutomationRuns = call({
  id: 'automations.runs',
  method: 'GET',
  path: '/clubs/{id}/automationRuns',
  summary: 'Returns the log of the runs: who, when, what was done, and why it failed; newest first.',
  params: idParams,
  query: automationRunQuerySchema,
  result: pageOf(automationRunSchema),
  shows: ['office/automations/runs', 'office/automations/automations', 'accounts/users'],
  access,
});
export const rerunAutomation = call({
  id: 'automations.runAgain',
  method: 'POST',
  path: '/clubs/{id}/automationRuns/{runId}/runAgain',
  summary: 'Repeats a failed run, with the automation as it is now. 404 if the run did not fail.',
  params: z.object({ id: idParamOf<'Club'>(), runId: idParamOf<'AutomationRun'>() }),
  result: automationRunSchema,
  status: 200,
  changes: acted,
  access,
});
