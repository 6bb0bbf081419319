import type { OfferedWorkout, WorkoutDefinition, WorkoutVideo } from '@clubpulse/contract/workouts/definitions/definitions';
import * as calls from '@clubpulse/contract/workouts/definitions/definitions.calls';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, respond, type SentCall } from '../../test/network.ts';
import { openScreen, Providers } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { UploadTray } from '../../videos/uploads/UploadTray.tsx';

const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const video: WorkoutVideo = {
  VideoId: 7,
  State: 'Ready',
  FileName: 'hips.mp4',
  Bytes: 12,
  PreviewUri: null,
  Seconds: 22,
  Width: 1920,
  Height: 1080,
  HasSound: false,
  ErrorCode: null,
  ErrorTitle: null,
  ErrorAdvice: null,
  Progress: 100,
  IsEncoded: true,
};
const workout: WorkoutDefinition = {
  WorkoutDefinitionId: 5,
  ClubId: 1,
  Title: 'Hip opener',
  Description: 'Five moves before squats.',
  Level: 'beginner',
  Equipment: ['mat'],
  Minutes: 8,
  PictureUris: [],
  PublishedAt: daysAgo(29),
  WorkoutVideoId: 7,
  Video: video,
  RowVersion: 2,
};
const late: WorkoutDefinition = {
  ...workout,
  WorkoutDefinitionId: 6,
  Title: 'Sled march',
  PublishedAt: daysAgo(31),
  Video: null,
};
const hidden: WorkoutDefinition = {
  ...workout,
  WorkoutDefinitionId: 8,
  Title: 'Rope waves',
  PublishedAt: null,
  Video: { ...video, State: 'Error', ErrorCode: '1030', ErrorTitle: 'Unsupported Codec', ErrorAdvice: 'Export it again as mp4.' },
};
const page = (data: WorkoutDefinition[]) =>
  answer(calls.listWorkoutDefinitions, { id: 1 }, { draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });
const stored = (definition: WorkoutDefinition) =>
  answer(calls.getWorkoutDefinition, { id: 1, definitionId: definition.WorkoutDefinitionId }, definition);

const written = (sent: readonly SentCall[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path: path.split('/workoutDefinitions')[1], body }));

type Answers = NonNullable<Parameters<typeof openScreen>[0]['answers']>;
const open = (path: string, answers: Answers, self = trainer) => openScreen({ clubs: [clubWith(1)], path, self, answers });

describe('the list of guided workouts of a club', () => {
  it('shows properties, a mark for new workouts during thirty days, and errors of videos', async () => {
    await open('/WorkoutDefinitions', [page([workout, late, hidden])]);
    const tileOf = async (name: string) => {
      const tile = (await screen.findByRole('link', { name })).closest('li');
      if (tile === null) throw new Error('no tile');
      return within(tile);
    };
    const first = await tileOf('Hip opener');
    expect(first.getByText('Beginner · 8 min · Mats')).toBeTruthy();
    expect(first.getByText('New')).toBeTruthy();
    expect(first.getByText('Video')).toBeTruthy();
    expect((await tileOf('Sled march')).queryByText('New')).toBeNull();
    const last = await tileOf('Rope waves');
    expect(last.getByText('Not published')).toBeTruthy();
    expect(last.getByText('error')).toBeTruthy();
  });

  it('publishes several workouts at once, except those that are published already', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/WorkoutDefinitions', [
      page([workout, hidden]),
      answer(calls.publishWorkoutDefinitions, { id: 1 }, { Done: [8], Refused: [] }),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Hip opener' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Rope waves' }));
    await user.click(screen.getByRole('button', { name: 'Publish 1' }));
    expect(await screen.findByText('1 published')).toBeTruthy();
    expect(written(sent)).toEqual([{ path: ':publish', body: { WorkoutDefinitionIds: [8], Published: true } }]);
  });

  it('creates a workout after missing fields are marked, and then uploads its video', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/WorkoutDefinitions/new', [
      answer(calls.createWorkoutDefinition, { id: 1 }, { ...workout, PublishedAt: null, WorkoutVideoId: null, Video: null }),
      stored({ ...workout, PublishedAt: null, WorkoutVideoId: null, Video: null }),
    ]);
    expect(await screen.findByText('Add the workout first, then its video.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /Title/ }), 'Hip opener');
    await user.click(screen.getByRole('button', { name: 'Add workout' }));
    expect(await screen.findByText('Choose the equipment, or No equipment.')).toBeTruthy();
    expect(written(sent)).toEqual([]);
    await user.click(screen.getByRole('combobox', { name: 'Equipment' }));
    await user.click(await screen.findByRole('option', { name: 'Mats' }));
    await user.click(screen.getByRole('button', { name: 'Add workout' }));
    expect(await screen.findByText('Choose a video')).toBeTruthy();
    expect(written(sent)).toMatchObject([
      { path: '', body: { Title: 'Hip opener', Equipment: ['mat'], Minutes: null, PictureUris: [] } },
    ]);
  });

  it('shows that a workout does not exist', async () => {
    await open('/WorkoutDefinitions/99', [
      answer(calls.getWorkoutDefinition, { id: 1, definitionId: 99 }, () =>
        respond(404, {
          type: 'about:blank',
          title: 'gone',
          status: 404,
          ErrorType: 'WorkoutDefinitionNotFound',
          requestId: 'r',
        }),
      ),
    ]);
    expect(await screen.findByText('This workout does not exist, or is no longer published.')).toBeTruthy();
  });
});

