import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import {
  batchCloneClasses,
  batchUnpublishClasses,
  batchUpdateClasses,
  getClassFilterData,
  listClasses,
  setClassPublishState,
} from '@clubpulse/contract/calendar/classes/classes.calls';
import { listOverlaps } from '@clubpulse/contract/calendar/overlaps.calls';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { oneIn } from '../../../test/examples.ts';
import { type Answers, answer, respond } from '../../../test/network.ts';
import { openScreen } from '../../../test/screen.tsx';
import { userEvent } from '../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../test/world.ts';
import { calendarClassWith, emptyClassWith, trainers } from '../../test/classes.ts';
import { overlapsWith, pageOf } from '../../test/world.ts';

const now = new Date('2026-11-20T09:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now });
});

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const filterData = {
  Locations: ['Park'],
  Trainers: [{ TrainerId: 21, TrainerName: 'Giulia Ferri' }],
  TrainingTypes: ['hiit'],
  ServiceTypes: [],
  DisplayGroups: [{ DisplayGroupId: 5, Name: 'Studio 1', Color: '#1787A6' }],
  ClassSubscriptions: [],
  BridgeWorkouts: [],
};

async function open(
  path: string,
  classes: readonly CalendarClass[],
  { self = manager, answers = [] }: { self?: typeof manager; answers?: Answers } = {},
) {
  const app = await openScreen({
    self,
    clubs: [clubWith(1)],
    path,
    answers: [
      answer(listClasses, { id: 1 }, pageOf(classes)),
      answer(getClassFilterData, { id: 1 }, filterData),
      answer(listClubUsers, { id: 1 }, pageOf(trainers)),
      answer(listRooms, { id: 1 }, []),
      ...answers,
    ],
  });
  const queries = () =>
    app.sent
      .filter((call) => call.path.startsWith('/clubs/1/classes?'))
      .map((call) => new URLSearchParams(call.path.split('?')[1]));
  return { ...app, queries };
}

const published = calendarClassWith({ ClassId: 41, Name: 'HIIT Ignite', InSiteParticipants: 16, InSiteQueued: 3 });
const unpublished = calendarClassWith({ ClassId: 42, Name: 'DJ Ride', PublishState: 'Unpublished' });

it.each(oneIn(3, ['ClubClasses', 'PersonalTrainers', 'Services']))(
  'the calendar %s shows that the selected club has no activities',
  { tags: ['examples'] },
  async (view) => {
    const self = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }, { ClubId: 2 }] } });
    const { sent } = await openScreen({
      self,
      clubs: [clubWith(1, { EnableActivities: false }), clubWith(2)],
      path: `/${view}`,
      answers: [],
    });
    expect(await screen.findByText(/has no activities switched on/)).toBeTruthy();
    expect(sent.filter(({ path }) => path.includes('/classes'))).toEqual([]);
  },
);

describe('the calendar of circuits', () => {
  const circuit = calendarClassWith({
    ClassId: 43,
    Name: 'Full Body Eight',
    ClassType: 'Single',
    CalendarType: 'BridgeWorkouts',
  });

  it('opens a class by a URL that contains the type and the calendar of the class', async () => {
    const { router } = await open('/CircuitsCalendar?mode=list', [circuit]);
    await user.click(await screen.findByRole('button', { name: /Full Body Eight/ }));
    const { pathname, search } = router.state.location;
    expect(`${pathname}${search}`).toBe('/ClubClass/43?type=Single&calendarType=BridgeWorkouts');
  });

  it('is a week in which no single days can be selected', { tags: ['atLength'] }, async () => {
    await open('/CircuitsCalendar', [circuit]);
    expect(await screen.findByText('Full Body Eight')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Last day' })).toBeNull();
  });

  it('as a list shows all days from the first to the last selected day', { tags: ['atLength'] }, async () => {
    const { queries, router } = await open('/CircuitsCalendar?mode=list&date=2026-11-18', [circuit]);
    const last = await screen.findByRole('textbox', { name: 'Last day' });
    await user.clear(last);
    await user.type(last, '30/11/2026');
    await waitFor(() => expect(router.state.location.search).toContain('from=2026-11-16&to=2026-11-30'));
    await waitFor(() => expect(queries().at(-1)?.get('End')).toBe('2026-11-30T23:00:00Z'));
    expect(queries().at(-1)?.get('calendarType')).toBe('BridgeWorkouts');
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('from='));
  });
});

