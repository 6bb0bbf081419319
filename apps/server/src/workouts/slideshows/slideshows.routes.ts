import { IMAGE_TEXT_MAX } from '@clubpulse/contract/accounts/images';
import { slideKinds } from '@clubpulse/contract/workouts/slideshows/slideshows';
import * as calls from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import type { Images } from '../../accounts/images/public.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { SlideshowsService } from './slideshows.service.ts';

interface Parts {
  readonly slideshows: SlideshowsService;
  readonly images: Pick<Images, 'keepForSlide'>;
}

const fileOf = IMAGE_TEXT_MAX + 16_384;

export function slideshowRoutes(route: Routes, { slideshows, images }: Parts): void {
  route(calls.listSlideshows, ({ params, query }) => slideshows.list(params.id, query));
  route(calls.getSlideshow, ({ params }) => slideshows.get(params.id, params.slideshowId));
  route(calls.createSlideshow, ({ params, body }) => slideshows.create(params.id, body));
  route(calls.updateSlideshow, ({ params, body }) => slideshows.update(params.id, params.slideshowId, body));
  route(calls.deleteSlideshow, ({ params }) => slideshows.delete(params.id, params.slideshowId));
  route(calls.uploadSlidePicture, {
    fileOf,
    handle: ({ params, query, body }) => images.keepForSlide(slideKinds[query.Size], params.id, body),
  });
}
