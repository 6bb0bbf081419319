import { listMemberConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getUserBasic } from '@clubpulse/contract/accounts/users.calls';
import { listClubUserBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { createComment, deleteComment, listComments, listFeedbacks } from '@clubpulse/contract/training/comments/comments.calls';
import { getTrainingSeries } from '@clubpulse/contract/training/series/series.calls';
import { shownByLinkSchema } from '@clubpulse/contract/training/sharing/sharing';
import { getSharedUri, makeSharedUri, setSharedUri } from '@clubpulse/contract/training/sharing/sharing.calls';
import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import {
  countTraining,
  createTraining,
  getHeartbeats,
  getNextTraining,
  getPrevTraining,
  getTraining,
  getTrainingSources,
  listCalendarTrainings,
  updateTraining,
} from '@clubpulse/contract/training/trainings.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chooseAct } from '../../../test/choose-act.ts';
import { answer, respond } from '../../../test/network.ts';
import { printsAfter } from '../../../test/prints-after.ts';
import { openScreen } from '../../../test/screen.tsx';
import { settled } from '../../../test/settled.ts';
import { config } from '../../../test/signed-in.ts';
import { userEvent } from '../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../test/world.ts';

const training: TrainingDetail = {
  TrainingId: 5,
  UserId: 11,
  ClubId: 1,
  ClubName: 'Harbour',
  DisplayGroupId: 2,
  RoomName: 'Hall',
  GroupTrainingId: null,
  Name: '',
  TrainingType: 'hiit',
  Note: '',
  Source: 'Heart',
  SourceName: '',
  Distance: null,
  Begin: '2026-11-20T17:00:00Z',
  End: '2026-11-20T17:45:00Z',
  Duration: 2700,
  MovingTime: 2700,
  Zone0Time: 0,
  Zone1Time: 300,
  Zone2Time: 600,
  Zone3Time: 900,
  Zone4Time: 600,
  Zone5Time: 300,
  GapTime: 0,
  TargetTime: 900,
  Points: 246,
  AverageHeartRate: 141,
  MaxHeartRate: 176,
  Calories: 410,
  IsShared: true,
  Counts: true,
  OtherSources: 0,
  Notes: 0,
  NotedBy: null,
  IsLive: false,
  Color: '#1787a6',
  CalendarType: 'Training',
  Nickname: 'Ale',
  Groups: [],
  Declared: null,
  MayChange: true,
  MayDelete: true,
  MayMove: false,
  RowVersion: 0,
  Pauses: [],
  PauseTime: 0,
  Impossible: null,
  Recovery: 31,
  Minutes: [],
  Zones: {
    Zone0Bpm: 92,
    Zone1Bpm: 110,
    Zone2Bpm: 129,
    Zone3Bpm: 147,
    Zone4Bpm: 166,
    Zone5Bpm: 184,
    TargetLowBpm: 129,
    TargetHighBpm: 147,
    TargetZoneLowPrc: 70,
    TargetZoneHighPrc: 80,
  },
};

const beside = (id: number) => [
  answer(getHeartbeats, { id: 11 }, () => respond(404, {})),
  answer(listComments, { id }, []),
  answer(listFeedbacks, { id }, []),
  answer(getPrevTraining, { id }, () => respond(404, {})),
  answer(getNextTraining, { id }, () => respond(404, {})),
];
it('the training page marks figures as estimated without body data, and requests the body data', async () => {
  const none = { BirthDate: null, Gender: null, Height: null, Weight: null };
  const self = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] }, ...none });
  await openScreen({
    self,
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [answer(getTraining, { id: 5 }, training), ...beside(5)],
  });
  expect(await screen.findByText(/^Zones are estimated and calories are missing/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add them' }));
  expect(await screen.findByRole('dialog', { name: 'Your body, for zones and calories' })).toBeTruthy();
});

