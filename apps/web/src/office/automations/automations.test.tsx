import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import type { ResultOf } from '@clubpulse/contract/call';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { listTaskAssignees } from '@clubpulse/contract/members/tasks/tasks.calls';
import type {
  Automation,
  AutomationContent,
  AutomationPreview,
  AutomationRun,
} from '@clubpulse/contract/office/automations/automations';
import * as calls from '@clubpulse/contract/office/automations/automations.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const deskUser = () => selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const texts = { it: { Title: 'Ti aspettiamo', Text: 'Ciao {Nickname}' } };
const content: AutomationContent = {
  Name: 'Away for weeks',
  Trigger: 'NotSeen',
  Days: 28,
  WaitHours: 48,
  Only: { ClientStage: null, ClubTagId: null, ClassSubscriptionId: null },
  Then: {
    Message: { App: true, Email: true, Sms: false, Texts: texts },
    Task: { Task: 'Call', AssigneeId: null, DueDays: 1 },
    Tag: null,
    Credits: null,
  },
};
const automation = (fields: Partial<Automation> = {}): Automation => ({
  AutomationId: 7,
  ClubId: 1,
  Content: content,
  OnSince: null,
  LastRunAt: null,
  People: 0,
  Failed: 0,
  RowVersion: 3,
  ...fields,
});
const person = { UserId: 9, Nickname: 'Ale', FirstMidName: 'Alessandra', LastName: 'Conti', PictureUri: null };
const shown: AutomationPreview = {
  Count: 61,
  People: [{ ...person, At: '2026-11-20T10:00:00.000Z', Language: 'fr' }],
  Ended: 4,
  Languages: [
    { Language: 'it', Count: 59 },
    { Language: 'fr', Count: 2 },
  ],
};
const failed: AutomationRun = {
  AutomationRunId: 31,
  AutomationId: 7,
  Name: content.Name,
  Person: person,
  At: '2026-11-20T10:00:00.000Z',
  State: 'Failed',
  Did: [],
  Reason: 'TagGone',
};
const done: AutomationRun = { ...failed, AutomationRunId: 30, State: 'Done', Did: ['Task'], Reason: 'NotReached' };
const stopped: AutomationRun = { ...failed, AutomationRunId: 29, State: 'Stopped', Reason: 'Answered' };
const pageOf = <Row,>(data: Row[]) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });
const member: ResultOf<typeof listClubUsers>['data'][number] = {
  ...person,
  Email: 'ale@example.com',
  EmailConfirmed: true,
  Roles: ['Athlete'],
};

const open = (path: string, automations: readonly Automation[], answers: Answers = []) =>
  openScreen({
    self: deskUser(),
    clubs: [{ ...clubWith(1), Language: 'it' }],
    path,
    answers: [
      answer(calls.listAutomations, { id: 1 }, [...automations]),
      answer(calls.previewAutomation, { id: 1 }, shown),
      answer(calls.listAutomationRuns, { id: 1 }, pageOf([failed, done, stopped])),
      answer(listSubscriptionTypes, { id: 1 }, []),
      answer(listTags, { id: 1 }, [{ ClubTagId: 4, Text: 'Mornings', Members: 3 }]),
      answer(listTaskAssignees, { id: 1 }, []),
      answer(calls.getAutomationHours, { id: 1 }, { QuietFrom: '21:00', QuietUntil: '08:00' }),
      answer(listClubUsers, { id: 1 }, pageOf([member])),
      ...answers,
    ],
  });

it('the list has one sentence per automation, with the numbers of reached members and of failed runs', async () => {
  await open('/Automations', [
    automation({ OnSince: '2026-11-01T10:00:00Z', People: 33, Failed: 2, LastRunAt: '2026-11-20T10:00:00Z' }),
  ]);
  const list = within(await screen.findByRole('list', { name: 'Automations' }));
  expect(list.getByRole('link', { name: 'When a member has not come for 28 days' }).getAttribute('href')).toMatch(
    /Automations\/7$/,
  );
  expect(list.getByText('after 2 days: message and task for the team')).toBeTruthy();
  expect(list.getByRole('link', { name: '33 people in 30 days' }).getAttribute('href')).toMatch(/Automations\/log\/7$/);
  expect(list.getByText('2 failed runs')).toBeTruthy();
  expect(screen.getByText('1 on')).toBeTruthy();
});

