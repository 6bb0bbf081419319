import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { anyTagSchema } from '../../clubs/tags/tags.ts';
import type { Id } from '../../ids.ts';
import { clientStageSchema } from '../../members/pipeline/pipeline.ts';
import { TASK_MAX } from '../../members/tasks/tasks.ts';
import {
  idParamSchema,
  idSchema,
  instantSchema,
  languageSchema,
  pageQuerySchema,
  requiredLineSchema,
  requiredTextSchema,
  rowVersionSchema,
} from '../../scalars.ts';
import { leftOutReasonSchema, messageChannels, messageInputSchema } from '../messages.ts';

export type AutomationId = Id<'Automation'>;
export type AutomationRunId = Id<'AutomationRun'>;

export const AUTOMATIONS_MAX = 50;
export const AUTOMATION_NAME_MAX = 80;
export const AUTOMATION_DAYS_MAX = 365;
export const WAIT_HOURS_MAX = 2160;
export const AUTOMATION_CREDITS_MAX = 10;
export const TASK_DUE_DAYS_MAX = 30;
export const REACHES_MANY = 200;
export const PREVIEW_DAYS = 30;
export const PREVIEW_SHOWN = 50;
/** Most automatic messages from one club to one member within these days. The next message waits. */
export const AUTOMATIC_MESSAGES = { max: 3, days: 7 } as const;
/** After a member's reply to a message the automation stops for this member for so many days. This is also the longest wait. */
export const ANSWER_STOPS_DAYS = 90;
export const quietStarts = [
  '17:00',
  '17:30',
  '18:00',
  '18:30',
  '19:00',
  '19:30',
  '20:00',
  '20:30',
  '21:00',
  '21:30',
  '22:00',
  '22:30',
  '23:00',
  '23:30',
] as const;
export const quietEnds = [
  '05:00',
  '05:30',
  '06:00',
  '06:30',
  '07:00',
  '07:30',
  '08:00',
  '08:30',
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '12:00',
] as const;
/** Quiet hours in the time zone of the club, always over midnight. Automatic messages wait until their end. */
export const automationHoursSchema = z.object({ QuietFrom: z.enum(quietStarts), QuietUntil: z.enum(quietEnds) });
export type AutomationHours = z.infer<typeof automationHoursSchema>;
export const AUTOMATION_QUIET: AutomationHours = { QuietFrom: '21:00', QuietUntil: '08:00' };

/**
 * `TrialTaken`: a member got a subscription for new members. `PaymentFailed`: a renewal was declined. `CertificateEnds`: a
 * medical certificate ends.
 */
export const automationTriggers = [
  'LeadCreated',
  'TrialTaken',
  'FirstVisit',
  'ClassAttended',
  'NotSeen',
  'Birthday',
  'PlanEnds',
  'PaymentFailed',
  'CertificateEnds',
] as const;
export const automationTriggerSchema = z.enum(automationTriggers);
export type AutomationTrigger = z.infer<typeof automationTriggerSchema>;

export const triggersWithDays: readonly AutomationTrigger[] = ['NotSeen', 'PlanEnds', 'CertificateEnds'];
export const hasDays = (trigger: AutomationTrigger): boolean => triggersWithDays.includes(trigger);