const {
  Nickname: _n,
  Groups: _g,
  Declared: _d,
  MayChange: _c,
  MayDelete: _e,
  MayMove: _m,
  RowVersion: _r,
  Zones: _z,
  ...listed
} = training;
const { Pauses: _p, PauseTime: _t, Impossible: _x, Recovery: _y, Minutes: _i, ...row } = listed;
const watch = {
  ...row,
  TrainingId: 6,
  Source: 'Wearable',
  SourceName: 'Garmin Forerunner 265',
  Counts: false,
  WeekPoints: 670,
} as const;
const note = {
  ...row,
  TrainingId: 7,
  Source: 'Note',
  NotedBy: 'Giulia',
  Counts: false,
  Points: 0,
  Duration: 2700,
  WeekPoints: null,
} as const;

it('the training page shows the sources of its activity, and lets the athlete choose which one counts', async () => {
  const user = userEvent.setup();
  const [chosen, taken] = [vi.fn(() => undefined), vi.fn(() => undefined)];
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(getTraining, { id: 5 }, { ...training, OtherSources: 1, Notes: 1 }),
      answer(getTrainingSources, { id: 5 }, [{ ...row, WeekPoints: 683 }, watch, note]),
      answer(countTraining, { id: 6 }, chosen),
      answer(countTraining, { id: 5 }, taken),
      answer(getTraining, { id: 6 }, { ...training, TrainingId: 6, Name: 'By watch' }),
      ...beside(5),
      ...beside(6),
    ],
  });
  const sources = within(await screen.findByRole('region', { name: /^Sources/ }, { timeout: 10_000 }));
  expect(sources.getByText('Counts')).toBeTruthy();
  expect(sources.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/Training/6']);
  expect(sources.getByText(/Giulia noted: was here, 45:00/)).toBeTruthy();
  await user.click(sources.getByRole('button', { name: 'Count this instead' }));
  expect(sources.getByText('This week').nextElementSibling?.textContent).toBe('683 670');
  await user.click(sources.getByRole('button', { name: 'Count Garmin Forerunner 265' }));
  await waitFor(() => expect(chosen).toHaveBeenCalled());
  expect(await screen.findByRole('heading', { name: 'By watch' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(taken).toHaveBeenCalled());
});

const ofClub = { Source: 'Heart', ClubId: 1, ClubName: 'Navigli', OtherSources: 1, Counts: false } as const;
it.each([
  ['live', {}, '45:00 with 62 pts are removed from the journal', 'heart rates stay stored'],
  ['from a file', { Source: 'File' }, '45:00 with 62 pts are removed from the journal', 'heart rates are deleted'],
  [
    'from a wearable',
    { Source: 'Wearable', OtherSources: 1 },
    'Another source of this time then counts',
    'heart rates are deleted',
  ],
  [
    'entered by hand',
    { Source: 'Hand', OtherSources: 1, Counts: false },
    'The journal counts another source: its totals stay',
    null,
  ],
  ['counted only by the club', ofClub, 'results of Navigli lose what this source counts there', 'heart rates stay stored'],
  [
    'counted by club and journal',
    { ...ofClub, Counts: true },
    'results of Navigli lose what this source counts there',
    'heart rates stay stored',
  ],
] as const)(
  'the training page shows before a deletion what the totals lose and if heart rates are deleted: training %s',
  async (_, fields, leaves, beats) => {
    const user = userEvent.setup();
    await openScreen({
      self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
      clubs: [clubWith(1)],
      path: '/Training/5',
      answers: [
        answer(getTraining, { id: 5 }, { ...training, MayDelete: true, Duration: 2700, Points: 62, ...fields }),
        answer(getTrainingSources, { id: 5 }, []),
        answer(getTrainingSeries, { id: 5 }, () => respond(404, {})),
        ...beside(5),
      ],
    });
    await user.click(await screen.findByRole('button', { name: /^Actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete training' }));
    const { textContent } = await screen.findByRole('dialog');
    expect(textContent).toContain(leaves);
    if (beats === null) expect(textContent).not.toContain('heart rates');
    else expect(textContent).toContain(beats);
  },
);

it('the training page shows an attendance note as a visit, which its athlete may add to the journal', {
  tags: ['atLength'],
}, async () => {
  const Declared = { Begin: training.Begin, Duration: 2700, Distance: null, AverageHeartRate: null, Calories: null };
  const visit = { Source: 'Note', NotedBy: 'Giulia', Note: 'All six blocks', Duration: 2700, Points: 0 } as const;
  const user = userEvent.setup();
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [answer(getTraining, { id: 5 }, { ...training, ...visit, Zones: null, Declared, MayChange: false }), ...beside(5)],
  });
  expect(await screen.findByText('Giulia noted: was here, 45:00')).toBeTruthy();
  expect(screen.getByText('1 visit, 45:00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add to journal' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByDisplayValue('All six blocks')).toBeTruthy();
});

it('the training page shows type, duration, points, average and maximum heart rate', async () => {
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(getTraining, { id: 5 }, training),
      answer(getHeartbeats, { id: 11 }, () => respond(404, {})),
      answer(listComments, { id: 5 }, []),
      answer(listFeedbacks, { id: 5 }, []),
      answer(getPrevTraining, { id: 5 }, () => respond(404, {})),
      answer(getNextTraining, { id: 5 }, () => respond(404, {})),
    ],
  });
  expect(await screen.findByText(/^HIIT, .*, Harbour/)).toBeTruthy();
  const summary = screen.getByRole('region', { name: 'Summary' }).textContent;
  for (const figure of ['246', '45:00', '141', '176', 'bpm, 1 min after effort−31']) expect(summary).toContain(figure);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Maximum effort166+',
    'Anaerobic147–165',
    'Aerobic129–146',
    'Weight control110–128',
    'Moderate effort92–109',
    'Restingunder 92',
  ]);
});

