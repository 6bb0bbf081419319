import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly slideshow: number;
  }
}

const PictureUri = `/media/${'5'.repeat(64)}-1920.jpg`;
const Slides = [{ PictureUri, Size: 'Full' as const, Duration: 12, Order: 1 }];
const noPicture = {
  Image: 'AAAAAAAAAAAA',
  Data: {
    input: { name: 'open-day.png', type: 'image/png', size: 9, width: 1920, height: 1005 },
    output: { width: 1920, height: 1005 },
    actions: {
      rotation: 0,
      crop: { x: 0, y: 0, width: 1920, height: 1005, type: 'auto' },
      size: { width: 1920, height: 1005 },
    },
  },
};

export const samples: Samples = {
  async rows(db, { club }) {
    const { SlideshowId: slideshow } = await db
      .insertInto('slideshows')
      .values({ ClubId: club, Name: 'November', Slides: JSON.stringify(Slides), PictureUris: [PictureUri] })
      .returning('SlideshowId')
      .executeTakeFirstOrThrow();
    return { slideshow };
  },
  calls({ club, slideshow }) {
    const ofClub = { params: { id: club } };
    const one = { params: { id: club, slideshowId: slideshow } };
    return {
      'slideshows.create': { ...ofClub, body: { Name: 'December', Slides }, answer: { ErrorType: 'ValidationFailed' } },
      'slideshows.update': {
        ...one,
        body: { Name: 'November, late', Slides: [{ ...Slides[0], Duration: 20 }], RowVersion: 0 },
        answer: { SlideshowId: slideshow, Name: 'November, late', Slides: [{ Duration: 20, Order: 1 }], RowVersion: 1 },
      },
      'slideshows.list': {
        ...ofClub,
        query: { globalSearch: 'novem' },
        answer: { recordsFiltered: 1, data: [{ SlideshowId: slideshow }] },
      },
      'slideshows.get': { ...one, answer: { SlideshowId: slideshow, Slides: [{ Size: 'Full', Order: 1 }] } },
      'slideshows.uploadPicture': {
        ...ofClub,
        query: { Size: 'Full' },
        body: noPicture,
        answer: { ErrorType: 'ImageTypeRefused' },
      },
      'slideshows.delete': one,
    };
  },
  removing: ['slideshows.delete'],
};
