import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import type { Upload } from '@clubpulse/contract/videos/uploads/uploads';
import type { OnDemand, Video, VideoCollection } from '@clubpulse/contract/videos/videos/videos';
import * as calls from '@clubpulse/contract/videos/videos/videos.calls';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { goOffline } from '../../test/offline.ts';
import { openScreen, Providers } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { UploadTray } from '../uploads/UploadTray.tsx';

const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const collection: VideoCollection = {
  VideoCollectionId: 4,
  Title: 'Sled and carries',
  Description: '',
  Needs: [{ ClassSubscriptionId: 2, Name: 'Open monthly' }],
  Videos: 3,
  People: 291,
  RowVersion: 0,
};
const video: Video = {
  VideoId: 7,
  Title: 'Sled push',
  Description: 'Low handles',
  Source: 'Upload',
  PreviewUri: null,
  Seconds: 24,
  IsGone: false,
  Url: null,
  FileName: 'sled.mp4',
  State: 'Ready',
  ErrorCode: null,
  ErrorTitle: null,
  ErrorAdvice: null,
  Progress: 100,
  IsEncoded: true,
  Width: 1920,
  Height: 1080,
  HasSound: true,
  Bytes: 1000,
  IsPublished: true,
  Collections: [{ VideoCollectionId: 4, Title: 'Sled and carries' }],
  AddedBy: 'Giulia Ferri',
  AddedAt: '2026-11-02T10:00:00.000Z',
  Plays: 188,
  People: 61,
  RowVersion: 0,
};
const failed: Video = {
  ...video,
  VideoId: 8,
  Title: 'Farmer carry',
  State: 'Error',
  ErrorCode: '1030',
  ErrorTitle: 'Unsupported Codec',
  ErrorAdvice: 'Export it again as mp4 with H.264 and upload that file.',
  IsEncoded: false,
};
const processing: Video = { ...video, VideoId: 9, Title: 'Ring row', State: 'Processing', Progress: 40, IsEncoded: false };
const removed: Video = {
  ...video,
  VideoId: 10,
  Title: 'Why we carry',
  Source: 'YouTube',
  IsGone: true,
  Url: 'https://youtu.be/dQw4w9WgXcQ',
};

const withId = (id: number) => ({ id: 1, videoId: id });
const page = (data: Video[]) =>
  answer(calls.listVideos, { id: 1 }, { draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });
const lists = answer(calls.listVideoCollections, { id: 1 }, [collection]);
const open = (path: string, answers: NonNullable<Parameters<typeof openScreen>[0]['answers']> = [], self = manager) =>
  openScreen({ clubs: [clubWith(1)], path, self, answers: [page([video, failed, processing, removed]), lists, ...answers] });
const problem = (status: number, ErrorType: string) => () =>
  respond(status, { type: 'about:blank', title: ErrorType, status, ErrorType, requestId: 'r' });

describe('the videos of a club', () => {
  it('show their state, and open one video with its recommendations', async () => {
    await open('/VideoCollections/7', [answer(calls.getVideo, withId(7), video)]);
    expect(await screen.findByText('not encoded, 1030')).toBeTruthy();
    expect(screen.getByText('processing, 40%')).toBeTruthy();
    expect(screen.getByText('YouTube, Video not found')).toBeTruthy();
    const panel = await screen.findByRole('region', { name: 'Sled push' });
    for (const words of ['16:9, 1920 × 1080', '0:24, under 30 seconds', 'It has sound.', '188 plays by 61 people in 30 days'])
      expect(within(panel).getByText(words)).toBeTruthy();
  });

  it('in a playlist show who may watch them', async () => {
    await open('/VideoCollections?playlist=4');
    expect(await screen.findByText('Members with Open monthly. 291 people.')).toBeTruthy();
  });

  it('show why encoding failed and what to do, and can be retried', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/VideoCollections/8', [
      answer(calls.getVideo, withId(8), failed),
      answer(calls.retryVideo, withId(8), {
        ...failed,
        State: 'Processing',
        ErrorCode: null,
        ErrorTitle: null,
        ErrorAdvice: null,
      }),
    ]);
    expect(await screen.findByText('Unsupported Codec (1030)')).toBeTruthy();
    expect(screen.getByText(/^Export it again as mp4/)).toBeTruthy();
    expect(screen.getByLabelText('Replace')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  });

  it('show why an upload failed, and can be sent again but not encoded again', async () => {
    const away = { ...failed, ErrorCode: '1020', ErrorTitle: 'Video Error' };
    await open('/VideoCollections/8', [answer(calls.getVideo, withId(8), away)]);
    expect(await screen.findByText('Video Error (1020)')).toBeTruthy();
    expect(screen.getByLabelText('Replace')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('show that a video does not exist', async () => {
    await open('/VideoCollections/99', [answer(calls.getVideo, withId(99), problem(404, 'VideoNotFound'))]);
    expect(await screen.findByText('Video not found')).toBeTruthy();
  });

  it('show that they play as uploaded when no encoder is installed', async () => {
    await open('/VideoCollections/7', [answer(calls.getVideo, withId(7), { ...video, IsEncoded: false })]);
    expect(await screen.findByText(/^This server cannot encode videos/)).toBeTruthy();
  });

  it('on another site are looked up by their link, and links to unsupported sites are refused', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/VideoCollections', [
      answer(
        calls.getVideoInfo,
        { id: 1 },
        { Source: 'YouTube', Title: 'Why we carry', PreviewUri: 'https://i.example/1.jpg', Seconds: null },
      ),
      answer(calls.addVideoLink, { id: 1 }, { ...removed, IsGone: false }),
      answer(calls.getVideo, withId(10), { ...removed, IsGone: false }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'From YouTube or Vimeo' }));
    const dialog = await screen.findByRole('dialog');
    const link = within(dialog).getByRole('textbox', { name: /Link/ });
    await user.type(link, 'https://club.example/video');
    await user.click(within(dialog).getByRole('button', { name: 'Look up' }));
    expect(await within(dialog).findByText(/This is not a link to a video on YouTube or Vimeo/)).toBeTruthy();
    await user.clear(link);
    await user.type(link, 'https://youtu.be/dQw4w9WgXcQ');
    await user.click(within(dialog).getByRole('button', { name: 'Look up' }));
    await waitFor(() =>
      expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: /Title/ }).value).toBe('Why we carry'),
    );
    expect(document.querySelector('img[src^="https:"]')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ VideoCollectionIds: [4] }));
  });

  it('belong to playlists, and deleting a playlist is refused when a video would then be in no playlist', async () => {
    const user = userEvent.setup();
    await open('/VideoCollections?playlist=4', [
      answer(listSubscriptionTypes, { id: 1 }, []),
      answer(calls.deleteVideoCollection, { id: 1, collectionId: 4 }, problem(409, 'VideoCollectionNeeded')),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Actions for Sled and carries' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete playlist' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete playlist' }));
    expect(await screen.findByText(/Some videos are only in this playlist/)).toBeTruthy();
  });
});