it('on a phone an automation is switched on from the list, and above 200 members only after a confirmation', async () => {
  atWidth('phone');
  const { sent } = await open(
    '/Automations',
    [automation()],
    [
      answer(calls.switchAutomation, { id: 1, automationId: 7 }, (body) =>
        (body as { Confirmed: boolean }).Confirmed
          ? automation({ OnSince: '2026-11-30T10:00:00Z', RowVersion: 4 })
          : respond(409, { ErrorType: 'AutomationReachesMany', status: 409, values: { count: 240 } }),
      ),
    ],
  );
  await userEvent.click(await screen.findByRole('switch', { name: 'On: Away for weeks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch on' }));
  expect(dialog.getByText(/would have reached 240 people/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Switch on' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ path }) => path.endsWith('/switch')).map(({ body }) => body)).toEqual([
    { On: true, Confirmed: false },
    { On: true, Confirmed: true },
  ]);
});

it('a manager of a club without automations switches on a predefined automation', async () => {
  const { sent } = await open(
    '/Automations',
    [],
    [
      answer(calls.addReadyAutomation, { id: 1 }, automation()),
      answer(calls.switchAutomation, { id: 1, automationId: 7 }, automation({ OnSince: '2026-11-30T10:00:00Z' })),
    ],
  );
  const ready = within(await screen.findByRole('list', { name: 'Ready to switch on' }));
  expect(ready.getAllByRole('switch')).toHaveLength(3);
  await userEvent.click(ready.getByRole('switch', { name: 'On: a member has a birthday' }));
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ path: '/clubs/1/automations/7/switch', body: { On: true } })),
  );
  expect(sent).toContainEqual(expect.objectContaining({ path: '/clubs/1/automations:ready', body: { Ready: 'Birthday' } }));
});

it('the editor shows the members whom the automation would have reached, and how many of them read a language without a text', async () => {
  const { sent } = await open('/Automations/7', [automation()]);
  const aside = within(await screen.findByRole('region', { name: 'Last 30 days, if it had been on' }));
  expect(await aside.findByText('61')).toBeTruthy();
  expect(aside.getByText('Alessandra Conti')).toBeTruthy();
  expect(aside.getByText('and 60 more')).toBeTruthy();
  expect(aside.getByText('For 4 more the reason ended before.')).toBeTruthy();
  expect(aside.getByText('Français is missing: 2 people read Italiano.')).toBeTruthy();
  const { Name: _name, Then: _then, ...condition } = content;
  expect(sent.find(({ path }) => path.endsWith(':preview'))?.body).toEqual({ ...condition, SendsMessage: true });
});

it('the editor saves a changed automation with the version that was read', async () => {
  const { sent } = await open(
    '/Automations/7',
    [automation()],
    [answer(calls.updateAutomation, { id: 1, automationId: 7 }, automation({ RowVersion: 4 }))],
  );
  const days = await screen.findByRole('textbox', { name: /Days without a visit/ });
  await userEvent.clear(days);
  await userEvent.type(days, '21');
  await userEvent.click(screen.getByRole('switch', { name: 'credits as a gift' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save, stay off' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...content,
    Days: 21,
    Then: { ...content.Then, Credits: { Credits: 1 } },
    SwitchOn: false,
    Confirmed: false,
    RowVersion: 3,
  });
});

it('on a desk the editor is beside the list, and the count follows the edited condition', async () => {
  atWidth('desk');
  const { sent } = await open('/Automations/7', [automation(), automation({ AutomationId: 8, OnSince: '2026-11-01T10:00:00Z' })]);
  const list = within(await screen.findByRole('list', { name: 'Automations' }));
  expect(list.getAllByRole('link', { current: 'page' }).map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/Automations\/7$/),
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'Away for weeks' })).toBeTruthy();
  await screen.findByText('61');
  const days = screen.getByRole('textbox', { name: /Days without a visit/ });
  await userEvent.clear(days);
  expect(await screen.findByText('Counts once the number of days is filled in.')).toBeTruthy();
  await userEvent.type(days, '21');
  await waitFor(() => expect(sent.findLast(({ path }) => path.endsWith(':preview'))?.body).toMatchObject({ Days: 21 }));
  expect(await screen.findByText('61')).toBeTruthy();
});

