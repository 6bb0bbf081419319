import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { hashOf, newSecret } from '../../platform/secrets/secrets.ts';
import type { Samples } from '../../test/sample.ts';
import { insertVideo } from './videos.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly videoCollection: number;
    readonly emptyVideoCollection: number;
    readonly video: number;
    readonly failedVideo: number;
    readonly arrivingVideo: number;
  }
}

const ADDED = { Description: '', IsPublished: true, AddedAt: new Date('2026-11-02T10:00:00Z') } as const;
const places = (id: number) => ({ Title: 'Sled push', Description: 'Low handles', VideoCollectionIds: [id], IsPublished: true });

export async function aFile(db: Database, ClubId: number): Promise<string> {
  const MediaId = randomUUID();
  await db.insertInto('media_files').values({ MediaId, ClubId, Bytes: 1000, Type: 'video/mp4' }).execute();
  const stored = { MediaId, Bytes: 500, Room: 'videos' } as const;
  await db
    .insertInto('media_objects')
    .values([
      { ...stored, Name: `${MediaId}-original.bin` },
      { ...stored, Name: `${MediaId}.m3u8` },
    ])
    .execute();
  return MediaId;
}
export async function anUpload(
  db: Database,
  ClubId: number,
  fields: { readonly Bytes?: number; readonly token?: string } = {},
): Promise<string> {
  const MediaId = randomUUID();
  const { Bytes = 1000, token = newSecret() } = fields;
  await db.insertInto('media_files').values({ MediaId, ClubId, Bytes }).execute();
  const address = { TokenHash: hashOf(token), ExpiresAt: new Date(Date.now() + 3_600_000) };
  const upload = { MediaId, FileName: 'sled.mp4', Bytes, Name: `${MediaId}-original.bin`, Handle: 'none', TouchedAt: new Date() };
  await db
    .insertInto('uploads')
    .values({ ...upload, ...address })
    .execute();
  return MediaId;
}

export const samples: Samples = {
  async rows(db, { club }) {
    const collection = async (Title: string) => {
      const values = { ClubId: club, Title, Description: '', ClassSubscriptionIds: [] };
      const row = db.insertInto('video_collections').values(values).returning('VideoCollectionId');
      return (await row.executeTakeFirstOrThrow()).VideoCollectionId;
    };
    const videoCollection = await collection('Sled and carries');
    const video = (Title: string, MediaId: string, fields: object) =>
      insertVideo(db, club, { ...ADDED, Title, MediaId, Source: 'Upload', FileName: 'sled.mp4', State: 'Ready', ...fields }, [
        videoCollection,
      ]);
    return {
      videoCollection,
      emptyVideoCollection: await collection('Open day'),
      video: await video('Ring row', await aFile(db, club), { IsEncoded: true, Seconds: 24 }),
      failedVideo: await video('Farmer carry', await aFile(db, club), { State: 'Error', ErrorCode: '1030' }),
      arrivingVideo: await video('Bear crawl', await anUpload(db, club), { State: 'Uploading' }),
    };
  },
  calls({ club, videoCollection, emptyVideoCollection, video, failedVideo, arrivingVideo }) {
    const ofClub = { params: { id: club } };
    const collection = { params: { id: club, collectionId: videoCollection } };
    const one = (videoId: number) => ({ params: { id: club, videoId } });
    const upload = { Address: expect.stringMatching(/^\/uploads\//), Offset: 0 };
    const Hls = { Kind: 'Hls', Address: expect.stringMatching(/^\/watch\/.+\.m3u8$/) };
    return {
      'videoCollections.list': {
        ...ofClub,
        answer: expect.arrayContaining([
          expect.objectContaining({ VideoCollectionId: videoCollection, Videos: expect.any(Number) }),
        ]),
      },
      'videoCollections.create': {
        ...ofClub,
        body: { Title: 'Yoga at home', Description: '', ClassSubscriptionIds: [] },
        answer: { Title: 'Yoga at home', Videos: 0 },
      },
      'videoCollections.update': {
        ...collection,
        body: { Title: 'Sleds', Description: 'All of them', ClassSubscriptionIds: [], RowVersion: 0 },
        answer: { VideoCollectionId: videoCollection, Title: 'Sleds', RowVersion: 1 },
      },
      'videoCollections.delete': { params: { id: club, collectionId: emptyVideoCollection } },
      'videos.list': {
        ...ofClub,
        query: { globalSearch: 'ring', VideoCollectionId: videoCollection },
        answer: { recordsFiltered: 1, data: [{ VideoId: video, State: 'Ready' }] },
      },
      'videos.get': { ...one(video), answer: { VideoId: video, IsEncoded: true, Seconds: 24 } },
      'videos.info': { ...ofClub, query: { Url: 'https://club.example/info' }, answer: { ErrorType: 'VideoLinkRefused' } },
      'videos.addLink': {
        ...ofClub,
        body: { ...places(videoCollection), Url: 'https://club.example/video' },
        answer: { ErrorType: 'VideoLinkRefused' },
      },
      'videos.createUpload': {
        ...ofClub,
        body: { ...places(videoCollection), FileName: 'sled.mp4', Bytes: 1000 },
        answer: { Video: { State: 'Uploading', Title: 'Sled push' }, Upload: upload },
      },
      'videos.replaceUpload': {
        ...one(failedVideo),
        body: { FileName: 'carry.mp4', Bytes: 2000 },
        answer: { Video: { VideoId: failedVideo, FileName: 'carry.mp4' }, Upload: upload },
      },
      'videos.resumeUpload': {
        ...one(arrivingVideo),
        answer: { Video: { VideoId: arrivingVideo }, Upload: { ...upload, Bytes: 1000 } },
      },
      'videos.completeUpload': { ...one(arrivingVideo), answer: { ErrorType: 'UploadIncomplete' } },
      'videos.retry': { ...one(video), answer: { ErrorType: 'VideoStateWrong' } },
      'videos.update': {
        ...one(video),
        body: { ...places(videoCollection), Title: 'Ring row, slow', RowVersion: 0 },
        answer: { VideoId: video, Title: 'Ring row, slow', RowVersion: 1 },
      },
      'videos.delete': one(video),
      'videos.play': { ...one(video), answer: Hls },
      'onDemand.list': {
        query: { ClubId: club },
        answer: [{ VideoCollectionId: videoCollection, Videos: 1, Locked: [] }],
      },
      'onDemand.get': { ...collection, answer: { VideoCollectionId: videoCollection, List: [{ VideoId: video }] } },
      'onDemand.play': { ...collection, body: { VideoId: video }, answer: Hls },
    };
  },
  removing: ['videoCollections.delete', 'videos.delete'],
};