it('the heart-rate chart draws and names a pause of the recorder as a pause, not as a lost strap', async () => {
  const beats = Array.from({ length: 2700 }, (_, second) => (second > 900 && second < 1800 ? 0 : 140));
  beats.fill(0, 2001, 2600);
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(
        getTraining,
        { id: 5 },
        {
          ...training,
          MovingTime: 1800,
          GapTime: 1500,
          PauseTime: 900,
          Pauses: [{ Second: 900, Seconds: 900 }],
          Impossible: { Seconds: 40, HeartRate: 240 },
          Minutes: [
            ...Array.from({ length: 15 }, () => ({ Zone: 3, HeartRate: 140, Points: 6 })),
            { Zone: null, HeartRate: null, Points: 0 },
          ],
        },
      ),
      answer(getHeartbeats, { id: 11 }, { Begin: training.Begin, HeartRates: beats }),
      answer(listComments, { id: 5 }, []),
      answer(listFeedbacks, { id: 5 }, []),
      answer(getPrevTraining, { id: 5 }, () => respond(404, {})),
      answer(getNextTraining, { id: 5 }, () => respond(404, {})),
    ],
  });
  const head = await screen.findByRole('region', { name: 'Summary' });
  expect(head.textContent).toMatch(/time30:00.*with pauses45:00/);
  const paused = await screen.findByText('paused 15:00');
  expect(paused.closest('[data-pause]')?.getAttribute('data-pause')).toBe('true');
  expect(screen.getByText('no strap 10:00').closest('[data-pause]')?.getAttribute('data-pause')).toBe('false');
  expect(screen.getByText('15:00 paused: it counts neither in the time nor in the zones.')).toBeTruthy();
  expect(screen.getByText(/^0:40 with up to 240 bpm is left out: values so far above the maximum of 184 /)).toBeTruthy();
  expect(screen.getByText('10:00 without signal: it counts in the time, not in the zones.')).toBeTruthy();
  expect(screen.getByText('Minute 16: paused')).toBeTruthy();
});

