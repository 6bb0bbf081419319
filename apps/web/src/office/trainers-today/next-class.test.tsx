import type { CalendarClass, Class } from '@clubpulse/contract/calendar/classes/classes';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listMyActivities } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import { getLicenseStop } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import { listClassSessions } from '@clubpulse/contract/live/class-sessions.calls';
import { listWaitingTrainings } from '@clubpulse/contract/training/comments/comments.calls';
import { listClubTrainings } from '@clubpulse/contract/training/trainings.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calendarClassWith } from '../../calendar/test/classes.ts';
import { classWith, participantWith, waitingWith } from '../../calendar/test/world.ts';
import { classSessionWith } from '../../live/test/sessions.ts';
import { type Answers, answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const openBare = (answers: Answers, clubIds: readonly number[] = [1]) =>
  openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Trainer: clubIds.map((ClubId) => ({ ClubId })) } }),
    clubs: clubIds.map((id) => clubWith(id, id === 1 ? {} : { Name: 'Cadenza Isola' })),
    path: '/TrainersJournal',
    answers: [
      answer(listLiveAthletes, { id: 1 }, []),
      answer(listClubTrainings, { id: 1 }, []),
      answer(listWaitingTrainings, { id: 1 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [], Athletes: [] }),
      answer(getLicenseStop, { id: 1 }, { Stop: null }),
      ...answers,
    ],
  });
const open = (answers: Answers) => openBare([answer(listClassSessions, { id: 1 }, []), ...answers]);

const begins = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const page = (data: CalendarClass[]) => answer(listClasses, { id: 1 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data });
const teaching = (Begin: string, changed: Partial<Class> = {}) =>
  answer(listMyActivities, {}, [{ Kind: 'Teaching', Class: classWith({ Begin, End: begins(90), ...changed }) }]);

it("the trainer's start screen begins with the next class: participants, queue, and time until it begins", {
  tags: ['atLength'],
}, async () => {
  await open([
    teaching(begins(20.5), { InSiteParticipants: 15, MaxInSiteParticipants: 16, InSiteQueued: 3 }),
    answer(listParticipants, { id: 5 }, []),
    page([]),
  ]);
  expect(await screen.findByText('HIIT Ignite')).toBeTruthy();
  expect(screen.getByText('15 of 16 booked')).toBeTruthy();
  expect(screen.getByText('3 wait')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^20:\d\duntil it starts$/);
  expect(screen.getByRole('button', { name: 'Open the wall' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Participants' })).toBeTruthy();
});

it('the next class lists who needs attention and why, never debts, and the other participants', async () => {
  await open([
    teaching(begins(-5)),
    answer(listParticipants, { id: 5 }, [
      participantWith(1, 'Ale', { LookOut: [{ Kind: 'Unpaid', Date: '2026-11-03' }], SensorCode: 'L1' }),
      participantWith(2, 'Chiara', { LookOut: [{ Kind: 'CertificateExpiring', Date: '2026-11-24' }], SensorCode: 'L2' }),
      participantWith(3, 'Fede', { LookOut: [{ Kind: 'FirstClass' }], SensorCode: 'L3' }),
      participantWith(4, 'Nico', { SensorCode: null }),
      waitingWith(6, 'Sofia', 1),
    ]),
    page([]),
  ]);
  expect(await screen.findByText('On now')).toBeTruthy();
  await screen.findByRole('link', { name: /Nico/ });
  const careful = screen.getAllByRole('link').map((one) => one.textContent ?? '');
  const people = careful.filter((text) => /Fede|Chiara|Nico|Ale|Sofia/.test(text));
  expect(people.map((text) => text.match(/Fede|Chiara|Nico/)?.[0])).toEqual(['Fede', 'Chiara', 'Nico']);
  expect(people[0]).toContain('First class');
  expect(people[2]).toContain('No strap');
  expect(screen.getByRole('heading', { name: 'Also booked' })).toBeTruthy();
  expect(screen.queryByText(/Unpaid/)).toBeNull();
});

it("the trainer's start screen shows that there is no class within a day, and the later classes", async () => {
  const later = begins(3 * 24 * 60);
  await open([
    answer(listMyActivities, {}, []),
    page([
      calendarClassWith({ ClassId: 8, Name: 'Lunch Ride', Begin: later }),
      calendarClassWith({ ClassId: 9, Begin: begins(-600) }),
    ]),
  ]);
  expect(await screen.findByText(/No class to give in the next 24 hours/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the calendar' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Lunch Ride/ })).toBeTruthy();
  expect(screen.queryByText('HIIT Ignite')).toBeNull();
});

it("the trainer's start screen shows that the licence has ended, what still works, and who can renew it", async () => {
  await open([
    page([]),
    answer(listMyActivities, {}, []),
    answer(getLicenseStop, { id: 1 }, { Stop: { Kind: 'Ended', Day: '2026-10-31' } }),
  ]);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Licence ended 31\/10\/2026: nothing can be added\. .*A manager or owner of the club/);
});

const sessions = (changed: Partial<ClassSession>) => answer(listClassSessions, { id: 1 }, [classSessionWith(changed)]);

it('the next class that was started early is shown as running, without a countdown', async () => {
  const StartedAt = begins(-1);
  await openBare([
    teaching(begins(3)),
    sessions({ Begin: begins(3), ClassSessionId: 8, State: 'Running', StartedAt }),
    answer(listParticipants, { id: 5 }, []),
    page([]),
  ]);
  expect((await screen.findByText('On air now')).closest('p')?.textContent).toMatch(/^On air nowsince \d\d:\d\d$/);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getAllByText('On air now')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'End class' })).toBeTruthy();
});

it('the next class that was ended early is shown as ended', async () => {
  await openBare([
    teaching(begins(-10)),
    sessions({ ClassSessionId: 8, StartedAt: begins(-10), StoppedAt: begins(-2) }),
    answer(listParticipants, { id: 5 }, []),
    page([]),
  ]);
  expect((await screen.findByText('Ended')).closest('p')?.textContent).toMatch(/^Endedat \d\d:\d\d$/);
  expect(screen.queryByText('On now')).toBeNull();
  expect(screen.getByText(/can be started again until/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start the class' })).toBeTruthy();
});

it("the next class in another club is shown with the club's name and link, and can be started", async () => {
  await openBare(
    [
      teaching(begins(3), { ClubId: 2 }),
      answer(listClassSessions, { id: 2 }, [classSessionWith({ ClubId: 2, Begin: begins(3) })]),
      answer(listParticipants, { id: 5 }, []),
      page([]),
    ],
    [1, 2],
  );
  expect(await screen.findByText(/· Cadenza Isola$/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Start the class' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Switch to Cadenza Isola' })).toBeTruthy();
});
