import type { Exercise, ExercisePage, ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import {
  createExercise,
  deleteExercise,
  getExercise,
  getExerciseGuide,
  listExerciseBrands,
  listExercises,
  publishExercises,
  updateExercise,
  updatePlatformExercise,
} from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const row = (ExerciseId: number, fields: Partial<ExerciseRow> = {}): ExerciseRow => ({
  ExerciseId,
  ClubId: null,
  Name: 'Romanian deadlift',
  Untranslated: [],
  MainMuscle: 'hamstrings',
  OtherMuscles: ['glutes', 'lowerBack'],
  Equipment: ['barbell'],
  Activities: ['strength'],
  Brand: '',
  Level: 'intermediate',
  Pattern: 'hinge',
  Measure: 'reps',
  Locations: ['club'],
  Unilateral: false,
  PictureUris: [],
  Figure: null,
  Published: true,
  ...fields,
});
const none = { Name: '', Instructions: '' };
const complete = (ExerciseId: number, fields: Partial<Exercise> = {}): Exercise => ({
  ...row(ExerciseId),
  Demands: [],
  Texts: {
    en: { Name: 'Romanian deadlift', Instructions: 'Push the hips back.' },
    it: { Name: 'Stacco rumeno', Instructions: '' },
    es: none,
    fr: none,
  },
  Muscles: ['bicepsFemoris'],
  Offered: true,
  RowVersion: 3,
  ...fields,
});
const ours = (fields: Partial<Exercise> = {}) =>
  complete(7, { ClubId: 1, Offered: null, Published: false, Name: 'Cable kickback', ...fields });
const page = (data: ExerciseRow[]): ExercisePage => ({
  draw: 0,
  recordsTotal: 201,
  recordsFiltered: data.length,
  data,
  States: { All: data.length, Published: 1, Unpublished: 2, Untranslated: 1, NoPicture: 0 },
});
const rows = [
  row(1),
  row(2, { Name: 'Broad jump', Published: false, Untranslated: ['fr'], Equipment: ['none'] }),
  row(7, { Name: 'Cable kickback', ClubId: 1, Published: false, Brand: 'Panatta' }),
];
const brands = answer(listExerciseBrands, { id: 1 }, ['Panatta']);
const noGuide = answer(
  getExerciseGuide,
  { id: 1, exerciseId: 1 },
  {
    ClubId: 1,
    ExerciseId: 1,
    Steps: [],
    Video: null,
    VideoId: null,
    RowVersion: 0,
  },
);
const list = answer(listExercises, { id: 1 }, page(rows));
const open = (path: string, answers: Parameters<typeof openScreen>[0]['answers'] = [], self = manager) =>
  openScreen({ clubs: [clubWith(1)], path, self, answers: [brands, list, noGuide, ...(answers ?? [])] });

describe('the list of exercises', () => {
  it('shows each exercise with its tags and its problems', async () => {
    await open('/Movements');
    const cards = await screen.findByRole('list', { name: 'Exercises' });
    expect(within(cards).getByText('Hamstrings · Barbells')).toBeTruthy();
    expect(within(cards).getByText('FR missing')).toBeTruthy();
    expect(within(cards).getByText('Hamstrings · Barbells, Panatta')).toBeTruthy();
    expect(screen.getByText('3 of 201')).toBeTruthy();
    expect(
      within(screen.getByRole('navigation', { name: 'Exercises by state' })).getByRole('link', { name: /Unpublished/ })
        .textContent,
    ).toContain('2');
  });

  it('is filtered by the text, tags and state in its URL', async () => {
    let query = {};
    await open('/Movements?q=squta&muscle=glutes&available=yes&place=home&lacks=fr&state=Unpublished', [
      answer(listExercises, { id: 1 }, (_body, request) => {
        query = request.query;
        return page(rows);
      }),
    ]);
    await screen.findByRole('list', { name: 'Exercises' });
    expect(query).toMatchObject({
      globalSearch: 'squta',
      MainMuscle: 'glutes',
      Available: 'true',
      Location: 'home',
      Untranslated: 'fr',
      State: 'Unpublished',
    });
  });

  it('publishes the selected exercises that are unpublished, and shows why some exercises are refused', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/Movements', [
      answer(publishExercises, { id: 1 }, { Done: [2], Refused: [{ ExerciseId: 7, ErrorType: 'MovementNotFound' }] }),
    ]);
    for (const name of ['Romanian deadlift', 'Broad jump', 'Cable kickback'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    expect(screen.getByRole('button', { name: 'Unpublish 1' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Publish 2' }));
    expect(await screen.findByText(/1 published/)).toBeTruthy();
    expect(screen.getByText(/1 not: Movement not found/)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ ExerciseIds: [2, 7], Published: true });
  });
});

describe('the page of an exercise', () => {
  it('is read-only for an exercise of the platform, which can be copied as an exercise of the club', async () => {
    await open('/Movements/1', [answer(getExercise, { id: 1, exerciseId: 1 }, complete(1))]);
    expect(await screen.findByRole('heading', { name: 'Romanian deadlift' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Main: Hamstrings; also Glutes, Lower back' })).toBeTruthy();
    expect(screen.getByText('Push the hips back.')).toBeTruthy();
    expect(screen.getByText('Stacco rumeno')).toBeTruthy();
    expect(screen.queryByLabelText(/Instructions/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Make our own copy' })).toBeTruthy();
    expect(await screen.findByText('Your club has no steps or video for it yet.')).toBeTruthy();
  });

  it('lets users with the editor flag edit an exercise of the platform', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const { sent } = await open(
      '/Movements/1',
      [
        answer(getExercise, { id: 1, exerciseId: 1 }, complete(1)),
        answer(updatePlatformExercise, { exerciseId: 1 }, complete(1, { RowVersion: 4 })),
      ],
      { ...manager, IsEditor: true },
    );
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 's');
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        RowVersion: 3,
        Texts: { en: { Name: 'Romanian deadlifts' } },
      }),
    );
  });

  it('shows an empty state for an exercise that does not exist', async () => {
    await open('/Movements/99', [
      answer(getExercise, { id: 1, exerciseId: 99 }, () =>
        respond(404, { type: 'about:blank', title: 'Not found', status: 404, ErrorType: 'MovementNotFound', requestId: 'r' }),
      ),
    ]);
    expect(await screen.findByText('Movement Not Found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the exercises' }).getAttribute('href')).toContain('Movements');
  });

  it('translates an exercise of the club from English, saves it, and deletes it after a confirmation', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/Movements/7', [
      answer(getExercise, { id: 1, exerciseId: 7 }, ours()),
      answer(updateExercise, { id: 1, exerciseId: 7 }, ours({ RowVersion: 4 })),
      answer(deleteExercise, { id: 1, exerciseId: 7 }, undefined),
    ]);
    expect(await screen.findByText('2 of 4 languages')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Français/ }));
    await user.click(screen.getByRole('button', { name: 'Copy the English text' }));
    expect(screen.getByText('3 of 4 languages')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        RowVersion: 3,
        Texts: { fr: { Name: 'Romanian deadlift', Instructions: 'Push the hips back.' } },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Actions for Cable kickback' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});

describe('the form of a new exercise', () => {
  it('is checked before it is sent, with errors at its fields and in the save bar', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/Movements/new', [answer(createExercise, { id: 1 }, ours())]);
    await user.click(await screen.findByRole('checkbox', { name: /Each side separately/ }));
    await user.click(await screen.findByRole('button', { name: 'Add exercise' }));
    expect(await screen.findByText('Check the movement data')).toBeTruthy();
    expect(screen.getByText('Choose the main muscle.')).toBeTruthy();
    expect(screen.getByText('Choose the equipment, or No equipment.')).toBeTruthy();
    expect(screen.getByText(/The English name is shown/)).toBeTruthy();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is filled by copying another exercise, and the copy belongs to the club', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const { sent } = await open('/Movements/new/1', [
      answer(getExercise, { id: 1, exerciseId: 1 }, complete(1)),
      answer(createExercise, { id: 1 }, ours()),
      answer(getExercise, { id: 1, exerciseId: 7 }, ours()),
    ]);
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    expect((name as HTMLInputElement).value).toBe('Romanian deadlift');
    await user.type(name, ', ours');
    await user.click(await screen.findByRole('button', { name: 'Add exercise' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
        MainMuscle: 'hamstrings',
        Equipment: ['barbell'],
        Texts: { en: { Name: 'Romanian deadlift, ours' } },
      }),
    );
  });
});
