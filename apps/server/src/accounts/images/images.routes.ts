import { IMAGE_TEXT_MAX } from '@clubpulse/contract/accounts/images';
import * as calls from '@clubpulse/contract/accounts/images.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Images } from './images.service.ts';

const fileOf = IMAGE_TEXT_MAX + 16_384;

export function imageRoutes(route: Routes, images: Images): void {
  route(calls.uploadUserImage, { fileOf, handle: ({ params, body, caller }) => images.setOfUser(params.id, body, caller) });
  route(calls.deleteUserImage, ({ params }) => images.removeOfUser(params.id));
  route(calls.uploadClubImage, { fileOf, handle: ({ params, body }) => images.setOfClub(params.id, body) });
  route(calls.deleteClubImage, ({ params }) => images.removeOfClub(params.id));
  route(calls.uploadBrandImage, {
    fileOf,
    handle: ({ params, query, body }) => images.setOfBrand(params.id, body, query.replaceClubImages === true),
  });
  route(calls.deleteBrandImage, ({ params, query }) => images.removeOfBrand(params.id, query.replaceClubImages === true));
  route(calls.uploadClassImage, { fileOf, handle: ({ params, body }) => images.keepForClass(params.id, body) });
  route(calls.uploadChallengeImage, { fileOf, handle: ({ params, body }) => images.keepForChallenge(params.id, body) });
  route(calls.fetchRemoteImage, ({ query, caller }) => images.fetchRemote(query.url, caller));
}
