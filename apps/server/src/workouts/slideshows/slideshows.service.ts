import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page, PageQuery } from '@clubpulse/contract/scalars';
import {
  SLIDESHOW,
  type Slide,
  type Slideshow,
  type SlideshowId,
  type SlideshowInput,
  type SlideshowRow,
  slideKinds,
} from '@clubpulse/contract/workouts/slideshows/slideshows';
import { inOrder, slidesNotStored } from '@clubpulse/rules/workouts/slideshows/slides';
import type { Images } from '../../accounts/images/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import * as store from './slideshows.store.ts';

export type SlideshowsService = ReturnType<typeof createSlideshows>;

interface Parts {
  readonly db: Database;
  readonly images: Pick<Images, 'storedForSlides'>;
}

export function createSlideshows({ db, images }: Parts) {
  async function refuseSlides(
    trx: Queryable,
    clubId: ClubId,
    { Slides }: SlideshowInput,
    had: readonly Slide[],
  ): Promise<Refusal | undefined> {
    const keyOf = ({ Size, PictureUri }: Slide) => `${Size} ${PictureUri}`;
    const fine = new Set(had.map(keyOf));
    for (const Size of ['Full', 'Half'] as const) {
      const uris = Slides.flatMap((slide) => (slide.Size === Size ? slide.PictureUri : []));
      for (const PictureUri of await images.storedForSlides(trx, slideKinds[Size], clubId, uris))
        fine.add(`${Size} ${PictureUri}`);
    }
    const errors = slidesNotStored(Slides, (slide) => fine.has(keyOf(slide)));
    return errors.length > 0 ? refuse('ValidationFailed', { errors }) : undefined;
  }
  const ordered = (input: SlideshowInput): SlideshowInput => ({ ...input, Slides: inOrder(input.Slides) });

  return {
    async list(clubId: ClubId, query: PageQuery): Promise<Page<SlideshowRow>> {
      const { all, found, rows } = await store.slideshowsOf(db, clubId, query);
      return { draw: query.draw, recordsTotal: all, recordsFiltered: found, data: rows };
    },

    get: async (clubId: ClubId, id: SlideshowId): Promise<Slideshow | Refusal> =>
      (await store.slideshowOf(db, clubId, id)) ?? refuse('SlideshowNotFound'),

    create: (clubId: ClubId, input: SlideshowInput): Promise<Slideshow | Refusal> =>
      db.transaction().execute(async (trx) => {
        if ((await store.countSlideshows(trx, clubId)) >= SLIDESHOW.perClub)
          return refuse('TooManySlideshows', { values: { max: SLIDESHOW.perClub } });
        const refused = await refuseSlides(trx, clubId, input, []);
        return refused ?? store.insertSlideshow(trx, clubId, ordered(input));
      }),

    update: (
      clubId: ClubId,
      id: SlideshowId,
      { RowVersion, ...input }: SlideshowInput & { readonly RowVersion: number },
    ): Promise<Slideshow | Refusal> =>
      db.transaction().execute(async (trx) => {
        const before = await store.slideshowOf(trx, clubId, id);
        if (before === undefined) return refuse('SlideshowNotFound');
        const refused = await refuseSlides(trx, clubId, input, before.Slides);
        if (refused) return refused;
        return (await store.updateSlideshow(trx, clubId, id, ordered(input), RowVersion)) ?? refuse('StaleRowVersion');
      }),

    async delete(clubId: ClubId, id: SlideshowId): Promise<undefined | Refusal> {
      return (await store.deleteSlideshow(db, clubId, id)) ? undefined : refuse('SlideshowNotFound');
    },
  };
}
