import type { Video } from '@clubpulse/contract/videos/videos/videos';
import { listVideos } from '@clubpulse/contract/videos/videos/videos.calls';
import type { Exercise } from '@clubpulse/contract/workouts/exercises/exercises';
import { getExercise, getExerciseGuide, saveExerciseGuide } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import type { EditedGuide } from '@clubpulse/contract/workouts/exercises/guides';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const uri = (digit: string) => `/media/${digit.repeat(64)}-960.jpg`;
const none = { Name: '', Instructions: '' };
const deadlift: Exercise = {
  ExerciseId: 1,
  ClubId: null,
  Name: 'Romanian deadlift',
  Untranslated: [],
  MainMuscle: 'hamstrings',
  OtherMuscles: ['glutes'],
  Muscles: [],
  Equipment: ['barbell'],
  Activities: ['strength'],
  Brand: '',
  Level: 'intermediate',
  Pattern: 'hinge',
  Measure: 'reps',
  Locations: ['club'],
  Unilateral: false,
  PictureUris: [],
  Figure: 'romanianDeadlift',
  Published: true,
  Demands: [],
  Texts: { en: { Name: 'Romanian deadlift', Instructions: 'Push the hips back.' }, it: none, es: none, fr: none },
  Offered: true,
  RowVersion: 3,
};
const guide: EditedGuide = {
  ClubId: 1,
  ExerciseId: 1,
  Steps: [
    { PictureUri: uri('1'), Title: 'Stand tall', Text: 'Bar at the thighs.' },
    { PictureUri: uri('2'), Title: 'Hips back', Text: '' },
  ],
  Video: null,
  VideoId: null,
  RowVersion: 4,
};
const video = (VideoId: number, Title: string, fields: Partial<Video> = {}): Video => ({
  VideoId,
  Title,
  Description: '',
  Source: 'Upload',
  PreviewUri: null,
  Seconds: 24,
  IsGone: false,
  Url: null,
  FileName: 'deadlift.mp4',
  State: 'Ready',
  ErrorCode: null,
  ErrorTitle: null,
  ErrorAdvice: null,
  Progress: 100,
  IsEncoded: true,
  Width: 1280,
  Height: 720,
  HasSound: false,
  Bytes: 1000,
  IsPublished: true,
  Collections: [],
  AddedBy: null,
  AddedAt: '2026-11-02T10:00:00Z',
  Plays: 0,
  People: 0,
  RowVersion: 0,
  ...fields,
});
const videos = [video(5, 'Deadlift in Studio 1'), video(6, 'Not for members', { IsPublished: false })];
const open = (path: string, found: EditedGuide, answers: Parameters<typeof openScreen>[0]['answers'] = []) =>
  openScreen({
    clubs: [clubWith(1)],
    path,
    self: manager,
    answers: [
      answer(getExercise, { id: 1, exerciseId: 1 }, deadlift),
      answer(getExerciseGuide, { id: 1, exerciseId: 1 }, found),
      answer(listVideos, { id: 1 }, { draw: 0, recordsTotal: 2, recordsFiltered: 2, data: videos }),
      ...(answers ?? []),
    ],
  });
const sentBody = (sent: Awaited<ReturnType<typeof open>>['sent']) => sent.find(({ method }) => method === 'PUT')?.body;

it('the guide editor moves its steps, and saves them with a video that members may watch', async () => {
  const user = userEvent.setup();
  const { sent } = await open('/Movements/1/guide', guide, [
    answer(saveExerciseGuide, { id: 1, exerciseId: 1 }, { ...guide, RowVersion: 5 }),
  ]);
  const first = await screen.findByRole('listitem', { name: 'Step 1' });
  await user.click(within(first).getByRole('button', { name: 'Actions for Step 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move down' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(screen.getByRole('combobox', { name: 'A video of the club' }));
  expect(await screen.findByRole('option', { name: 'Deadlift in Studio 1' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Not for members' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Deadlift in Studio 1' }));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sentBody(sent)).toEqual({ Steps: [guide.Steps[1], guide.Steps[0]], VideoId: 5, RowVersion: 4 }));
});

it('the guide editor marks a step without text, and sends no request', async () => {
  const user = userEvent.setup();
  const { sent } = await open('/Movements/1/guide', guide);
  const second = await screen.findByRole('listitem', { name: 'Step 2' });
  const title = within(second).getByRole('textbox', { name: /^What to do/ });
  await user.clear(title);
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  expect(sentBody(sent)).toBeUndefined();
});

it('the guide editor shows an empty state when the exercise does not exist', async () => {
  await openScreen({
    clubs: [clubWith(1)],
    path: '/Movements/9/guide',
    self: manager,
    answers: [getExercise, getExerciseGuide].map((call) =>
      answer(call, { id: 1, exerciseId: 9 }, () =>
        respond(404, { type: 'about:blank', title: 'Not found', status: 404, ErrorType: 'MovementNotFound', requestId: 'r' }),
      ),
    ),
  });
  expect(await screen.findByText('Movement Not Found')).toBeTruthy();
});

it('the page of an exercise shows the steps of its guide in order', async () => {
  await open('/Movements/1', guide);
  const steps = (await screen.findByText('1 Stand tall')).closest('ol');
  expect(within(steps as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Bar at the thighs.')).toBeTruthy();
});