describe('concurrent changes by two users', { tags: ['atLength'] }, () => {
  const user = userEvent.setup();

  async function saveTwice() {
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /Title/ }), '!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/The newest values are loaded/)).toBeTruthy();
    expect(await dialog.findByDisplayValue('Theirs')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  it("preserve the first user's change in fields of a video that the second user did not edit", async () => {
    let now = video;
    const { sent } = await open('/VideoCollections/7', [
      answer(calls.getVideo, withId(7), () => respond(200, now)),
      answer(calls.updateVideo, withId(7), () => {
        const isStale = now === video;
        now = { ...video, Description: 'Theirs', RowVersion: 1 };
        return isStale ? problem(409, 'StaleRowVersion')() : respond(200, now);
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await saveTwice();
    const body = { Title: 'Sled push!', Description: 'Theirs', RowVersion: 1 };
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toMatchObject(body);
  });

  it("preserve the first user's change in fields of a playlist that the second user did not edit", async () => {
    let now = collection;
    const { sent } = await openScreen({
      clubs: [clubWith(1)],
      path: '/VideoCollections?playlist=4',
      self: manager,
      answers: [
        page([video]),
        answer(calls.listVideoCollections, { id: 1 }, () => respond(200, [now])),
        answer(listSubscriptionTypes, { id: 1 }, []),
        answer(calls.updateVideoCollection, { id: 1, collectionId: 4 }, () => {
          const isStale = now === collection;
          now = { ...collection, Description: 'Theirs', RowVersion: 1 };
          return isStale ? problem(409, 'StaleRowVersion')() : respond(200, now);
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Sled and carries' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit playlist' }));
    await saveTwice();
    const body = { Title: 'Sled and carries!', Description: 'Theirs', RowVersion: 1 };
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toMatchObject(body);
  });
});

describe('the upload of a video', () => {
  const requests: { readonly offset: string; readonly bytes: number }[] = [];
  let statuses: number[] = [];
  beforeEach(() => {
    requests.length = 0;
    statuses = [];
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        status = 0;
        onload = () => {};
        onerror = () => {};
        readonly upload = {};
        private offset = '';
        open() {}
        abort() {}
        setRequestHeader(name: string, value: string) {
          if (name === 'upload-offset') this.offset = value;
        }
        getResponseHeader() {
          return String(Number(this.offset) + (requests.at(-1)?.bytes ?? 0));
        }
        send(part: Blob) {
          this.status = statuses.shift() ?? 204;
          if (this.status !== 0) requests.push({ offset: this.offset, bytes: part.size });
          window.setTimeout(() => (this.status === 0 ? this.onerror() : this.onload()));
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  const upload: Upload = { Address: '/uploads/a', ExpiresAt: '2026-11-25T12:00:00.000Z', Offset: 0, Bytes: 12, ChunkBytes: 5 };
  const arriving: Video = { ...video, State: 'Uploading', IsEncoded: false };
  async function send(state: Video, before: () => void = () => {}) {
    const user = userEvent.setup();
    const screenOpen = await open('/VideoCollections', [
      answer(calls.createVideoUpload, { id: 1 }, { Video: arriving, Upload: upload }),
      answer(calls.completeVideoUpload, withId(7), { ...video, State: 'Processing' }),
      answer(calls.getVideo, withId(7), state),
    ]);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url === '/uploads/a' ? Promise.resolve(new Response(null, { headers: { 'upload-offset': '5' } })) : fetch(url, init),
    );
    render(
      <Providers>
        <MemoryRouter>
          <UploadTray />
        </MemoryRouter>
      </Providers>,
    );
    await user.click(await screen.findByRole('button', { name: 'Upload' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/16:9, no audio, under 30 seconds/)).toBeTruthy();
    expect(within(dialog).getByText(/webm, mp4, quicktime, wmv, matroska/)).toBeTruthy();
    const picker = dialog.querySelector<HTMLInputElement>('input[type=file]');
    for (const type of ['.webm', '.mp4', '.mov', '.wmv', '.mkv']) expect(picker?.accept).toContain(type);
    if (picker) await user.upload(picker, new File(['twelve bytes'], 'sled_push.mp4', { type: 'video/mp4' }));
    await waitFor(() => expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: /Title/ }).value).toBe('sled push'));
    before();
    await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
    return screenOpen;
  }

  it('sends the file in parts, resumes after a network failure, and ends when the video is ready', async () => {
    statuses = [204, 0, 204, 204];
    await send(video);
    expect(await screen.findByText('Ready')).toBeTruthy();
    expect(requests.map(({ offset, bytes }) => `${offset}+${bytes}`)).toEqual(['0+5', '5+5', '10+2']);
    expect(screen.getByText('Uploads, 1 of 1 done')).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Close the uploads' }).click());
    expect(screen.queryByText('Uploads, 1 of 1 done')).toBeNull();
  });

  it.each([
    ['without', false],
    ['with', true],
  ])('shows that the server does not respond, and resumes automatically (%s a network)', async (_, isOnline) => {
    let comeBack = () => {};
    await send(video, () => {
      comeBack = goOffline();
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    });
    expect(await screen.findByText('Offline: it continues automatically')).toBeTruthy();
    expect(screen.getByText('sled_push.mp4')).toBeTruthy();
    comeBack();
    expect(await screen.findByText('Ready')).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Close the uploads' }).click());
  });

  it('shows an error message for a file that is not a video', async () => {
    statuses = [415];
    await send(arriving);
    expect(await screen.findByText(/^Video upload error\. This file is not a video/)).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Close the uploads' }).click());
  });
});

describe('the list of videos on demand', () => {
  const playlist: OnDemand = {
    VideoCollectionId: 4,
    Title: 'Mobility for runners',
    Description: 'Before a run',
    Videos: 2,
    Locked: [],
    List: [
      {
        VideoId: 7,
        Title: 'Hips and ankles',
        Description: '',
        Source: 'Upload',
        PreviewUri: null,
        Seconds: 750,
        IsGone: false,
        AddedBy: 'Giulia',
      },
      {
        VideoId: 8,
        Title: 'Foot tripod',
        Description: '',
        Source: 'YouTube',
        PreviewUri: null,
        Seconds: null,
        IsGone: true,
        AddedBy: null,
      },
    ],
  };
  const { List: _list, ...row } = playlist;

  it('lists the published videos and marks the locked ones', async () => {
    await open(
      '/OnDemand',
      [
        answer(calls.listOnDemand, {}, [
          row,
          { ...row, VideoCollectionId: 5, Title: 'Yoga', Locked: ['Open monthly', 'Open annual'] },
        ]),
      ],
      athlete,
    );
    expect(await screen.findByRole('link', { name: 'Mobility for runners' })).toBeTruthy();
    expect(screen.getByText('Needs Open monthly or Open annual')).toBeTruthy();
  });

  it('requests the URL of a video when the user presses play, and shows that a video was removed', async () => {
    const user = userEvent.setup();
    const { sent } = await open(
      '/OnDemand/4',
      [
        answer(calls.getOnDemand, { id: 1, collectionId: 4 }, playlist),
        answer(
          calls.playOnDemand,
          { id: 1, collectionId: 4 },
          { Kind: 'File', Address: '/watch/a/b.bin', ExpiresAt: '2026-11-25T12:00:00.000Z' },
        ),
      ],
      athlete,
    );
    expect(await screen.findByText('Video not found')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Play Hips and ankles' }));
    await waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toBe('/watch/a/b.bin'));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ VideoId: 7 });
  });

  it('shows that the service is disabled, and which subscription a video requires', async () => {
    await open('/OnDemand', [answer(calls.listOnDemand, {}, problem(409, 'OnDemandNotEnabled'))], athlete);
    expect(await screen.findByText('On Demand not enabled for the club')).toBeTruthy();
  });

  it('links from a locked video to the subscriptions', async () => {
    await open(
      '/OnDemand/4',
      [answer(calls.getOnDemand, { id: 1, collectionId: 4 }, { ...playlist, Locked: ['Open monthly'] })],
      athlete,
    );
    expect(await screen.findByText('Needs Open monthly')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Look at the subscriptions' })).toBeTruthy();
  });
});
