import { SLIDESHOW } from '@clubpulse/contract/workouts/slideshows/slideshows';
import { createSlideshow, getSlideshow } from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { clubA, clubB, tokens } }) => {
  const PictureUri = `/media/${'6'.repeat(64)}-1920.jpg`;
  const Slides = [{ PictureUri, Size: 'Full' as const, Duration: 12, Order: 1 }];
  const stored = { ClubId: clubB, Name: 'One too many', Slides: JSON.stringify(Slides), PictureUris: [PictureUri] };
  await server.db
    .insertInto('slideshows')
    .values(Array.from({ length: SLIDESHOW.perClub }, () => stored))
    .execute();
  return {
    SlideshowNotFound: provoke(server, getSlideshow, {
      params: { id: clubA, slideshowId: 999_999_999 },
      token: tokens.managerA,
    }),
    TooManySlideshows: provoke(server, createSlideshow, {
      params: { id: clubB },
      body: { Name: 'December', Slides },
      token: tokens.managerB,
    }),
  };
};