describe('the filters of a calendar', () => {
  it('in the URL are part of the query, with the week in the club’s time zone', { tags: ['atLength'] }, async () => {
    const { queries } = await open('/ClubClasses?mode=list&TrainerId=21&dayOfWeek=1,5&startTime=17:00&date=2026-11-18', [
      published,
    ]);
    await screen.findByRole('button', { name: /HIIT Ignite/ });
    expect(Object.fromEntries(queries()[0] ?? [])).toEqual({
      TrainerId: '21',
      dayOfWeek: '1,5',
      startTime: '17:00',
      Begin: '2026-11-15T23:00:00Z',
      End: '2026-11-22T23:00:00Z',
      calendarType: 'Club',
      expandDates: 'true',
      draw: '0',
      start: '0',
      length: '1000',
    });
  });

  it('are written to the URL, and can be cleared', async () => {
    const { router } = await open('/ClubClasses?mode=list', [published]);
    await user.click(await screen.findByRole('button', { name: /^Trainer/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Giulia Ferri' }));
    expect(router.state.location.search).toBe('?mode=list&TrainerId=21');
    await user.click(screen.getByRole('button', { name: /^Trainer/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'All' }));
    expect(router.state.location.search).toBe('?mode=list');
  });

  it('show an invalid time of day, and send no query', { tags: ['atLength'] }, async () => {
    const { queries } = await open('/ClubClasses?mode=list&startTime=18:00&endTime=17:00', [published]);
    await user.click(await screen.findByRole('button', { name: /^Filter/ }));
    await waitFor(() => expect(screen.getAllByText('The first time must be before the second.')).toHaveLength(2));
    expect(queries()).toEqual([]);
    expect(screen.getByText('The time of day is not valid')).toBeTruthy();
    expect(screen.queryByText(/Nothing matches/)).toBeNull();
    const until = screen.getByRole('combobox', { name: 'Until' });
    await user.clear(until);
    await user.type(until, '19:30');
    await waitFor(() => expect(queries().at(-1)?.get('endTime')).toBe('19:30'));
  });

  it('load a result of several pages page by page', { tags: ['atLength'] }, async () => {
    // Only one class is on the shown day, because this test is not about drawing all classes.
    const many = Array.from({ length: 1000 }, (_, index) => {
      const day = index === 0 ? '2026-11-17' : '2026-12-17';
      const Begin = `${day}T09:00:00Z`;
      const End = `${day}T10:00:00Z`;
      return calendarClassWith({ ClassId: index + 1, Name: `Class ${index + 1}`, Begin, End });
    });
    const last = { ...unpublished, ClassId: 1001 };
    const { queries } = await open('/Services?date=2026-11-19', [], {
      answers: [
        answer(listClasses, { id: 1 }, () => {
          const first = queries().length === 1;
          return respond(200, { draw: 0, recordsTotal: 1001, recordsFiltered: 1001, data: first ? many : [last] });
        }),
      ],
    });
    await waitFor(() => expect(queries().map((query) => query.get('start'))).toEqual(['0', '1000']));
    expect(await screen.findByText(/^Class 1$/)).toBeTruthy();
    expect(await screen.findByText(/DJ Ride/)).toBeTruthy();
  });
});

describe('the menu of a class', () => {
  const menuOf = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(name) }));
    return within(await screen.findByRole('dialog', { name }));
  };

  it('has Participants, Edit and a move when the class is published, otherwise only Edit', async () => {
    const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', (media: string) => ({ ...listeners, media, matches: media === '(max-width: 767px)' }));
    const { router } = await open('/ClubClasses', [published, unpublished]);
    const first = await menuOf('HIIT Ignite');
    expect(first.getByText('16 of 16 booked')).toBeTruthy();
    expect(first.getByText(/3 waiting/)).toBeTruthy();
    expect(first.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Participants',
      'Edit',
      'Move to another time',
    ]);
    expect(first.getByRole('link', { name: 'Write to the 16 booked' }).getAttribute('href')).toContain('/ClubMessages/class/41');
    await user.keyboard('{Escape}');
    const second = await menuOf('DJ Ride');
    expect(second.queryByRole('link')).toBeNull();
    expect(second.getAllByRole('button').map((button) => button.textContent)).toEqual(['Edit']);
    await user.click(second.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ClubClass/42'));
  });

  it('shows the trainer’s picture, or initials when it cannot be loaded', async () => {
    const shown = { ...published, TrainerPictureUri: 'https://example.com/giulia.png' };
    await open('/ClubClasses?mode=list', [shown]);
    await menuOf('HIIT Ignite');
    const face = () => screen.getByRole('dialog', { name: 'HIIT Ignite' }).querySelector('img');
    expect(face()?.getAttribute('src')).toBe('https://example.com/giulia.png');
    fireEvent.error(face() ?? document.body);
    expect(face()).toBeNull();
    expect(screen.getByRole('dialog', { name: 'HIIT Ignite' }).textContent).toContain('GF');
  });

  it('publishes a class in personal training, but a Group class only after a confirmation', { tags: ['atLength'] }, async () => {
    const group = { ...unpublished, CalendarType: 'PT', ClassType: 'Group' } as const;
    const { sent } = await open('/PersonalTrainers?mode=list', [group], {
      answers: [
        answer(
          setClassPublishState,
          { id: 42 },
          emptyClassWith({ ClassId: 42, Name: 'DJ Ride', CalendarType: 'PT', ClassType: 'Group' }),
        ),
      ],
    });
    await user.click((await menuOf('DJ Ride')).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Publish the Group class DJ Ride?')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'DJ Ride' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await user.click((await menuOf('DJ Ride')).getByRole('button', { name: 'Publish' }));
    const question = await screen.findByRole('dialog', { name: /Publish the Group class/ });
    await user.click(within(question).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('DJ Ride is published')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ PublishState: 'Published' });
  });
});

