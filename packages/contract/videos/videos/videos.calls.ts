import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams, idSchema, pageOf, rowVersionSchema } from '../../scalars.ts';
import { announcedFileSchema } from '../uploads/uploads.ts';
import {
  onDemandCollectionSchema,
  onDemandSchema,
  videoCollectionInputSchema,
  videoCollectionSchema,
  videoInfoSchema,
  videoLinkInputSchema,
  videoPlaySchema,
  videoQuerySchema,
  videoSchema,
  videoUpdateSchema,
  videoUploadInputSchema,
  videoUploadSchema,
  videoUrlSchema,
} from './videos.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const everybody = ['Owner', 'Manager', 'Trainer', 'Athlete'] as const;
const collection = z.object({ id: idParamOf<'Club'>(), collectionId: idParamOf<'VideoCollection'>() });
const video = z.object({ id: idParamOf<'Club'>(), videoId: idParamOf<'Video'>() });
const shows = ['videos/videos', 'videos/videos/collections', 'accounts/users'] as const;
const changes = ['videos/videos', 'videos/videos/collections'] as const;

export const listVideoCollections = call({
  id: 'videoCollections.list',
  method: 'GET',
  path: '/clubs/{id}/videoCollections',
  summary: 'The playlists of a club, by title, with who may watch each.',
  params: idParams,
  result: z.array(videoCollectionSchema),
  shows: ['videos/videos', 'videos/videos/collections', 'billing/subscription-types', 'billing/subscriptions', 'members/people'],
  access: inClub('params.id', staff),
});
export const createVideoCollection = call({
  id: 'videoCollections.create',
  method: 'POST',
  path: '/clubs/{id}/videoCollections',
  summary: 'Adds a playlist.',
  params: idParams,
  body: videoCollectionInputSchema,
  result: videoCollectionSchema,
  changes: ['videos/videos/collections'],
  access: inClub('params.id', staff),
  errors: ['TooManyVideoCollections'],
  licensed: true,
});
export const updateVideoCollection = call({
  id: 'videoCollections.update',
  method: 'PUT',
  path: '/clubs/{id}/videoCollections/{collectionId}',
  summary: 'Names a playlist and says who may watch it.',
  params: collection,
  body: videoCollectionInputSchema.extend({ RowVersion: rowVersionSchema }),
  result: videoCollectionSchema,
  changes,
  access: inClub('params.id', staff),
  errors: ['VideoCollectionNotFound', 'StaleRowVersion'],
});
export const deleteVideoCollection = call({
  id: 'videoCollections.delete',
  method: 'DELETE',
  path: '/clubs/{id}/videoCollections/{collectionId}',
  summary: 'Deletes a playlist, unless a video stands in it alone.',
  params: collection,
  changes,
  access: inClub('params.id', staff),
  errors: ['VideoCollectionNotFound', 'VideoCollectionNeeded'],
});

