import { UPLOAD } from '@clubpulse/contract/videos/uploads/uploads';
import { VIDEO } from '@clubpulse/contract/videos/videos/videos';
import {
  addVideoLink,
  completeVideoUpload,
  createVideoCollection,
  createVideoUpload,
  deleteVideoCollection,
  getOnDemand,
  getVideo,
  getVideoInfo,
  listOnDemand,
  playOnDemand,
  resumeVideoUpload,
  retryVideo,
} from '@clubpulse/contract/videos/videos/videos.calls';
import { notify } from '../../platform/database/notify.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole } from '../../test/rows.ts';
import { createWorld } from '../../test/world.ts';
import { anUpload } from './videos.samples.ts';
import { insertVideo } from './videos.store.ts';

const LINK = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const collection = (ClubId: number, ClassSubscriptionIds: number[] = []) => ({
  ClubId,
  Title: 'Sleds',
  Description: '',
  ClassSubscriptionIds,
});
const video = { Title: 'Sled push', Description: '', IsPublished: true } as const;
const added = { ...video, Source: 'YouTube', ExternalId: 'dQw4w9WgXcQ', State: 'Ready', AddedAt: new Date() } as const;

export const refusals: Refusals = async ({ server, open, world: { clubA, ids, tokens }, rows }) => {
  const { db } = server;
  const [off, full] = [await aClub(db, { EnableOnDemand: false }), await aClub(db)];
  for (const one of [off, full]) await aRole(db, ids.managerA, 'Manager', one);
  await notify(db, 'clubpulse_user', ids.managerA);
  const inClub = (id: number, further: object = {}) => ({ params: { id, ...further }, token: tokens.managerA });
  const insert = async (values: ReturnType<typeof collection>) =>
    (await db.insertInto('video_collections').values(values).returning('VideoCollectionId').executeTakeFirstOrThrow())
      .VideoCollectionId;
  const lists: number[] = [];
  for (let n = 0; n < VIDEO.collectionsPerClub; n++) lists.push(await insert(collection(full)));
  const [first = 0] = lists;
  const one = await insertVideo(db, full, added, [first]);
  await db
    .insertInto('videos')
    .values(Array.from({ length: VIDEO.perClub - 1 }, () => ({ ...added, ClubId: full })))
    .execute();
  for (let n = 0; n < UPLOAD.openMax; n++) await anUpload(db, off);
  const ofOff = await insert(collection(off));
  const { ClassSubscriptionId } = await db
    .insertInto('class_subscriptions')
    .values({ ClubId: clubA, Name: 'Open annual', Type: 'Open', Price: 0, Currency: 'EUR' })
    .returning('ClassSubscriptionId')
    .executeTakeFirstOrThrow();
  const locked = await insert(collection(clubA, [ClassSubscriptionId]));
  const lockedVideo = await insertVideo(db, clubA, added, [locked]);
  const file = { FileName: 'sled.mp4', Bytes: 1000 };

  const away = await open({ YOUTUBE_INFO_URL: 'http://127.0.0.1:9/none' });
  const elsewhere = await createWorld(away);
  return {
    VideoNotFound: provoke(server, getVideo, inClub(clubA, { videoId: 999_999_999 })),
    VideoCollectionNotFound: provoke(server, getOnDemand, inClub(clubA, { collectionId: 999_999_999 })),
    TooManyVideos: provoke(server, createVideoUpload, {
      ...inClub(full),
      body: { ...video, ...file, VideoCollectionIds: [first] },
    }),
    TooManyVideoCollections: provoke(server, createVideoCollection, {
      ...inClub(full),
      body: { Title: 'One more', Description: '', ClassSubscriptionIds: [] },
    }),
    VideoCollectionNeeded: provoke(server, deleteVideoCollection, inClub(full, { collectionId: first })),
    VideoLinkRefused: provoke(
      server,
      addVideoLink,
      { ...inClub(clubA), body: { ...video, Url: 'https://club.example', VideoCollectionIds: [locked] } },
      ['Url'],
    ),
    VideoInfoUnavailable: provoke(away, getVideoInfo, {
      params: { id: elsewhere.clubA },
      query: { Url: LINK },
      token: elsewhere.tokens.managerA,
    }),
    VideoStateWrong: provoke(server, retryVideo, inClub(full, { videoId: one })),
    OnDemandNotEnabled: provoke(server, listOnDemand, { query: { ClubId: String(off) }, token: tokens.managerA }),
    SubscriptionNeeded: provoke(server, playOnDemand, {
      params: { id: clubA, collectionId: locked },
      body: { VideoId: lockedVideo },
      token: tokens.athleteA,
    }),
    TooManyUploads: provoke(server, createVideoUpload, {
      ...inClub(off),
      body: { ...video, ...file, VideoCollectionIds: [ofOff] },
    }),
    UploadIncomplete: provoke(server, completeVideoUpload, inClub(clubA, { videoId: rows.arrivingVideo })),
    UploadNotFound: provoke(server, resumeVideoUpload, inClub(clubA, { videoId: rows.video })),
  };
};