it('a calendar publishes and unpublishes classes in its list, except past classes', { tags: ['atLength'] }, async () => {
  const over = { ...unpublished, ClassId: 43, Name: 'Yesterday', Begin: '2026-11-19T17:00:00Z', End: '2026-11-19T18:00:00Z' };
  const lone = { ...published, ClassId: 44, Name: 'Yoga', InSiteParticipants: 0, InSiteQueued: 0 };
  const ended = { ...over, ClassEnd: over.End };
  const { sent } = await open('/ClubClasses?mode=list', [unpublished, ended, lone], {
    self: trainer,
    answers: [answer(setClassPublishState, { id: 42 }, emptyClassWith({ ClassId: 42, Name: 'DJ Ride' }))],
  });
  const buttonsOf = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(name) }));
    const menu = within(await screen.findByRole('dialog', { name }));
    return menu.getAllByRole('button').map((button) => button.textContent);
  };
  expect(await buttonsOf('Yesterday')).toEqual(['Edit']);
  await user.keyboard('{Escape}');
  expect(await buttonsOf('Yoga')).toEqual(['Participants', 'Edit', 'Move to another time', 'Unpublish']);
  await user.keyboard('{Escape}');
  await buttonsOf('DJ Ride');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('DJ Ride is published')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ PublishState: 'Published' });
});