export const listVideos = call({
  id: 'videos.list',
  method: 'GET',
  path: '/clubs/{id}/videos',
  summary: 'The videos of a club, by title; of one playlist, by words, or those that are on their way.',
  params: idParams,
  query: videoQuerySchema,
  result: pageOf(videoSchema),
  shows: [...shows, 'videos/videos/plays'],
  access: inClub('params.id', staff),
});
export const getVideo = call({
  id: 'videos.get',
  method: 'GET',
  path: '/clubs/{id}/videos/{videoId}',
  summary: 'One video with its state.',
  params: video,
  result: videoSchema,
  shows: [...shows, 'videos/videos/plays'],
  access: inClub('params.id', staff),
  errors: ['VideoNotFound'],
});
export const getVideoInfo = call({
  id: 'videos.info',
  method: 'GET',
  path: '/clubs/{id}/videos:info',
  summary: 'Whether a link leads to a video of YouTube or Vimeo, and what that site says of it to whoever asks.',
  params: idParams,
  query: z.object({ Url: videoUrlSchema }),
  result: videoInfoSchema,
  shows: [],
  access: inClub('params.id', staff),
  errors: ['VideoLinkRefused', 'VideoNotFound', 'VideoInfoUnavailable'],
});
export const addVideoLink = call({
  id: 'videos.addLink',
  method: 'POST',
  path: '/clubs/{id}/videos',
  summary: 'Adds a video that stands on YouTube or Vimeo.',
  params: idParams,
  body: videoLinkInputSchema,
  result: videoSchema,
  changes,
  access: inClub('params.id', staff),
  errors: ['VideoLinkRefused', 'VideoNotFound', 'TooManyVideos'],
  licensed: true,
});
export const createVideoUpload = call({
  id: 'videos.createUpload',
  method: 'POST',
  path: '/clubs/{id}/videos/upload',
  summary: 'Announces a video file and answers the address it is brought to, in parts.',
  params: idParams,
  body: videoUploadInputSchema,
  result: videoUploadSchema,
  changes: [...changes, 'videos/videos/files'],
  access: inClub('params.id', staff),
  errors: ['TooManyVideos', 'TooManyUploads', 'LicenseResourceLimitExceeded'],
  licensed: true,
});
export const replaceVideoUpload = call({
  id: 'videos.replaceUpload',
  method: 'POST',
  path: '/clubs/{id}/videos/{videoId}/upload',
  summary: 'Announces another file in the place of the one a video has.',
  params: video,
  body: announcedFileSchema,
  result: videoUploadSchema,
  changes: [...changes, 'videos/videos/files'],
  access: inClub('params.id', staff),
  errors: ['VideoNotFound', 'VideoStateWrong', 'TooManyUploads', 'LicenseResourceLimitExceeded', 'LicenseRequired'],
});
export const resumeVideoUpload = call({
  id: 'videos.resumeUpload',
  method: 'POST',
  path: '/clubs/{id}/videos/{videoId}/upload:resume',
  summary: 'A new address for the rest of a file, and how much of it is here.',
  params: video,
  result: videoUploadSchema,
  changes: [],
  access: inClub('params.id', staff),
  errors: ['VideoNotFound', 'UploadNotFound'],
});
export const completeVideoUpload = call({
  id: 'videos.completeUpload',
  method: 'POST',
  path: '/clubs/{id}/videos/{videoId}/upload:complete',
  summary: 'All of the file is here: the video is being processed.',
  params: video,
  result: videoSchema,
  changes,
  access: inClub('params.id', staff),
  errors: ['VideoNotFound', 'UploadNotFound', 'UploadIncomplete'],
});
export const retryVideo = call({
  id: 'videos.retry',
  method: 'POST',
  path: '/clubs/{id}/videos/{videoId}/retry',
  summary: 'Encodes a file again that is here and could not be encoded, or was not.',
  params: video,
  result: videoSchema,
  status: 200,
  changes,
  access: inClub('params.id', staff),
  errors: ['VideoNotFound', 'VideoStateWrong'],
});
export const updateVideo = call({
  id: 'videos.update',
  method: 'PUT',
  path: '/clubs/{id}/videos/{videoId}',
  summary: 'Names a video, says in which playlists it stands and whether it is published.',
  params: video,
  body: videoUpdateSchema,
  result: videoSchema,
  changes,
  access: inClub('params.id', staff),
  errors: ['VideoNotFound', 'StaleRowVersion'],
});
export const deleteVideo = call({
  id: 'videos.delete',
  method: 'DELETE',
  path: '/clubs/{id}/videos/{videoId}',
  summary: 'Deletes a video with its file.',
  params: video,
  changes: [...changes, 'videos/videos/files'],
  access: inClub('params.id', staff),
  errors: ['VideoNotFound'],
});
export const playVideo = call({
  id: 'videos.play',
  method: 'POST',
  path: '/clubs/{id}/videos/{videoId}/play',
  summary: 'An address from which the staff plays it.',
  params: video,
  result: videoPlaySchema,
  status: 200,
  changes: ['videos/videos'],
  access: inClub('params.id', staff),
  errors: ['VideoNotFound', 'VideoStateWrong'],
});

export const listOnDemand = call({
  id: 'onDemand.list',
  method: 'GET',
  path: '/videos',
  summary: 'The playlists of a club as the caller may watch them; those without a published video are left out.',
  query: z.object({ ClubId: idParamOf<'Club'>() }),
  result: z.array(onDemandCollectionSchema),
  shows: [
    'videos/videos',
    'videos/videos/collections',
    'billing/subscriptions',
    'billing/subscription-types',
    'clubs/clubs',
    'members/people',
  ],
  access: inClub('query.ClubId', everybody),
  errors: ['OnDemandNotEnabled'],
});
export const getOnDemand = call({
  id: 'onDemand.get',
  method: 'GET',
  path: '/clubs/{id}/onDemand/{collectionId}',
  summary: 'One playlist with its published videos.',
  params: collection,
  result: onDemandSchema,
  shows: [...shows, 'billing/subscriptions', 'billing/subscription-types', 'clubs/clubs', 'members/people'],
  access: inClub('params.id', everybody),
  errors: ['OnDemandNotEnabled', 'VideoCollectionNotFound'],
});
export const playOnDemand = call({
  id: 'onDemand.play',
  method: 'POST',
  path: '/clubs/{id}/onDemand/{collectionId}/play',
  summary: 'An address from which the caller plays a video of the playlist for a while.',
  params: collection,
  body: z.object({ VideoId: idSchema }),
  result: videoPlaySchema,
  status: 200,
  changes: ['videos/videos/plays', 'videos/videos'],
  access: inClub('params.id', everybody),
  errors: ['OnDemandNotEnabled', 'VideoCollectionNotFound', 'VideoNotFound', 'SubscriptionNeeded'],
});
