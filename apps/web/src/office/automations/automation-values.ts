import {
  type AutomationCondition,
  type AutomationContent,
  type AutomationTrigger,
  automationConditionSchema,
  automationContentSchema,
  hasDays,
} from '@clubpulse/contract/office/automations/automations';
import type { Language } from '@clubpulse/contract/scalars';
import { bySchema } from '../../kit/form/check.ts';
import { type WrittenTexts, written, writtenTextsOf } from '../messages/public.ts';

export const waitUnits = ['Hours', 'Days'] as const;
const HOURS_A_DAY = 24;

export interface AutomationValues {
  Name: string;
  Trigger: AutomationTrigger;
  Days: number | null;
  Wait: number | null;
  WaitUnit: (typeof waitUnits)[number];
  ClientStage: AutomationContent['Only']['ClientStage'];
  ClubTagId: number | null;
  ClassSubscriptionId: number | null;
  SendsMessage: boolean;
  App: boolean;
  Email: boolean;
  Sms: boolean;
  Texts: WrittenTexts;
  HasTask: boolean;
  Task: string;
  AssigneeId: number | null;
  DueDays: number | null;
  HasTag: boolean;
  TagId: number | null;
  HasCredits: boolean;
  Credits: number | null;
}

export const newValues = (first: Language): AutomationValues => ({
  Name: '',
  Trigger: 'NotSeen',
  Days: 28,
  Wait: 0,
  WaitUnit: 'Days',
  ClientStage: null,
  ClubTagId: null,
  ClassSubscriptionId: null,
  SendsMessage: true,
  App: true,
  Email: true,
  Sms: false,
  Texts: writtenTextsOf(undefined, first),
  HasTask: false,
  Task: '',
  AssigneeId: null,
  DueDays: 1,
  HasTag: false,
  TagId: null,
  HasCredits: false,
  Credits: 1,
});

export function valuesOf({ Name, Trigger, Days, WaitHours, Only, Then }: AutomationContent, first: Language): AutomationValues {
  const inDays = WaitHours % HOURS_A_DAY === 0;
  const { Message, Task, Tag, Credits } = Then;
  const start = newValues(first);
  return {
    ...start,
    ...Only,
    Name,
    Trigger,
    Days,
    Wait: inDays ? WaitHours / HOURS_A_DAY : WaitHours,
    WaitUnit: inDays ? 'Days' : 'Hours',
    SendsMessage: Message !== null,
    ...(Message === null ? {} : { ...Message, Texts: writtenTextsOf(Message.Texts, first) }),
    HasTask: Task !== null,
    ...Task,
    HasTag: Tag !== null,
    TagId: Tag?.ClubTagId ?? null,
    HasCredits: Credits !== null,
    ...Credits,
  };
}

const whenIn = ({ Trigger, Days, Wait, WaitUnit, ClientStage, ClubTagId, ClassSubscriptionId }: AutomationValues) => ({
  Trigger,
  Days: hasDays(Trigger) ? Days : null,
  WaitHours: (Wait ?? 0) * (WaitUnit === 'Days' ? HOURS_A_DAY : 1),
  Only: { ClientStage, ClubTagId, ClassSubscriptionId },
});

export const conditionOf = (values: AutomationValues): AutomationCondition | undefined =>
  automationConditionSchema.safeParse({ ...whenIn(values), SendsMessage: values.SendsMessage }).data;

export const checkOf = (first: Language) => (values: AutomationValues) =>
  bySchema(automationContentSchema)({
    Name: values.Name,
    ...whenIn(values),
    Then: {
      Message: values.SendsMessage
        ? { App: values.App, Email: values.Email, Sms: values.Sms, Texts: written(values.Texts, first) }
        : null,
      Task: values.HasTask ? { Task: values.Task, AssigneeId: values.AssigneeId, DueDays: values.DueDays } : null,
      Tag: values.HasTag ? { ClubTagId: values.TagId } : null,
      Credits: values.HasCredits ? { Credits: values.Credits } : null,
    },
  });

const acts = ['SendsMessage', 'HasTask', 'HasTag', 'HasCredits'];

export function aboutField(field: string): readonly string[] {
  const [part = '', act = '', name = ''] = field.split('.');
  if (part === 'Only') return [act];
  if (part === 'WaitHours') return ['Wait', 'WaitUnit'];
  if (part === 'Days') return ['Days', 'Trigger'];
  if (part !== 'Then') return [part];
  if (act === 'Message') return name === 'Texts' ? ['Texts', ...acts] : ['App', 'Email', 'Sms', ...acts];
  return [act === 'Tag' ? 'TagId' : name, ...acts];
}
