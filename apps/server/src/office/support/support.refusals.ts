import { SUPPORT } from '@clubpulse/contract/office/support/support';
import { createSupportVideo, deleteSupportVideo } from '@clubpulse/contract/office/support/support.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { createWorld } from '../../test/world.ts';
import { insertVideo } from './support.store.ts';

const video = { Title: 'Link a strap', Description: '', For: 'Athlete', Language: 'en' } as const;

export const refusals: Refusals = async ({ server, open, world: { tokens } }) => {
  const full = await open({});
  const elsewhere = await createWorld(full);
  for (let n = 0; n < SUPPORT.videos; n++) await insertVideo(full.db, { ...video, Source: 'Vimeo', ExternalId: '1' });
  return {
    SupportVideoNotFound: provoke(server, deleteSupportVideo, { params: { id: 999_999_999 }, token: tokens.admin }),
    TooManySupportVideos: provoke(full, createSupportVideo, {
      body: { ...video, Url: 'https://vimeo.com/76979871' },
      token: elsewhere.tokens.admin,
    }),
  };
};
