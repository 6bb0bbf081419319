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
const allRoles = ['Owner', 'Manager', 'Trainer', 'Athlete'] as const;
const collection = z.object({ id: idParamOf<'Club'>(), collectionId: idParamOf<'VideoCollection'>() });
const video = z.object({ id: idParamOf<'Club'>(), videoId: idParamOf<'Video'>() });
const shows = ['videos/videos', 'videos/videos/collections', 'accounts/users'] as const;
const changes = ['videos/videos', 'videos/videos/collections'] as const;

export const listVideoCollections = call({
  id: 'videoCollections.list',
  method: 'GET',
  path: '/clubs/{id}/videoCollections',
  summary: 'Returns the playlists of a club, by title, each with who may watch it.',
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
  summary: 'Sets the title of a playlist and who may watch it.',
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
  summary: 'Deletes a playlist, unless it is the only one of a video.',
  params: collection,
  changes,
  access: inClub('params.id', staff),
  errors: ['VideoCollectionNotFound', 'VideoCollectionNeeded'],
});

export const listVideos = call({
  id: 'videos.list',
  method: 'GET',
  path: '/clubs/{id}/videos',
  summary: 'Returns the videos of a club, by title; filtered by playlist or text, or those that are being processed.',
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
  summary: 'Returns a video with its state.',
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
  summary: 'Returns whether a link is a video of YouTube or Vimeo, and the public data of that site about it.',
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
  summary: 'Adds a video of YouTube or Vimeo.',
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
  summary: 'Announces a video file and returns the address for its upload in parts.',
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
  summary: 'Announces another file for a video, which replaces the present one.',
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
  summary: 'Returns a new address for the rest of a file, and how much of it was received.',
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
  summary: 'Completes the upload of a file and starts its processing.',
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
  summary: 'Encodes a received file again that was not encoded.',
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
  summary: 'Sets the title of a video, its playlists and whether it is published.',
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
  summary: 'Returns an address from which staff can play a video.',
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
  summary: 'Returns the playlists of a club that the caller may watch; omits those without a published video.',
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
  access: inClub('query.ClubId', allRoles),
  errors: ['OnDemandNotEnabled'],
});
export const getOnDemand = call({
  id: 'onDemand.get',
  method: 'GET',
  path: '/clubs/{id}/onDemand/{collectionId}',
  summary: 'Returns a playlist with its published videos.',
  params: collection,
  result: onDemandSchema,
  shows: [...shows, 'billing/subscriptions', 'billing/subscription-types', 'clubs/clubs', 'members/people'],
  access: inClub('params.id', allRoles),
  errors: ['OnDemandNotEnabled', 'VideoCollectionNotFound'],
});
export const playOnDemand = call({
  id: 'onDemand.play',
  method: 'POST',
  path: '/clubs/{id}/onDemand/{collectionId}/play',
  summary: 'Returns an address from which the caller can play a video of the playlist for a limited time.',
  params: collection,
  body: z.object({ VideoId: idSchema }),
  result: videoPlaySchema,
  status: 200,
  changes: ['videos/videos/plays', 'videos/videos'],
  access: inClub('params.id', allRoles),
  errors: ['OnDemandNotEnabled', 'VideoCollectionNotFound', 'VideoNotFound', 'SubscriptionNeeded'],
});