it('a calendar moves a published class that has not begun from its menu, without the mouse', async () => {
  const toCome = { ...published, Begin: '2026-11-20T17:00:00Z', End: '2026-11-20T18:00:00Z', ClassScheduleId: null };
  await open('/ClubClasses?mode=list', [toCome], { self: trainer });
  (await screen.findByRole('button', { name: /HIIT Ignite/ })).focus();
  await user.keyboard('{Enter}');
  const menu = within(await screen.findByRole('dialog', { name: 'HIIT Ignite' }));
  menu.getByRole('button', { name: 'Move to another time' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Move HIIT Ignite to another time' })).toBeTruthy();
});

describe('the rights in a calendar', () => {
  it('allow a manager to create and select classes', async () => {
    await open('/Services?mode=list', [published]);
    expect(await screen.findByRole('button', { name: 'New service' })).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('allow a trainer to create classes but no services, and to select no classes', async () => {
    const { unmount } = await open('/ClubClasses?mode=list', [published], { self: trainer });
    expect(await screen.findByRole('button', { name: 'New class' })).toBeTruthy();
    await screen.findByRole('table');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    unmount();
    const circuits = await open('/CircuitsCalendar?mode=list', [published], { self: trainer });
    expect(await screen.findByRole('button', { name: 'New circuit class' })).toBeTruthy();
    circuits.unmount();
    await open('/Services?mode=list', [published], { self: trainer });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'New service' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /HIIT Ignite/ }));
    const menu = within(await screen.findByRole('dialog', { name: 'HIIT Ignite' }));
    expect(menu.getByRole('button', { name: 'Edit' })).toBeTruthy();
  });
});

describe('the keyboard shortcuts of a calendar', () => {
  const first = { ...published, Begin: '2026-11-20T06:00:00Z', End: '2026-11-20T07:00:00Z' };
  const second = { ...unpublished, Begin: '2026-11-20T17:00:00Z', End: '2026-11-20T18:00:00Z' };
  const rowOf = (name: RegExp) => screen.getByRole('button', { name });

  it('move through the rows, select them and open the current one', { tags: ['atLength'] }, async () => {
    const { router } = await open('/ClubClasses?mode=list', [second, first]);
    await screen.findByRole('button', { name: /HIIT Ignite/ });
    await user.keyboard('j');
    expect(document.activeElement).toBe(rowOf(/HIIT Ignite/));
    await user.keyboard('jj');
    expect(document.activeElement).toBe(rowOf(/DJ Ride/));
    await user.keyboard('x');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Select DJ Ride/ }).checked).toBe(true);
    await user.keyboard('kx');
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /Select DJ Ride/ }));
    await user.keyboard('k');
    expect(document.activeElement).toBe(rowOf(/HIIT Ignite/));
    await user.keyboard('e');
    await waitFor(() => expect(router.state.location.pathname).toBe('/ClubClass/41'));
  });

  it('open other weeks, today and a new class', async () => {
    const { router } = await open('/ClubClasses?mode=list&date=2026-11-18', [first]);
    await screen.findByRole('button', { name: /HIIT Ignite/ });
    await user.keyboard('{ArrowRight}');
    expect(router.state.location.search).toBe('?mode=list&date=2026-11-25');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(router.state.location.search).toBe('?mode=list&date=2026-11-11');
    await user.keyboard('t');
    expect(router.state.location.search).toBe('?mode=list');
    await user.keyboard('n');
    await waitFor(() => expect(router.state.location.pathname).toBe('/ClubClass'));
  });

  it('do nothing while typing or in a dialog', { tags: ['atLength'] }, async () => {
    const { router } = await open('/ClubClasses?mode=list', [first]);
    await user.click(await screen.findByRole('button', { name: /HIIT Ignite/ }));
    await screen.findByRole('dialog', { name: 'HIIT Ignite' });
    await user.keyboard('n{ArrowRight}');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('/');
    const search = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Search' });
    await waitFor(() => expect(document.activeElement).toBe(search));
    await user.keyboard('ten');
    expect(search.value).toBe('ten');
    expect(router.state.location.pathname + router.state.location.search).toBe('/ClubClasses?mode=list&globalSearch=ten');
  });
});

it('a calendar prints the week with its club, its days and a code that links back', { tags: ['atLength'] }, async () => {
  await open('/ClubClasses', [published, unpublished]);
  await screen.findByText('16 – 22 Nov 2026');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  window.dispatchEvent(new Event('beforeprint'));
  const code = screen.getByRole('img', { name: 'Classes', hidden: true });
  expect(code.closest('header')?.textContent).toBe('Club 116 – 22 Nov 2026Printed 20/11/2026, 10:00');
  const paper = within(code.closest('header')?.parentElement ?? document.body);
  expect(paper.getByText('HIIT Ignite')).toBeTruthy();
  expect(paper.queryByText('DJ Ride')).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('img', { name: 'Classes', hidden: true })).toBeNull();
});