it('the editor saves and switches on in one call, above 200 members after a confirmation', async () => {
  const { sent } = await open(
    '/Automations/7',
    [automation()],
    [
      answer(calls.updateAutomation, { id: 1, automationId: 7 }, (body) =>
        (body as { Confirmed: boolean }).Confirmed
          ? automation({ OnSince: '2026-11-30T10:00:00Z', RowVersion: 4 })
          : respond(409, { ErrorType: 'AutomationReachesMany', status: 409, values: { count: 240 } }),
      ),
    ],
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' now');
  await userEvent.click(screen.getByRole('button', { name: 'Save and switch on' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save and switch on' }));
  expect(dialog.getByText(/would have reached 240 people/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Save and switch on' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    expect.objectContaining({ SwitchOn: true, Confirmed: false, RowVersion: 3 }),
    expect.objectContaining({ SwitchOn: true, Confirmed: true, RowVersion: 3 }),
  ]);
});

it('a test on a person states the checks and the message as they read it, and mails it to the user', async () => {
  const { sent } = await open(
    '/Automations/7',
    [automation()],
    [
      answer(
        calls.testAutomation,
        { id: 1 },
        {
          Person: { ...person, Language: 'fr' },
          Checks: [
            { Check: 'Cause', Holds: true, At: '2099-11-20T10:00:00.000Z' },
            { Check: 'NotEnded', Holds: true, At: null },
          ],
          Holds: true,
          DueAt: '2099-11-22T10:00:00.000Z',
          Waits: ['Wait', 'QuietHours'],
          Message: { Language: 'it', Title: 'Ti aspettiamo', Text: 'Ciao Ale', Ways: ['App'], LeftOut: null },
        },
      ),
      answer(calls.mailAutomationToMe, { id: 1 }, { Email: 'sara@example.com' }),
    ],
  );
  const test = within(await screen.findByRole('region', { name: 'Test on a person' }));
  await userEvent.click(await test.findByRole('combobox', { name: 'Member' }));
  await userEvent.click(await screen.findByRole('option', { name: /Ale/ }));
  expect(await test.findByText(/^Would act on .*22/)).toBeTruthy();
  expect(test.getByText('Later because of the wait and the quiet hours.')).toBeTruthy();
  expect(test.getAllByRole('img', { name: 'holds' })).toHaveLength(2);
  expect(test.getByText('In Italiano: In the app')).toBeTruthy();
  expect(test.getByText('Ciao Ale').closest('[lang]')?.getAttribute('lang')).toBe('it');
  await userEvent.click(test.getByRole('button', { name: 'Send it to me' }));
  expect(await screen.findByText('Mailed to sara@example.com')).toBeTruthy();
  const body = { ...content, UserId: 9, AutomationId: 7 };
  for (const end of [':test', ':mailToMe']) expect(sent.find(({ path }) => path.endsWith(end))?.body).toEqual(body);
});

it('a new automation states what is missing, and is saved switched off', async () => {
  const { sent } = await open('/Automations/new', [], [answer(calls.createAutomation, { id: 1 }, automation())]);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Away for weeks');
  expect(screen.getByText(/^Members who never came are not reached/)).toBeTruthy();
  const save = await screen.findByRole('button', { name: 'Save, stay off' });
  await userEvent.click(save);
  expect(await screen.findAllByText('Fill this in.')).not.toEqual([]);
  expect(sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/automations'))).toEqual([]);
  const first = within(screen.getByRole('group', { name: /Italiano/ }));
  await userEvent.type(first.getByRole('textbox', { name: /Title/ }), 'Ti aspettiamo');
  await userEvent.type(first.getByRole('textbox', { name: /Message/ }), 'Ciao');
  await userEvent.click(save);
  await waitFor(() => expect(sent.some(({ path }) => path === '/clubs/1/automations')).toBe(true));
  expect(sent.findLast(({ path, method }) => method === 'POST' && path === '/clubs/1/automations')?.body).toMatchObject({
    Name: 'Away for weeks',
    Trigger: 'NotSeen',
    Days: 28,
    WaitHours: 0,
    Then: { Message: { Texts: { it: { Title: 'Ti aspettiamo', Text: 'Ciao' } } }, Task: null, Tag: null, Credits: null },
  });
});

it('the quiet hours of the club are shown and set', async () => {
  const { sent } = await open(
    '/Automations',
    [automation()],
    [answer(calls.setAutomationHours, { id: 1 }, { QuietFrom: '20:30', QuietUntil: '08:00' })],
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Quiet/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quiet hours' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'From' }));
  await userEvent.click(await screen.findByRole('option', { name: /^(20:30|8:30 PM)$/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ QuietFrom: '20:30', QuietUntil: '08:00' });
});

it('the log names the reached members and why a run failed, and can repeat the run', async () => {
  const { sent } = await open(
    '/Automations/log',
    [automation()],
    [answer(calls.rerunAutomation, { id: 1, runId: 31 }, { ...done, AutomationRunId: 31 })],
  );
  const table = within(await screen.findByRole('table', { name: 'Log of runs' }));
  expect(table.getByText('The tag was deleted.')).toBeTruthy();
  expect(table.getByText('No message: the member gets none by these channels.')).toBeTruthy();
  expect(table.getByText('Run stopped')).toBeTruthy();
  expect(table.getByText('The member answered: stopped for 90 days.')).toBeTruthy();
  expect(table.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(table.getByRole('button', { name: 'Run again for Alessandra Conti' }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ path: '/clubs/1/automationRuns/31/runAgain' })));
});