it('the training page labels a narrow gap with its length, and names an unnamed training by its type only once', async () => {
  const beats = Array.from({ length: 2700 }, (_, second) => (second > 1200 && second < 1390 ? 0 : 140));
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(getTraining, { id: 5 }, { ...training, RoomName: null, TrainingType: 'cycling', GapTime: 190 }),
      answer(getHeartbeats, { id: 11 }, { Begin: training.Begin, HeartRates: beats }),
      answer(listComments, { id: 5 }, []),
      answer(listFeedbacks, { id: 5 }, []),
      answer(getPrevTraining, { id: 5 }, () => respond(404, {})),
      answer(getNextTraining, { id: 5 }, () => respond(404, {})),
    ],
  });
  const words = await screen.findByText('no strap 3:10');
  expect(words.closest('[data-pause]')).toBeNull();
  expect(Number.parseFloat(words.style.left)).toBeCloseTo((100 * 1390) / 2700, 0);
  expect(screen.getAllByText(/Cycling/)).toHaveLength(1);
});

it('the training page opens the print dialog 250 ms after the request', { tags: ['atLength'] }, async () => {
  const delays = printsAfter();
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(getTraining, { id: 5 }, training),
      answer(getHeartbeats, { id: 11 }, () => respond(404, {})),
      answer(listComments, { id: 5 }, []),
      answer(listFeedbacks, { id: 5 }, []),
      answer(getPrevTraining, { id: 5 }, () => respond(404, {})),
      answer(getNextTraining, { id: 5 }, () => respond(404, {})),
    ],
  });
  await chooseAct(userEvent.setup(), 'Print');
  await vi.waitFor(() => expect(delays).toEqual([250]));
});

it('the training page reports that heart rates failed to load, and that a comment could not be sent', {
  tags: ['atLength'],
}, async () => {
  const away = () =>
    respond(503, { type: 'about:blank', title: '', status: 503, ErrorType: 'ServiceUnavailable', requestId: 'r1' });
  await openScreen({
    self: selfWith({ UserId: 11, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(getTraining, { id: 5 }, training),
      answer(getHeartbeats, { id: 11 }, away),
      answer(listComments, { id: 5 }, []),
      answer(listFeedbacks, { id: 5 }, []),
      answer(getPrevTraining, { id: 5 }, () => respond(404, {})),
      answer(getNextTraining, { id: 5 }, () => respond(404, {})),
      answer(createComment, { id: 5 }, away),
    ],
  });
  expect(await screen.findByText(/^Error getting training data/)).toBeTruthy();
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Legs are gone');
  await user.click(screen.getByRole('button', { name: 'Send comment' }));
  expect(await screen.findByText(/^Error saving comment\. ./)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveProperty('value', 'Legs are gone');
});

it('the training page shows, while the training runs, the time up to which the figures are counted', async () => {
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(getTraining, { id: 5 }, { ...training, IsLive: true }),
      answer(getHeartbeats, { id: 11 }, () => respond(404, {})),
      answer(listComments, { id: 5 }, []),
      answer(listFeedbacks, { id: 5 }, []),
      answer(getPrevTraining, { id: 5 }, () => respond(404, {})),
      answer(getNextTraining, { id: 5 }, () => respond(404, {})),
    ],
  });
  expect(await screen.findByText(/^counted up to .*:45/)).toBeTruthy();
});

it('the training editor allows another name for a live training, but not other times', { tags: ['atLength'] }, async () => {
  const sent: unknown[] = [];
  let shown = training;
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(getTraining, { id: 5 }, () => shown),
      answer(getHeartbeats, { id: 11 }, () => respond(404, {})),
      answer(listComments, { id: 5 }, []),
      answer(listFeedbacks, { id: 5 }, []),
      answer(getPrevTraining, { id: 5 }, () => respond(404, {})),
      answer(getNextTraining, { id: 5 }, () => respond(404, {})),
      answer(updateTraining, { id: 5 }, (body: unknown) => {
        sent.push(body);
        shown = { ...training, Name: 'Hills' };
        return shown;
      }),
    ],
  });
  const user = userEvent.setup();
  await chooseAct(user, 'Change');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('textbox', { name: /Day/ })).toBeNull();
  await user.type(name, 'Hills');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Training saved');
  expect(sent).toEqual([{ TrainingType: 'hiit', Name: 'Hills', Note: '', RowVersion: 0 }]);
});

