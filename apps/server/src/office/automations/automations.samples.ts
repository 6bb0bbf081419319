import type { AutomationContent } from '@clubpulse/contract/office/automations/automations';
import { languages } from '@clubpulse/contract/scalars';
import { conditionOf } from '@clubpulse/rules/office/automations/due';
import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly automation: number;
    readonly failedRun: number;
  }
}

export const noCondition = { ClientStage: null, ClubTagId: null, ClassSubscriptionId: null } as const;
const task = { Task: 'Say hello', AssigneeId: null, DueDays: 1 };
const Texts = Object.fromEntries(languages.map((language) => [language, { Title: 'Hello', Text: 'Hi {Nickname}' }]));
const message = { App: true, Email: true, Sms: false, Texts };
const content: AutomationContent = {
  Name: 'Few visits',
  Trigger: 'NotSeen',
  Days: 28,
  WaitHours: 0,
  Only: noCondition,
  Then: { Message: null, Task: task, Tag: null, Credits: null },
};

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId }) {
    const row = { ClubId, Content: JSON.stringify(content), OnSince: new Date(), CreatedAt: new Date() };
    const { AutomationId: automation } = await db
      .insertInto('automations')
      .values(row)
      .returning('AutomationId')
      .executeTakeFirstOrThrow();
    const { AutomationRunId: failedRun } = await db
      .insertInto('automation_runs')
      .values({
        AutomationId: automation,
        ClubId,
        UserId,
        Cause: '2026-01-01',
        At: new Date(),
        State: 'Failed',
        Did: [],
        Reason: 'AssigneeGone',
      })
      .returning('AutomationRunId')
      .executeTakeFirstOrThrow();
    return { automation, failedRun };
  },
  calls({ club, athlete, automation, failedRun }) {
    const here = { params: { id: club } };
    const one = { params: { id: club, automationId: automation } };
    const birthday = { ...content, Name: 'Birthdays', Trigger: 'Birthday', Days: null };
    return {
      'automations.list': {
        ...here,
        answer: expect.arrayContaining([expect.objectContaining({ AutomationId: automation, ClubId: club })]),
      },
      'automations.create': { ...here, body: birthday, answer: { Content: birthday, OnSince: null } },
      'automations.addReady': {
        ...here,
        body: { Ready: 'FirstVisit' },
        answer: { Content: { Trigger: 'FirstVisit', WaitHours: 24 }, OnSince: null },
      },
      'automations.update': {
        ...one,
        body: { ...content, Days: 21, RowVersion: 0 },
        answer: { AutomationId: automation, Content: { Days: 21 }, RowVersion: 1 },
      },
      'automations.switch': { ...one, body: { On: false }, answer: { AutomationId: automation, OnSince: null } },
      'automations.delete': one,
      'automations.preview': {
        ...here,
        body: conditionOf({ ...content, Trigger: 'Birthday', Days: null }),
        answer: { Count: 0, People: [], Ended: 0, Languages: [] },
      },
      'automations.hours': { ...here, answer: { QuietFrom: expect.any(String), QuietUntil: expect.any(String) } },
      'automations.setHours': {
        ...here,
        body: { QuietFrom: '20:00', QuietUntil: '09:00' },
        answer: { QuietFrom: '20:00', QuietUntil: '09:00' },
      },
      'automations.test': {
        ...here,
        body: { ...birthday, UserId: athlete, AutomationId: automation },
        answer: { Person: { UserId: athlete }, Holds: false, DueAt: null, Message: null },
      },
      'automations.mailToMe': {
        ...here,
        body: { ...birthday, Then: { ...content.Then, Message: message }, UserId: athlete },
        answer: { Email: expect.stringContaining('@') },
      },
      'automations.runs': {
        ...here,
        answer: { data: [{ AutomationRunId: failedRun, AutomationId: automation, Person: { UserId: athlete } }] },
      },
      'automations.runAgain': {
        params: { id: club, runId: failedRun },
        answer: { AutomationRunId: failedRun, State: 'Done', Did: ['Task'], Reason: null },
      },
    };
  },
  removing: ['automations.delete'],
};
