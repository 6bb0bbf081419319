import { z } from 'zod';
import { call, inClub, ownerOf, signedIn, theUser } from '../call.ts';
import { flagQuerySchema, idParams, requiredLineSchema } from '../scalars.ts';
import { imageAnswerSchema, imageUploadSchema, remoteImageSchema } from './images.ts';

const unfit = ['ImageTypeRefused', 'ImageTooSmall', 'ImageTooLarge', 'ImageUnreadable'] as const;
export const refusedPictures = [...unfit, 'ImagesFull'] as const;
const ofClubs = z.object({ replaceClubImages: flagQuerySchema.optional() });

export const uploadUserImage = call({
  id: 'images.uploadOfUser',
  method: 'POST',
  path: '/users/{id}/image',
  summary:
    'Sets the picture of a user, re-encoded to 256 × 256 pixels. Accepts a form with `image` and `data`, or the same as JSON.',
  params: idParams,
  body: imageUploadSchema,
  result: imageAnswerSchema,
  changes: ['accounts/users'],
  access: theUser('params.id', ['Manager', 'Owner']),
  errors: refusedPictures,
});
export const deleteUserImage = call({
  id: 'images.deleteOfUser',
  method: 'DELETE',
  path: '/users/{id}/image',
  summary: 'Deletes the picture of a user.',
  params: idParams,
  changes: ['accounts/users'],
  access: theUser('params.id', ['Manager', 'Owner']),
});
export const uploadClubImage = call({
  id: 'images.uploadOfClub',
  method: 'POST',
  path: '/clubs/{id}/image',
  summary: 'Sets the logo of a club.',
  params: idParams,
  body: imageUploadSchema,
  result: imageAnswerSchema,
  changes: ['clubs/clubs'],
  access: inClub('params.id', ['Manager', 'Owner']),
  errors: refusedPictures,
});
export const deleteClubImage = call({
  id: 'images.deleteOfClub',
  method: 'DELETE',
  path: '/clubs/{id}/image',
  summary: 'Deletes the logo of a club.',
  params: idParams,
  changes: ['clubs/clubs'],
  access: inClub('params.id', ['Manager', 'Owner']),
});
export const uploadBrandImage = call({
  id: 'images.uploadOfBrand',
  method: 'POST',
  path: '/brands/{id}/image',
  summary: 'Sets the logo of a brand; with `replaceClubImages` also replaces the logo of each of its clubs.',
  params: idParams,
  body: imageUploadSchema,
  result: imageAnswerSchema,
  query: ofClubs,
  changes: ['clubs/brands', 'clubs/clubs'],
  access: ownerOf('params.id'),
  errors: refusedPictures,
});
export const deleteBrandImage = call({
  id: 'images.deleteOfBrand',
  method: 'DELETE',
  path: '/brands/{id}/image',
  summary: 'Deletes the logo of a brand; with `replaceClubImages` also that of each of its clubs with the same logo.',
  params: idParams,
  query: ofClubs,
  changes: ['clubs/brands', 'clubs/clubs'],
  access: ownerOf('params.id'),
});
export const uploadClassImage = call({
  id: 'images.uploadForClass',
  method: 'POST',
  path: '/clubs/{id}/classes/images',
  summary: 'Stores a picture for a class, which names it in `PictureUri` when saved; deleted after a day if no class names it.',
  params: idParams,
  body: imageUploadSchema,
  result: imageAnswerSchema,
  changes: [],
  access: inClub('params.id', ['Trainer', 'Manager', 'Owner']),
  errors: refusedPictures,
});
export const uploadChallengeImage = call({
  id: 'images.uploadForChallenge',
  method: 'POST',
  path: '/clubs/{id}/challenges/images',
  summary:
    'Stores a picture for a challenge of the club or of its brand, which names it in `PictureUri` when saved; deleted after a day if no challenge names it.',
  params: idParams,
  body: imageUploadSchema,
  result: imageAnswerSchema,
  changes: [],
  access: inClub('params.id', ['Trainer', 'Manager', 'Owner']),
  errors: refusedPictures,
});
export const fetchRemoteImage = call({
  id: 'images.fetchRemote',
  method: 'GET',
  path: '/images/remote',
  summary: 'Returns a picture of another server, fetched once by https, to be cropped and uploaded.',
  query: z.object({ url: requiredLineSchema(2000) }),
  result: remoteImageSchema,
  shows: [],
  access: signedIn,
  errors: [...unfit, 'ImageAddressRefused', 'ImageNotFetched'],
});