it('the type list of the training editor stays folded until it is opened, even with keyboard focus', {
  tags: ['atLength'],
}, async () => {
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(getTraining, { id: 5 }, training),
      answer(getHeartbeats, { id: 11 }, () => respond(404, {})),
      answer(listComments, { id: 5 }, []),
      answer(listFeedbacks, { id: 5 }, []),
      answer(getPrevTraining, { id: 5 }, () => respond(404, {})),
      answer(getNextTraining, { id: 5 }, () => respond(404, {})),
    ],
  });
  const user = userEvent.setup();
  await chooseAct(user, 'Change');
  const type = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Type/ });
  await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(type()));
  await settled();
  expect(screen.queryByRole('option')).toBeNull();
  expect([type().value, type().getAttribute('aria-expanded')]).toEqual(['HIIT', 'false']);
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: 'Running' })).toBeTruthy();
});

it('the training editor does not lose entered values when the trainer saves meanwhile, and can save them afterwards', {
  tags: ['atLength'],
}, async () => {
  const sent: unknown[] = [];
  let shown = training;
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(getTraining, { id: 5 }, () => shown),
      answer(getHeartbeats, { id: 11 }, () => respond(404, {})),
      answer(listComments, { id: 5 }, []),
      answer(listFeedbacks, { id: 5 }, []),
      answer(getPrevTraining, { id: 5 }, () => respond(404, {})),
      answer(getNextTraining, { id: 5 }, () => respond(404, {})),
      answer(updateTraining, { id: 5 }, (body: unknown) => {
        sent.push(body);
        if (sent.length > 1) return shown;
        shown = { ...training, Note: 'Of her trainer', RowVersion: 1 };
        return respond(409, { ErrorType: 'StaleRowVersion' });
      }),
    ],
  });
  const user = userEvent.setup();
  await chooseAct(user, 'Change');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Hills');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Someone else changed this in the meantime/)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Of her trainer'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Training saved');
  expect(sent).toEqual([
    { TrainingType: 'hiit', Name: 'Hills', Note: '', RowVersion: 0 },
    { TrainingType: 'hiit', Name: 'Hills', Note: 'Of her trainer', RowVersion: 1 },
  ]);
});

