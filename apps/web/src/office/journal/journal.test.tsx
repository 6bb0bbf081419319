import { listMemberConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getUserBasic } from '@clubpulse/contract/accounts/users.calls';
import { listMeasureEvents } from '@clubpulse/contract/body/measures/measures.calls';
import { listClubUserBookings, listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { listCalendarResults } from '@clubpulse/contract/live/room-results/room-results.calls';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { listCalendarRuns } from '@clubpulse/contract/workouts/runs/runs.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bookingWith } from '../../calendar/test/world.ts';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { trainingWith } from '../../training/test/trainings.ts';

const begins = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const page = <T,>(data: T[]) => ({ draw: 0, recordsTotal: 0, recordsFiltered: 0, data });
const soon = bookingWith({ Name: 'Saturday Ride', Begin: begins(5), End: begins(50) });
const waiting = bookingWith({ ClassParticipantId: 71, Name: 'Yoga Flow', Begin: begins(6), End: begins(50), State: 'Waiting' });
const over = bookingWith({ ClassParticipantId: 72, Name: 'Early Spin', Begin: begins(-3), End: begins(-1) });
const canceled = bookingWith({ ClassParticipantId: 73, Name: 'Boxing', Begin: begins(5), End: begins(50), CancelReason: 'Ill' });
const booked = page([soon, waiting, over, canceled]);

const open = (answers: Answers, path = '/Journal', role: 'Athlete' | 'Trainer' = 'Athlete') =>
  openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, [role]: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path,
    answers: [answer(listCalendarTrainings, {}, []), ...answers],
  });

it('the journal shows coming bookings beside trainings in month, week and list, without past or cancelled ones', async () => {
  await open([answer(listMyBookings, { id: 11 }, booked)]);
  const ride = await screen.findByRole('link', { name: /Saturday Ride.*booked/ });
  expect(ride.getAttribute('href')).toContain('/MyBookings');
  expect(screen.getByRole('link', { name: /Yoga Flow.*waiting list/ })).toBeTruthy();
  expect(screen.queryByText('Early Spin')).toBeNull();
  expect(screen.queryByText('Boxing')).toBeNull();
  const user = userEvent.setup();
  for (const mode of ['Week', 'List']) {
    await user.click(screen.getByRole('radio', { name: mode }));
    expect(await screen.findByRole('link', { name: /Saturday Ride.*booked/ })).toBeTruthy();
  }
});

it('the journal shows coming weeks, and states when nothing is booked', async () => {
  await open([]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'List' }));
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(await screen.findByText('Nothing booked this week')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(await screen.findByText('No training this week')).toBeTruthy();
});

it('the journal hides bookings of a coming week that staff may not read', async () => {
  const davide = { UserId: 5, Nickname: 'Davide', FirstMidName: 'Davide', LastName: 'Rossi', PictureUri: null };
  let refused = 0;
  await open(
    [
      answer(getUserBasic, { id: 5 }, davide),
      answer(listMemberConsents, { id: 1, userId: 5 }, ['HeartRate', 'OtherTrainings']),
      answer(listClubUserBookings, { id: 1, userId: 5 }, () => {
        refused++;
        return respond(403, { ErrorType: 'InsufficientRights' });
      }),
    ],
    '/Journal/5',
    'Trainer',
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'List' }));
  expect(await screen.findByText('No training this week')).toBeTruthy();
  const before = refused;
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(refused).toBeGreaterThan(before));
  await waitFor(() => expect(screen.queryByText('No training this week')).toBeNull());
  expect(screen.queryByText('Nothing booked this week')).toBeNull();
});

it("the journal shows staff the club's bookings of an athlete, with links to the class", async () => {
  const davide = { UserId: 5, Nickname: 'Davide', FirstMidName: 'Davide', LastName: 'Rossi', PictureUri: null };
  await open(
    [
      answer(getUserBasic, { id: 5 }, davide),
      answer(listMemberConsents, { id: 1, userId: 5 }, ['HeartRate', 'OtherTrainings']),
      answer(listClubUserBookings, { id: 1, userId: 5 }, page([soon])),
    ],
    '/Journal/5',
    'Trainer',
  );
  const ride = await screen.findByRole('link', { name: /Saturday Ride.*booked/ });
  expect(ride.getAttribute('href')).toContain('/ClubClassParticipants/5');
});

