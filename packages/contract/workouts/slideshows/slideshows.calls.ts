import { z } from 'zod';
import { refusedPictures } from '../../accounts/images.calls.ts';
import { imageAnswerSchema, imageUploadSchema } from '../../accounts/images.ts';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams, pageQuerySchema } from '../../scalars.ts';
import {
  slideSizeSchema,
  slideshowInputSchema,
  slideshowPageSchema,
  slideshowSchema,
  slideshowUpdateSchema,
} from './slideshows.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const managers = ['Owner', 'Manager'] as const;
const one = z.object({ id: idParamOf<'Club'>(), slideshowId: idParamOf<'Slideshow'>() });

export const listSlideshows = call({
  id: 'slideshows.list',
  method: 'GET',
  path: '/clubs/{id}/slideshows',
  summary: 'Returns the slideshows of a club by name; a search filters by name.',
  params: idParams,
  query: pageQuerySchema,
  result: slideshowPageSchema,
  shows: ['workouts/slideshows'],
  access: inClub('params.id', staff),
});
export const getSlideshow = call({
  id: 'slideshows.get',
  method: 'GET',
  path: '/clubs/{id}/slideshows/{slideshowId}',
  summary: 'Returns a slideshow with its pictures in their order.',
  params: one,
  result: slideshowSchema,
  shows: ['workouts/slideshows'],
  access: inClub('params.id', staff),
  errors: ['SlideshowNotFound'],
});
export const createSlideshow = call({
  id: 'slideshows.create',
  method: 'POST',
  path: '/clubs/{id}/slideshows',
  summary: 'Adds a slideshow of pictures that were uploaded for slides.',
  params: idParams,
  body: slideshowInputSchema,
  result: slideshowSchema,
  changes: ['workouts/slideshows'],
  access: inClub('params.id', managers),
  licensed: true,
  errors: ['TooManySlideshows'],
});
export const updateSlideshow = call({
  id: 'slideshows.update',
  method: 'PUT',
  path: '/clubs/{id}/slideshows/{slideshowId}',
  summary: 'Saves a slideshow. RowVersion guards against stale writes.',
  params: one,
  body: slideshowUpdateSchema,
  result: slideshowSchema,
  changes: ['workouts/slideshows'],
  access: inClub('params.id', managers),
  errors: ['SlideshowNotFound', 'StaleRowVersion'],
});
export const deleteSlideshow = call({
  id: 'slideshows.delete',
  method: 'DELETE',
  path: '/clubs/{id}/slideshows/{slideshowId}',
  summary: 'Deletes a slideshow.',
  params: one,
  changes: ['workouts/slideshows'],
  access: inClub('params.id', managers),
  errors: ['SlideshowNotFound'],
});
export const uploadSlidePicture = call({
  id: 'slideshows.uploadPicture',
  method: 'POST',
  path: '/clubs/{id}/slideshows/images',
  summary: 'Stores a picture for a slide, 1920 × 1005 pixels or half as wide; deleted after a day if no slideshow names it.',
  params: idParams,
  query: z.object({ Size: slideSizeSchema }),
  body: imageUploadSchema,
  result: imageAnswerSchema,
  changes: [],
  access: inClub('params.id', managers),
  errors: refusedPictures,
});