it('the training page sends a comment, deletes it after a confirmation, and creates a link before copying', async () => {
  const comment = {
    CommentId: 3,
    TrainingId: 5,
    Text: 'Legs are gone',
    Author: { UserId: 11, Nickname: 'Ale', FirstMidName: 'Alessia', LastName: 'Conti', PictureUri: null },
    CreatedAt: '2026-11-20T18:00:00Z',
  };
  let comments: (typeof comment)[] = [];
  let uri: string | null = null;
  let ShowsCharts = false;
  const self = selfWith({ UserId: 11, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
  await openScreen({
    self,
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(getTraining, { id: 5 }, training),
      answer(getHeartbeats, { id: 11 }, () => respond(404, {})),
      answer(listComments, { id: 5 }, () => comments),
      answer(listFeedbacks, { id: 5 }, []),
      answer(getPrevTraining, { id: 5 }, () => respond(404, {})),
      answer(getNextTraining, { id: 5 }, () => respond(404, {})),
      answer(createComment, { id: 5 }, () => {
        comments = [comment];
        return comment;
      }),
      answer(deleteComment, { id: 3 }, () => {
        comments = [];
        return respond(204);
      }),
      answer(getSharedUri, { id: 5 }, () => ({ Uri: uri, ShowsCharts })),
      answer(makeSharedUri, { id: 5 }, () => {
        uri = 'https://clubpulse.example/#/SharedTraining/ABC';
        ShowsCharts = true;
        return { Uri: uri, ShowsCharts };
      }),
      answer(setSharedUri, { id: 5 }, (body) => {
        ShowsCharts = shownByLinkSchema.parse(body).ShowsCharts;
        return { Uri: uri, ShowsCharts };
      }),
    ],
  });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Legs are gone');
  expect(screen.getByText('The staff of clubs you share your heart rates with reads this.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send comment' }));
  expect(await screen.findByText('Legs are gone', { selector: 'p' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete the comment of You' }));
  await user.click(await screen.findByRole('button', { name: 'Delete comment' }));
  expect(await screen.findByText('No comments on this training yet.')).toBeTruthy();
  await chooseAct(user, 'Share');
  expect(await screen.findByText(/Not your name, club, room/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('https://clubpulse.example/#/SharedTraining/ABC');
  const charts = screen.getByRole<HTMLInputElement>('switch', { name: /^Charts and map/ });
  expect(charts.checked).toBe(true);
  await user.click(charts);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Charts and map/ }).checked).toBe(false));
});

it('the training page restores the comment draft of each training, and focuses the input', { tags: ['atLength'] }, async () => {
  const self = selfWith({ UserId: 11, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
  const answersOf = (id: number) => [
    answer(getTraining, { id }, { ...training, TrainingId: id }),
    answer(listComments, { id }, []),
    answer(listFeedbacks, { id }, []),
  ];
  const { router } = await openScreen({
    self,
    clubs: [clubWith(1)],
    path: '/CommentTraining/5',
    answers: [...answersOf(5), ...answersOf(6)],
  });
  const user = userEvent.setup();
  const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
  await user.type(await box(), 'Legs are gone');
  for (const [to, text] of [
    ['/CommentTraining/6', ''],
    [-1, 'Legs are gone'],
  ] as const) {
    await (to === -1 ? router.navigate(to) : router.navigate(to));
    await waitFor(async () => {
      expect((await box()).value).toBe(text);
      expect(document.activeElement).toBe(await box());
    });
  }
});

it('the training page offers no mail if the server sends no mails', async () => {
  await openScreen({
    self: selfWith({ UserId: 11, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(getConfig, {}, { ...config, mail: false }),
      answer(getTraining, { id: 5 }, training),
      answer(getHeartbeats, { id: 11 }, () => respond(404, {})),
      answer(listComments, { id: 5 }, []),
      answer(listFeedbacks, { id: 5 }, []),
      answer(getPrevTraining, { id: 5 }, () => respond(404, {})),
      answer(getNextTraining, { id: 5 }, () => respond(404, {})),
      answer(getSharedUri, { id: 5 }, { Uri: null, ShowsCharts: false }),
    ],
  });
  const user = userEvent.setup();
  await chooseAct(user, 'Share');
  expect(await screen.findByText(/^This server sends no e-mail yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send by e-mail' })).toBeNull();
});

it('staff add an attendance note, whose form shows errors for empty fields and another club', {
  tags: ['atLength'],
}, async () => {
  await openScreen({
    self: selfWith({ UserId: 12, AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Journal/11',
    answers: [
      answer(
        getUserBasic,
        { id: 11 },
        { UserId: 11, Nickname: 'Ale', FirstMidName: 'Alessia', LastName: 'Conti', PictureUri: null },
      ),
      answer(listMemberConsents, { id: 1, userId: 11 }, []),
      answer(listClubUserBookings, { id: 1, userId: 11 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
      answer(listCalendarTrainings, { id: 11 }, []),
      answer(createTraining, { id: 11 }, () =>
        respond(400, { ErrorType: 'ValidationFailed', errors: [{ field: 'ClubId', key: 'invalid-id' }] }),
      ),
    ],
  });
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('button', { name: /Add training/ }))[0] as HTMLElement);
  const begin = await screen.findByLabelText(/^Start/, { selector: 'input' });
  await user.click(screen.getByLabelText(/^Type/, { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: 'Running' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText('Fill this in.')).toHaveLength(2));
  expect(begin.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText(/^Day/, { selector: 'input' }).getAttribute('aria-invalid')).not.toBe('true');
  await user.type(begin, '07:00');
  await user.type(screen.getByLabelText(/^Time/, { selector: 'input' }), '30');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Choose a club of this athlete/);
});