describe('the acts on several classes', () => {
  it('show results and refusals by reason, and refused classes stay selected', async () => {
    const { sent } = await open('/ClubClasses?mode=list', [published, unpublished], {
      answers: [answer(batchUnpublishClasses, {}, { Done: [42], Refused: [{ ClassId: 41, ErrorType: 'ClassHasParticipants' }] })],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 2 classes' }));
    const bar = within(screen.getByRole('region', { name: 'Selected classes' }));
    expect(bar.getByText('2 selected')).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText('1 unpublished. 1 refused: 1 has participants.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ ClubId: 1, ClassIds: [41, 42] });
    expect(bar.getByText('1 selected')).toBeTruthy();
  });

  it('name the rule by which a copy was refused', { tags: ['atLength'] }, async () => {
    const errors = [{ field: 'ShiftDays', key: 'schedule-too-far-ahead' }];
    const Refused = [41, 42].map((ClassId) => ({ ClassId, ErrorType: 'ValidationFailed', errors }));
    await open('/ClubClasses?mode=list', [published, unpublished], {
      answers: [answer(batchCloneClasses, {}, () => respond(200, { Done: [], Refused }))],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 2 classes' }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('0 copied. 2 refused: The first day may be at most six months ahead (2).')).toBeTruthy();
  });

  it('delete after confirmation, and copy to a day that is a number of days later', { tags: ['atLength'] }, async () => {
    const { sent } = await open('/ClubClasses?mode=list', [unpublished], {
      answers: [answer(batchCloneClasses, {}, () => respond(200, { Done: [90], Refused: [] }))],
    });
    await user.click(await screen.findByRole('checkbox', { name: /Select DJ Ride/ }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Keep them' }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await user.click(await screen.findByRole('button', { name: '2 weeks later' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('1 copied.')).toBeTruthy();
    const posted = sent.filter(({ method }) => method === 'POST');
    expect(posted.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/classes:batchClone', body: { ClubId: 1, ClassIds: [42], ShiftDays: 14 } },
    ]);
  });

  it('show which trainers or rooms copies book twice', { tags: ['atLength'] }, async () => {
    const { sent } = await open('/ClubClasses?mode=list', [unpublished], {
      answers: [
        answer(batchCloneClasses, {}, () => respond(200, { Done: [90, 91], Refused: [] })),
        answer(listOverlaps, { id: 1 }, overlapsWith('Trainer', 'Giulia Ferri')),
      ],
    });
    await user.click(await screen.findByRole('checkbox', { name: /Select DJ Ride/ }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/^Giulia Ferri also gives Yoga Flow at that time/)).toBeTruthy();
    expect(sent.find(({ path }) => path.includes('/overlaps'))?.path).toContain('ClassIds=90%2C91');
  });

  it('change only the fields that were filled in', { tags: ['atLength'] }, async () => {
    const { sent } = await open('/ClubClasses?mode=list', [unpublished], {
      answers: [answer(batchUpdateClasses, {}, () => respond(200, { Done: [42], Refused: [] }))],
    });
    await user.click(await screen.findByRole('checkbox', { name: /Select DJ Ride/ }));
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 1 class' }));
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    expect(dialog.getByText('Fill in at least one field.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Seats onsite' }), '12');
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    expect(await screen.findByText('1 changed.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      ClubId: 1,
      ClassIds: [42],
      Fields: { MaxInSiteParticipants: 12 },
    });
  });
});

it('a calendar counts the coming unpublished classes, and links to their list', { tags: ['atLength'] }, async () => {
  const { router } = await open('/ClubClasses', [
    unpublished,
    { ...unpublished, ClassId: 43, End: '2026-11-19T18:00:00Z' },
    published,
  ]);
  expect(await screen.findByText('1 unpublished ahead')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Review and publish' }));
  expect(router.state.location.search).toBe('?mode=list&PublishState=Unpublished');
});