describe('the video of a guided workout', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('shows why encoding failed, and can be retried', async () => {
    const { sent } = await open('/WorkoutDefinitions/8', [
      stored(hidden),
      answer(calls.retryWorkoutVideo, { id: 1, definitionId: 8 }, { ...hidden, Video: { ...video, State: 'Processing' } }),
    ]);
    expect(await screen.findByText('Unsupported Codec (1030)')).toBeTruthy();
    expect(screen.getByText('Export it again as mp4.')).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    await waitFor(() => expect(written(sent)).toEqual([{ path: '/8/video:retry', body: undefined }]));
  });

  it('shows the progress of its processing', async () => {
    await open('/WorkoutDefinitions/5', [stored({ ...workout, Video: { ...video, State: 'Processing', Progress: 40 } })]);
    expect(await screen.findByText('processing, 40%')).toBeTruthy();
  });

  it('is uploaded by the calls of its workout, and the upload tray links to the workout', async () => {
    const offsets: string[] = [];
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        status = 204;
        onload = () => {};
        readonly upload = {};
        private offset = '';
        private bytes = 0;
        open() {}
        abort() {}
        setRequestHeader(name: string, value: string) {
          if (name === 'upload-offset') this.offset = value;
        }
        getResponseHeader() {
          return String(Number(this.offset) + this.bytes);
        }
        send(part: Blob) {
          this.bytes = part.size;
          offsets.push(`${this.offset}+${part.size}`);
          window.setTimeout(() => this.onload());
        }
      },
    );
    const user = userEvent.setup();
    const without = { ...workout, WorkoutVideoId: null, Video: null };
    const arriving = { ...workout, Video: { ...video, State: 'Uploading' as const } };
    const Upload = { Address: '/uploads/a', ExpiresAt: '2026-11-25T12:00:00.000Z', Offset: 0, Bytes: 12, ChunkBytes: 5 };
    const params = { id: 1, definitionId: 5 };
    const { sent } = await open('/WorkoutDefinitions/5', [
      stored(without),
      answer(calls.createWorkoutVideoUpload, params, { Definition: arriving, Upload }),
      answer(calls.completeWorkoutVideoUpload, params, { ...workout, Video: { ...video, State: 'Processing' } }),
    ]);
    render(
      <Providers>
        <MemoryRouter>
          <UploadTray />
        </MemoryRouter>
      </Providers>,
    );
    const picker = (await screen.findByText('Choose a video')).closest('label')?.querySelector('input');
    if (!picker) throw new Error('no picker');
    await user.upload(picker, new File(['twelve bytes'], 'hips.mp4', { type: 'video/mp4' }));
    expect(await screen.findByText('Uploaded, being processed')).toBeTruthy();
    expect(offsets).toEqual(['0+5', '5+5', '10+2']);
    expect(written(sent)).toEqual([
      { path: '/5/video', body: { FileName: 'hips.mp4', Bytes: 12 } },
      { path: '/5/video:complete', body: undefined },
    ]);
    expect(screen.getByRole('button', { name: 'Show' })).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Close the uploads' }).click());
  });
});

describe('the guided workouts of a member', () => {
  const offered: OfferedWorkout = {
    WorkoutDefinitionId: 5,
    ClubId: 1,
    Title: 'Hip opener',
    Description: 'Five moves before squats.',
    Level: 'beginner',
    Equipment: ['mat'],
    Minutes: 8,
    PictureUris: [],
    PublishedAt: daysAgo(2),
    Video: { PreviewUri: null, Seconds: 22 },
  };
  it('are the published ones, and one opens with its video', async () => {
    const list = { draw: 0, recordsTotal: 1, recordsFiltered: 1, data: [offered] };
    await open('/GuidedWorkouts', [answer(calls.listOfferedWorkouts, { id: 1 }, list)], athlete);
    expect(await screen.findByRole('link', { name: 'Hip opener' })).toBeTruthy();
  });
  it('request the URL of the video by a call of their own when the member presses play', async () => {
    const params = { id: 1, definitionId: 5 };
    const { sent } = await open(
      '/GuidedWorkouts/5',
      [
        answer(calls.getOfferedWorkout, params, offered),
        answer(calls.playOfferedWorkout, params, { Kind: 'File', Address: '/watch/a', ExpiresAt: '2026-11-25T12:00:00.000Z' }),
      ],
      athlete,
    );
    expect(await screen.findByText('Five moves before squats.')).toBeTruthy();
    expect(screen.getByText('New')).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Play Hip opener' }).click());
    await waitFor(() => expect(written(sent)).toEqual([{ path: '/offered/5/play', body: undefined }]));
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/watch/a');
  });
  it('are replaced by an empty state when none is published', async () => {
    const none = { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] };
    await open('/GuidedWorkouts', [answer(calls.listOfferedWorkouts, { id: 1 }, none)], athlete);
    expect(await screen.findByText('The club has published no guided workouts yet')).toBeTruthy();
  });
});