it('the journal shows completed workout sheets, and loads them only when the club uses them', async () => {
  const run = {
    WorkoutSheetRunId: 5,
    UserId: 11,
    ClubId: 1,
    WorkoutSheetId: 7,
    Name: 'Strength base',
    Day: 0,
    DayName: 'Day A',
    Begin: begins(0),
    End: begins(60),
    Felt: null,
    Planned: 20,
    Done: 17,
    Percent: 85,
    Evaluation: 'good' as const,
    Volume: 3474,
    SheetState: 'Same' as const,
    CalendarType: 'WorkoutSheetRun' as const,
  };
  const openWith = (EnableWorkoutSheets: boolean, answers: Answers) =>
    openScreen({
      self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
      clubs: [clubWith(1, { EnableWorkoutSheets })],
      path: '/Journal',
      answers: [answer(listCalendarTrainings, {}, []), answer(listMyBookings, { id: 11 }, page([])), ...answers],
    });
  const { sent, unmount } = await openWith(true, [answer(listCalendarRuns, { id: 11 }, [run])]);
  const link = await screen.findByRole('link', { name: /Strength base.*85% of a sheet/ });
  expect(link.getAttribute('href')).toContain('/WorkoutSheetExecutionLog/5');
  await userEvent.setup().click(screen.getByRole('radio', { name: 'List' }));
  expect(await screen.findByRole('link', { name: /Strength base.*85% of a sheet/ })).toBeTruthy();
  expect(sent.some(({ path }) => path.includes('workoutsheetsruns'))).toBe(true);
  unmount();
  const without = await openWith(false, []);
  expect(await screen.findByRole('radio', { name: 'List' })).toBeTruthy();
  expect(without.sent.some(({ path }) => path.includes('workoutsheetsruns'))).toBe(false);
});

it("the journal lists what a room's screens showed, with links to the training of that time", async () => {
  const result = {
    RoomResultId: 6,
    ClubId: 1,
    RoomName: 'Vault',
    TrainingId: 77,
    Kind: 'Circuit' as const,
    Name: 'Vault two',
    Begin: begins(0),
    End: begins(12),
    Seconds: 720,
    Heard: 720,
    Done: 1,
    Planned: 6,
    Percent: 17,
    RoundsDone: 0,
    Rounds: 3,
    Measure: null,
    Segments: null,
  };
  await open([answer(listMyBookings, { id: 11 }, page([])), answer(listCalendarResults, { id: 11 }, [result])]);
  const link = await screen.findByRole('link', { name: /Vault two.*17% in Vault/ });
  expect(link.getAttribute('href')).toContain('/Training/77');
});

it('the journal shows body measurements, with links to their report', async () => {
  const event = {
    MeasureEventId: 9,
    UserId: 11,
    TimeStamp: begins(0),
    DataType: 'BodyComposition' as const,
    Values: [],
    Note: '',
    MeasuredBy: null,
    Club: null,
    MayChange: true,
    RowVersion: 0,
  };
  await open([answer(listMyBookings, { id: 11 }, page([])), answer(listMeasureEvents, { id: 11 }, page([event]))]);
  const report = await screen.findByRole('link', { name: /Body composition.*Report/ });
  expect(report.getAttribute('href')).toContain('/BiometricReport/9');
});

it('the journal shows at most five trainings per day in the month, all in the week, and weekly totals in both', async () => {
  const trainings = [1, 2, 3, 4, 5, 6, 7].map((id) =>
    trainingWith({ TrainingId: id, Name: `Round ${id}`, Begin: begins(-11), End: begins(-1) }),
  );
  await open([answer(listMyBookings, { id: 11 }, page([])), answer(listCalendarTrainings, { id: 11 }, trainings)]);
  const named = () => screen.getAllByRole('link', { name: /^Round/ });
  expect(await screen.findByRole('columnheader', { name: 'Week' })).toBeTruthy();
  await waitFor(() => expect(named()).toHaveLength(5));
  expect(screen.getByRole('button', { name: '2 more' })).toBeTruthy();
  const week = screen.getAllByRole('row').find((row) => within(row).queryAllByRole('link', { name: /^Round/ }).length > 0);
  expect(week?.lastElementChild?.textContent).toMatch(/^210 points7 trainings, 1.h.10$/);
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Week' }));
  await waitFor(() => expect(named()).toHaveLength(7));
  expect(screen.queryByRole('columnheader', { name: 'Week' })).toBeNull();
  expect(screen.getByText('Time in zones this week')).toBeTruthy();
});

it('the journal marks an attendance note in the month without counting it, and shows the sources of a training', async () => {
  const times = { Begin: begins(0), End: begins(45), Duration: 2700 };
  const ride = trainingWith({ TrainingId: 5, Name: 'Morning Ride', Points: 246, OtherSources: 2, Notes: 1, ...times });
  const visit = { Source: 'Note', NotedBy: 'Giulia', Counts: false, Points: 0, GapTime: 2700 } as const;
  const note = trainingWith({ TrainingId: 6, Name: 'Evening Swim', ...times, ...visit });
  await open([answer(listMyBookings, { id: 11 }, page([])), answer(listCalendarTrainings, {}, [note, ride])]);
  const event = await screen.findByRole('link', { name: /Evening Swim/ });
  expect(event.textContent).toBe('Evening SwimGiulia noted a visit');
  const figure = (label: string) => screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling?.textContent;
  expect([figure('Trainings'), figure('Time'), figure('Points')]).toEqual(['1', '45:00', '246']);
  await userEvent.setup().click(screen.getByRole('radio', { name: 'List' }));
  const row = await screen.findByRole('link', { name: /Evening Swim.*noted a visit/ });
  expect(row.textContent).not.toContain('point');
  expect(screen.getByText('Club strap counts, 2 more, and a note')).toBeTruthy();
});
