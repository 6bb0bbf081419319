import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { insertVideo } from './support.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly supportVideo: number;
  }
}

const video = { Title: 'Link a strap', Description: '', For: 'Athlete', Language: 'en' } as const;
const Url = 'https://vimeo.com/76979871';

export const samples: Samples = {
  async rows(db) {
    const row = await insertVideo(db, { ...video, Source: 'Vimeo', ExternalId: '76979871' });
    return { supportVideo: row.SupportVideoId };
  },
  calls: ({ supportVideo }) => ({
    'support.get': { answer: { Topics: expect.arrayContaining([expect.objectContaining({ Topic: 'strap' })]) } },
    'supportVideos.list': { answer: expect.arrayContaining([expect.objectContaining({ SupportVideoId: supportVideo })]) },
    'supportVideos.create': { body: { ...video, Title: 'Book a class', Url }, answer: { Title: 'Book a class', Url } },
    'supportVideos.update': {
      params: { id: supportVideo },
      body: { ...video, Title: 'Link your strap', Url, RowVersion: 0 },
      answer: { SupportVideoId: supportVideo, Title: 'Link your strap', RowVersion: 1 },
    },
    'supportVideos.delete': { params: { id: supportVideo } },
  }),
  removing: ['supportVideos.delete'],
};