const actsMessageSchema = z
  .object({ App: z.boolean(), Email: z.boolean(), Sms: z.boolean(), Texts: messageInputSchema.shape.Texts })
  .superRefine(({ App, Email, Sms, Texts }, context) => {
    const [Language] = languageSchema.options.filter((language) => Texts[language] !== undefined);
    if (Language === undefined) {
      context.addIssue({ code: 'custom', path: ['Texts'], message: 'field-required' });
      return;
    }
    const checked = messageInputSchema.safeParse({ Audience: {}, App, Email, Sms, Language, Texts, Expected: 1 });
    for (const { path, message } of checked.error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  });

const actsSchema = z
  .object({
    Message: actsMessageSchema.nullable(),
    Task: z
      .object({
        Task: requiredTextSchema(TASK_MAX),
        AssigneeId: idSchema.nullable(),
        DueDays: z.number().int('invalid-number').min(0, 'invalid-number').max(TASK_DUE_DAYS_MAX, 'invalid-number'),
      })
      .nullable(),
    Tag: z.object({ ClubTagId: idSchema }).nullable(),
    Credits: z
      .object({
        Credits: z.number().int('invalid-number').min(1, 'credits-required').max(AUTOMATION_CREDITS_MAX, 'invalid-number'),
      })
      .nullable(),
  })
  .refine((acts) => Object.values(acts).some((act) => act !== null), { path: ['Message'], message: 'field-required' });

const conditionShape = {
  Trigger: automationTriggerSchema,
  Days: z
    .number()
    .int('invalid-number')
    .min(1, 'invalid-number')
    .max(AUTOMATION_DAYS_MAX, 'invalid-number')
    .nullable()
    .default(null),
  WaitHours: z.number().int('invalid-number').min(0, 'invalid-number').max(WAIT_HOURS_MAX, 'invalid-number').default(0),
  /** These conditions must apply when the acts are due. */
  Only: z.object({
    ClientStage: clientStageSchema.nullable().default(null),
    ClubTagId: anyTagSchema.nullable().default(null),
    ClassSubscriptionId: idSchema.nullable().default(null),
  }),
};

function refuseDays({ Trigger, Days }: { Trigger: AutomationTrigger; Days: number | null }, context: z.RefinementCtx): void {
  const issue = (message: string) => context.addIssue({ code: 'custom', path: ['Days'], message });
  if (hasDays(Trigger) && Days === null) issue('field-required');
  if (!hasDays(Trigger) && Days !== null) issue('invalid-value');
}

export const automationContentSchema = z
  .object({ Name: requiredLineSchema(AUTOMATION_NAME_MAX), ...conditionShape, Then: actsSchema })
  .superRefine(refuseDays);
export type AutomationContent = z.infer<typeof automationContentSchema>;

export const automationConditionSchema = z
  .object({
    ...conditionShape,
    /** If true, the automation sends a message, which waits for the end of the quiet hours. */
    SendsMessage: z.boolean().default(true),
  })
  .superRefine(refuseDays);
export type AutomationCondition = z.infer<typeof automationConditionSchema>;

/** Automations that the server writes in all languages, for a club that has no automations. */
export const readyAutomations = ['Birthday', 'FirstVisit', 'NotSeen'] as const;
export const readyAutomationSchema = z.object({ Ready: z.enum(readyAutomations) });
export type ReadyAutomation = (typeof readyAutomations)[number];

const confirmed = {
  Confirmed: z.boolean().default(false),
};
const switchesOn = {
  /** If false, the automation remains as it is, on or off. */
  SwitchOn: z.boolean().default(false),
  ...confirmed,
};
export const automationInputSchema = automationContentSchema.safeExtend(switchesOn);
export type AutomationInput = z.infer<typeof automationInputSchema>;
export const automationUpdateSchema = automationContentSchema.safeExtend({ ...switchesOn, RowVersion: rowVersionSchema });
export type AutomationUpdate = z.infer<typeof automationUpdateSchema>;

export const automationSchema = z.object({
  AutomationId: idSchema,
  ClubId: idSchema,
  Content: automationContentSchema,
  OnSince: instantSchema.nullable(),
  LastRunAt: instantSchema.nullable(),
  /** People reached in the last 30 days. */
  People: z.number().int(),
  Failed: z.number().int(),
  RowVersion: rowVersionSchema,
});
export type Automation = z.infer<typeof automationSchema>;

export const automationSwitchSchema = z.object({ On: z.boolean(), ...confirmed });
export type AutomationSwitch = z.infer<typeof automationSwitchSchema>;

export const automationPreviewSchema = z.object({
  /** Number of different people whom the automation would have reached in the last 30 days. */
  Count: z.number().int(),
  /** The last people, with the time of the acts. */
  People: z.array(basicUserSchema.extend({ At: instantSchema, Language: languageSchema })).max(PREVIEW_SHOWN),
  /** Number of different people whose reason ended before the acts. */
  Ended: z.number().int(),
  Languages: z.array(z.object({ Language: languageSchema, Count: z.number().int() })),
});
export type AutomationPreview = z.infer<typeof automationPreviewSchema>;

export const automationTestInputSchema = automationContentSchema.safeExtend({
  UserId: idSchema,
  AutomationId: idSchema.nullable().default(null),
});
export type AutomationTestInput = z.infer<typeof automationTestInputSchema>;

/** `NotEnded`: nothing ended the reason before the acts. `NotDone`: no run for this reason yet. */
export const automationChecks = [
  'Cause',
  'NotEnded',
  'ClientStage',
  'ClubTagId',
  'ClassSubscriptionId',
  'NotStaff',
  'NotAnswered',
  'NotDone',
] as const;
export type AutomationCheck = (typeof automationChecks)[number];
export const automationWaits = ['Wait', 'QuietHours', 'Limit'] as const;

export const automationTestSchema = z.object({
  Person: basicUserSchema.extend({ Language: languageSchema }),
  Checks: z.array(z.object({ Check: z.enum(automationChecks), Holds: z.boolean(), At: instantSchema.nullable() })),
  Holds: z.boolean(),
  /** Time of the acts: the next time, otherwise the last in the days of the preview. Null without a cause. */
  DueAt: instantSchema.nullable(),
  Waits: z.array(z.enum(automationWaits)),
  Message: z
    .object({
      Language: languageSchema,
      Title: z.string(),
      Text: z.string(),
      Ways: z.array(z.enum(messageChannels)),
      LeftOut: leftOutReasonSchema.nullable(),
    })
    .nullable(),
});
export type AutomationTest = z.infer<typeof automationTestSchema>;
export const automationMailedSchema = z.object({ Email: z.string() });
export type AutomationMailed = z.infer<typeof automationMailedSchema>;

/** `Stopped`: the member had replied to a message of the automation, so nothing was done. */
export const runStates = ['Done', 'Failed', 'Stopped'] as const;
export const doneActs = ['Message', 'Task', 'Tag', 'Credits'] as const;
export type DoneAct = (typeof doneActs)[number];
/** `NotReached`: the message reached no user, but the other acts were done. With any other reason nothing was done. */
export const runReasons = [
  'NotReached',
  'InsufficientSmsCredits',
  'LicenseRequired',
  'SmsNotAvailable',
  'AssigneeGone',
  'TagGone',
  'Answered',
  'Other',
] as const;
export type RunReason = (typeof runReasons)[number];

export const automationRunSchema = z.object({
  AutomationRunId: idSchema,
  AutomationId: idSchema,
  Name: z.string(),
  Person: basicUserSchema,
  At: instantSchema,
  State: z.enum(runStates),
  Did: z.array(z.enum(doneActs)),
  Reason: z.enum(runReasons).nullable(),
});
export type AutomationRun = z.infer<typeof automationRunSchema>;

export const automationRunQuerySchema = pageQuerySchema.omit({ globalSearch: true }).extend({
  AutomationId: idParamSchema.optional(),
  State: z.enum(runStates).optional(),
});
export type AutomationRunQuery = z.output<typeof automationRunQuerySchema>;
