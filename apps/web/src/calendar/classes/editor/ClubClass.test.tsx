import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import {
  batchPublishClasses,
  createClass,
  getClass,
  listClasses,
  setClassPublishState,
  updateClass,
} from '@clubpulse/contract/calendar/classes/classes.calls';
import type { ScheduledDay } from '@clubpulse/contract/calendar/classes/schedule';
import { getSchedule, listScheduledDays, updateScheduledDays } from '@clubpulse/contract/calendar/classes/schedule.calls';
import { listOverlaps } from '@clubpulse/contract/calendar/overlaps.calls';
import { getMoveReach } from '@clubpulse/contract/calendar/seats/participants.calls';
import { getLicenseStop } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../../test/app.tsx';
import { oneIn } from '../../../test/examples.ts';
import { type Answers, answer, respond } from '../../../test/network.ts';
import { openScreen } from '../../../test/screen.tsx';
import { userEvent } from '../../../test/user.ts';
import { atWidth } from '../../../test/width.ts';
import { clubWith, noRoles, selfWith } from '../../../test/world.ts';
import { calendarClassWith, emptyClassWith, trainers } from '../../test/classes.ts';
import { overlapsWith, pageOf } from '../../test/world.ts';

const now = new Date('2026-11-20T09:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now });
});

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const schedule = {
  Kind: 'Weekly',
  ScheduleStartDate: '2026-11-20',
  ScheduleEndDate: '2026-12-11',
  Slots: [{ DayOfWeek: 5, StartTime: '18:00', Duration: 45 }],
} as const;
const days: ScheduledDay[] = [20, 27, 34, 41].map((day, index) => {
  const Begin = new Date(Date.UTC(2026, 10, day, 17)).toISOString();
  const End = new Date(Date.UTC(2026, 10, day, 17, 45)).toISOString();
  return { Begin, End, Type: index === 3 ? 'Exception' : 'Definition', ClassId: index === 3 ? null : 41 + index };
});

async function open(path: string, one: Class = emptyClassWith(), answers: Answers = [], show = openScreen) {
  const server = { one };
  const app = await show({
    self: manager,
    clubs: [clubWith(1)],
    path,
    answers: [
      answer(listClubUsers, { id: 1 }, pageOf(trainers)),
      answer(listRooms, { id: 1 }, []),
      answer(listSubscriptionTypes, { id: 1 }, []),
      answer(getClass, { id: 41 }, () => respond(200, server.one)),
      answer(getSchedule, { id: 41 }, schedule),
      answer(listScheduledDays, { id: 41 }, days),
      ...answers,
    ],
  });
  const written = () => app.sent.filter(({ method }) => method !== 'GET');
  return { ...app, server, written };
}
const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });

it('the class editor shows the missing licence instead of the form to a trainer of a club without a licence', async () => {
  await openScreen({
    self: trainer,
    clubs: [clubWith(1)],
    path: '/ClubClass?calendarType=PT',
    answers: [
      answer(getLicenseStop, { id: 1 }, { Stop: { Kind: 'Ended', Day: '2026-10-31' } }),
      answer(listClubUsers, { id: 1 }, pageOf(trainers)),
      answer(listRooms, { id: 1 }, []),
      answer(listSubscriptionTypes, { id: 1 }, []),
    ],
  });
  expect(await screen.findByText(/licence.*31\/10\/2026/i)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('the class editor shows the reason instead of the form to a trainer who opens a service', { tags: ['atLength'] }, async () => {
  const { router } = await openScreen({ self: trainer, clubs: [clubWith(1)], path: '/ClubClass?calendarType=Services' });
  expect(await screen.findByText('Only managers create here')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'To the calendar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/Services'));
});

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const dayOf = (date: string) =>
  waitFor(() => {
    const cell = document.querySelector<HTMLElement>(`[role="cell"][data-date="${date}"]`);
    return within(cell ?? document.body).getByText('18:00');
  });
const save = (name = 'Save changes') => user.click(screen.getByRole('button', { name }));
const problem = (ErrorType: string) =>
  respond(409, { type: 'about:blank', title: ErrorType, status: 409, ErrorType, requestId: 'r' });

describe('a new class', () => {
  const prefilled = '/ClubClass?type=Single&calendarType=PT&scheduleStartDate=2026-11-26&singleStartTime=15:00&singleDuration=90';

  it('takes its values from the calendar selection, and sends them', async () => {
    const made = emptyClassWith({ ClassId: 41, ClassType: 'Single', CalendarType: 'PT', ClassScheduleId: null });
    const { router, written } = await open(prefilled, made, [
      answer(createClass, {}, () => respond(201, { Class: made, Classes: 1 })),
    ]);
    expect((await field(/^Day/)).value).toBe('26/11/2026');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Start/ }).value).toBe('15:00');
    expect((await field(/^Duration/)).value).toBe('90');
    await user.type(await field(/^Name/), 'Lesson with Ada');
    await save('Create lesson');
    await waitFor(() => expect(router.state.location.pathname).toBe('/ClubClass/41'));
    expect(written()[0]?.body).toMatchObject({
      ClubId: 1,
      Name: 'Lesson with Ada',
      CalendarType: 'PT',
      ClassType: 'Single',
      TrainerId: 21,
      MaxInSiteParticipants: 1,
      Schedule: { Kind: 'Single', ScheduleStartDate: '2026-11-26', SingleStartTime: '15:00', SingleDuration: 90 },
    });
  });

  it('is created and published by one press, with all classes of its series', async () => {
    const made = emptyClassWith({ ClassId: 41 });
    const { router, written } = await open('/ClubClass?type=Lesson&calendarType=Club', made, [
      answer(listRooms, { id: 1 }, [{ DisplayGroupId: 3, ClubId: 1, Name: 'Studio 1', Color: '#1787A6', RowVersion: 0 }]),
      answer(listClasses, { id: 1 }, pageOf([calendarClassWith({ MaxInSiteParticipants: 18 })])),
      answer(createClass, {}, () => respond(201, { Class: made, Classes: 3 })),
      answer(batchPublishClasses, {}, () => respond(200, { Done: [41, 42, 43], Refused: [] })),
    ]);
    await waitFor(async () => expect((await field(/^Seats onsite/)).value).toBe('18'));
    await user.type(await field(/^Name/), 'Morning ride');
    await user.click(screen.getByRole('button', { name: 'Create and publish' }));
    expect(await screen.findByText('3 published.')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/ClubClass/41'));
    expect(written().map(({ body }) => body)).toEqual([
      expect.objectContaining({ Name: 'Morning ride', DisplayGroupId: 3, MaxInSiteParticipants: 18 }),
      { ClubId: 1, ClassIds: [41, 42, 43] },
    ]);
  });

  it('remains unpublished with a message when publishing is refused', { tags: ['atLength'] }, async () => {
    const made = emptyClassWith({ ClassId: 41, ClassType: 'Single', CalendarType: 'PT', ClassScheduleId: null });
    const { router } = await open(prefilled, made, [
      answer(createClass, {}, () => respond(201, { Class: made, Classes: 1 })),
      answer(setClassPublishState, { id: 41 }, () => problem('ClassIsCanceled')),
    ]);
    await user.type(await field(/^Name/), 'Lesson with Ada');
    await user.click(screen.getByRole('button', { name: 'Create and publish' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ClubClass/41'));
    expect(await screen.findByText('It is unpublished until you publish it.')).toBeTruthy();
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('of a type that needs a confirmation before publishing is created unpublished', { tags: ['atLength'] }, async () => {
    await open('/ClubClass?type=Group&calendarType=Club');
    await user.type(await field(/^Name/), 'Team');
    expect(screen.getByRole('button', { name: 'Create class' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create and publish' })).toBeNull();
  });

  it('without a price is shown as free, and with a price in credits as not paid by subscriptions', {
    tags: ['atLength'],
  }, async () => {
    await open(prefilled, emptyClassWith());
    expect(await screen.findByText('As it is, nobody pays for this class.')).toBeTruthy();
    const credits = await field(/^Credits/);
    await user.clear(credits);
    await user.type(credits, '5');
    expect(await screen.findByText('Only credits pay: no subscription is accepted.')).toBeTruthy();
  });

  it('warns before and after saving that its trainer has another class, and is saved', {
    tags: ['atLength'],
  }, async () => {
    const made = emptyClassWith({ ClassId: 41, ClassType: 'Single', CalendarType: 'PT', ClassScheduleId: null });
    const { router, sent } = await open(prefilled, made, [
      answer(createClass, {}, () => respond(201, { Class: made, Classes: 1 })),
      answer(listOverlaps, { id: 1 }, (_, { query }) => ({
        ...(query['TrainerId'] === '21' ? overlapsWith('Trainer', 'Giulia Ferri') : { Total: 0, Overlaps: [] }),
      })),
    ]);
    expect(
      await screen.findByText(/^Giulia Ferri also gives Yoga Flow at that time: Fri 20\/11\/2026, 18:00 – 19:00\.$/),
    ).toBeTruthy();
    const begin = Date.UTC(2026, 10, 26, 14) / 60_000;
    expect(sent.find(({ path }) => path.includes('/overlaps'))?.path).toContain(`Days=${begin}-90`);
    await user.type(await field(/^Name/), 'Lesson with Ada');
    await save('Create lesson');
    await waitFor(() => expect(router.state.location.pathname).toBe('/ClubClass/41'));
    expect(await screen.findByText('Overlapping times')).toBeTruthy();
    expect(sent.some(({ path }) => path.includes('/overlaps') && path.includes('ClassId=41'))).toBe(true);
  });

  it('is not saved while incomplete, and shows errors under the fields and the number of errors', {
    tags: ['atLength'],
  }, async () => {
    const { written } = await open('/ClubClass?calendarType=Club');
    await user.type(await field(/^Duration 1/), '{Control>}a{/Control}9');
    expect(await screen.findByText('The duration must be between 10 and 240 minutes.')).toBeTruthy();
    expect(screen.getByText('1 field to correct')).toBeTruthy();
    await user.type(await field(/^Duration 1/), '{Control>}a{/Control}50');
    await save('Create class');
    expect(await screen.findByText('2 fields to correct')).toBeTruthy();
    expect(screen.getAllByText('Fill this in.')).toHaveLength(2);
    expect(written()).toEqual([]);
  });

  it('in Services requires a service type and no sport', { tags: ['atLength'] }, async () => {
    await open('/ClubClass?calendarType=Services');
    await user.type(await field(/^Name/), 'Massage');
    expect(screen.getByRole('combobox', { name: /^Service/ })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /^Sport/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Create service' })).toBeTruthy();
  });

  it('opens a confirmation before the user leaves unsaved changes', { tags: ['atLength'] }, async () => {
    atWidth('desk');
    const { router } = await open('/ClubClass?calendarType=Club', undefined, [], openApp);
    await user.type(await field(/^Name/), 'Yoga');
    await user.click(screen.getByRole('link', { name: 'Services' }));
    const guard = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(guard.getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/ClubClass');
    expect((await field(/^Name/)).value).toBe('Yoga');
  });
});

describe('a published class', () => {
  it('shows its dates locked with the reason, and can be edited after unpublishing', { tags: ['atLength'] }, async () => {
    const { server, written } = await open('/ClubClass/41', emptyClassWith({ ClassType: 'Single', ClassScheduleId: null }), [
      answer(
        getSchedule,
        { id: 41 },
        {
          Kind: 'Single',
          ScheduleStartDate: '2026-11-20',
          SingleStartTime: '18:00',
          SingleDuration: 45,
        },
      ),
      answer(listScheduledDays, { id: 41 }, days.slice(0, 1)),
      answer(setClassPublishState, { id: 41 }, () => {
        server.one = { ...server.one, PublishState: 'Unpublished' };
        return respond(200, server.one);
      }),
    ]);
    expect(await screen.findByText(/dates of a published class are locked/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Day/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Unpublish to edit' }));
    expect((await field(/^Day/)).value).toBe('20/11/2026');
    expect(written()[0]?.body).toEqual({ PublishState: 'Unpublished' });
  });

  it('stays locked while it has participants', { tags: ['atLength'] }, async () => {
    const alone = { Begins: [], People: 2 };
    await open('/ClubClass/41', emptyClassWith({ InSiteParticipants: 2 }), [
      answer(getMoveReach, { id: 41 }, { Following: alone, All: alone }),
    ]);
    expect(await screen.findByText('The dates are locked: 2 participants rely on them.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Unpublish to edit' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Move this class' }));
    expect(await screen.findByRole('dialog', { name: /^Move / })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Unpublish' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Participants' })).toBeTruthy();
  });
});

describe('a class of a series', () => {
  const unpublished = emptyClassWith({ PublishState: 'Unpublished' });

  it('is published alone or with all future ones', { tags: ['atLength'] }, async () => {
    const { written } = await open('/ClubClass/41', unpublished, [
      answer(batchPublishClasses, {}, () => respond(200, { Done: [41, 42, 43], Refused: [] })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const question = within(await screen.findByRole('dialog', { name: 'Publish HIIT Ignite?' }));
    expect(question.getByRole<HTMLInputElement>('radio', { name: 'All 3 upcoming of the series' }).checked).toBe(true);
    await user.click(question.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('3 published.')).toBeTruthy();
    expect(written()[0]?.body).toEqual({ ClubId: 1, ClassIds: [41, 42, 43] });
  });

  it('becomes an Exception after confirmation and can be restored at once', { tags: ['atLength'] }, async () => {
    const { written } = await open('/ClubClass/41', unpublished, [
      answer(updateScheduledDays, { id: 41 }, { Class: unpublished, ScheduledDays: days }),
    ]);
    await field(/^Name/);
    await user.click(await dayOf('2026-11-27'));
    await user.click(await screen.findByRole('button', { name: 'Take out' }));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await user.click(await dayOf('2026-12-11'));
    await waitFor(() => expect(written()).toHaveLength(2));
    expect(written().map(({ body }) => body)).toEqual([
      [{ Begin: '2026-11-27T17:00:00.000Z', Type: 'Exception' }],
      [{ Begin: '2026-12-11T17:00:00.000Z', Type: 'Definition' }],
    ]);
  });

  it('shows a message of its own for a schedule without days', { tags: ['atLength'] }, async () => {
    await open('/ClubClass/41', unpublished, [
      answer(updateClass, { id: 41 }, () => {
        const body = { type: 'about:blank', title: 'Schedule does not generate valid events', status: 400 };
        return respond(400, { ...body, ErrorType: 'ScheduleGeneratesNoEvents', requestId: 'r' });
      }),
    ]);
    await user.type(await field(/^Duration 1/), '{Control>}a{/Control}60');
    await save();
    expect(await screen.findByText('Error updating data')).toBeTruthy();
    expect(screen.getByText('This schedule generates no day. Change the dates, the weekdays or the exceptions.')).toBeTruthy();
  });
});

it('the class editor does not lose input when another user changed the class meanwhile', { tags: ['atLength'] }, async () => {
  const { server, written } = await open('/ClubClass/41', emptyClassWith(), [
    answer(updateClass, { id: 41 }, (body: unknown) => {
      const { RowVersion } = body as { RowVersion: number };
      if (RowVersion !== server.one.RowVersion) return problem('StaleRowVersion');
      server.one = { ...server.one, Name: 'HIIT Evening', RowVersion: RowVersion + 1 };
      return respond(200, server.one);
    }),
  ]);
  await user.type(await field(/^Name/), '{Control>}a{/Control}HIIT Evening');
  server.one = { ...server.one, MaxInSiteParticipants: 20, RowVersion: 4 };
  await save();
  expect(await screen.findByText(/Someone changed this class in the meantime \(Seats\)/)).toBeTruthy();
  expect((await field(/^Name/)).value).toBe('HIIT Evening');
  expect((await field('Seats onsite')).value).toBe('20');
  await save();
  expect(await screen.findByText('HIIT Evening was saved')).toBeTruthy();
  expect(written().at(-1)?.body).toMatchObject({ Name: 'HIIT Evening', MaxInSiteParticipants: 20, RowVersion: 4 });
  expect(written().at(-1)?.body).not.toHaveProperty('Schedule');
});

it('the class editor cannot save unreadable input, and clears it on discard', { tags: ['atLength'] }, async () => {
  const { written } = await open('/ClubClass/41', emptyClassWith({ PublishState: 'Unpublished' }));
  await field(/^Name/);
  const start = screen.getByRole<HTMLInputElement>('combobox', { name: 'Start 1' });
  await user.type(start, '{Control>}a{/Control}25:00');
  await user.tab();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(start.value).toBe('18:00');
  expect(screen.queryByText('1 field to correct')).toBeNull();
  expect(start.getAttribute('aria-invalid')).not.toBe('true');
  expect(written()).toEqual([]);
});

it('the class editor restores a slot that was removed from the week when the user presses undo', {
  tags: ['atLength'],
}, async () => {
  await open('/ClubClass/41', emptyClassWith({ PublishState: 'Unpublished' }));
  await field(/^Name/);
  await user.click(screen.getByRole('button', { name: 'Draw on the week' }));
  const week = within(await screen.findByRole('dialog', { name: 'Weekly schedule' }));
  await user.click(await week.findByText('18:00 – 18:45'));
  expect(week.getByRole('status').textContent).toContain('Removed: Friday, 18:00 – 18:45');
  await user.click(week.getByRole('button', { name: 'Undo' }));
  await user.click(week.getByRole('button', { name: 'Use these times' }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Start 1' }).value).toBe('18:00');
  expect(screen.queryByText('Not saved yet')).toBeNull();
});

describe('deleting a class', () => {
  const askToDelete = async () => {
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  };
  const alone = [answer(listScheduledDays, { id: 41 }, days.slice(0, 1))];

  it('is refused with an explanation for a published class, which must be unpublished first', {
    tags: ['atLength'],
  }, async () => {
    const { written } = await open('/ClubClass/41', emptyClassWith(), [
      ...alone,
      answer(setClassPublishState, { id: 41 }, respond(200, emptyClassWith({ PublishState: 'Unpublished' }))),
    ]);
    await askToDelete();
    const dialog = within(await screen.findByRole('dialog', { name: 'HIIT Ignite cannot be deleted' }));
    expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(written().map(({ body }) => body)).toEqual([{ PublishState: 'Unpublished' }]));
  });

  it('is refused with an explanation for a past class, whose editor has no button to publish it', {
    tags: ['atLength'],
  }, async () => {
    const over = { Begin: '2026-11-19T17:00:00Z', End: '2026-11-19T17:45:00Z', PublishState: 'Unpublished' } as const;
    await open('/ClubClass/41', emptyClassWith(over), alone);
    await askToDelete();
    const dialog = within(await screen.findByRole('dialog', { name: 'HIIT Ignite cannot be deleted' }));
    expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});

describe('a save that removes the day of the shown class', () => {
  const other = emptyClassWith({ ClassId: 42, Name: 'HIIT Thursday', PublishState: 'Unpublished' });
  const unpublished = emptyClassWith({ PublishState: 'Unpublished' });
  const notFound = () => problem404();
  const problem404 = () =>
    respond(404, { type: 'about:blank', title: 'NotFound', status: 404, ErrorType: 'NotFound', requestId: 'r' });

  it('continues with the nearest remaining class of the series', { tags: ['atLength'] }, async () => {
    const server = { moved: false };
    const { router } = await open('/ClubClass/41', unpublished, [
      answer(updateClass, { id: 41 }, () => {
        server.moved = true;
        return respond(200, other);
      }),
      answer(getClass, { id: 41 }, () => (server.moved ? notFound() : respond(200, unpublished))),
      answer(getSchedule, { id: 41 }, () => (server.moved ? notFound() : respond(200, schedule))),
      answer(listScheduledDays, { id: 41 }, () => (server.moved ? notFound() : respond(200, days))),
      answer(getClass, { id: 42 }, other),
      answer(getSchedule, { id: 42 }, schedule),
      answer(listScheduledDays, { id: 42 }, days),
    ]);
    await user.type(await field(/^Duration 1/), '{Control>}a{/Control}60');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/ClubClass/42'));
    expect(await screen.findByRole('heading', { name: 'HIIT Thursday' })).toBeTruthy();
    expect(screen.queryByText('Leave without saving?')).toBeNull();
  });

  it('shows a message when another user deleted the class meanwhile', { tags: ['atLength'] }, async () => {
    await open('/ClubClass/41', unpublished, [answer(updateClass, { id: 41 }, notFound)]);
    await user.type(await field(/^Name/), ' 2');
    await save();
    expect(await screen.findByText('This class no longer exists: it was deleted.')).toBeTruthy();
    expect(screen.queryByText(/NotFound/)).toBeNull();
  });
});

describe('the URL of a class', () => {
  const nobodys = ['/ClubClass/x', '/ClubClass/0', '/ClubClass?id=-3'];
  it.each(oneIn(3, nobodys))(
    'shows a message and no empty form when %s matches no class',
    { tags: ['examples'] },
    async (path) => {
      await open(path);
      expect(await screen.findByText('No such class')).toBeTruthy();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it('may contain the class as the parameter `id`', { tags: ['atLength'] }, async () => {
    await open('/ClubClass?id=41');
    expect((await field('Name')).value).toBe('HIIT Ignite');
  });
});
