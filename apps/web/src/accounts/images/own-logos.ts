import type { Brand, Club } from '@clubpulse/contract/clubs/clubs';

/** The clubs of a brand that show a picture of their own: what the brand's takes the place of. */
export const ownLogos = (
  { BrandId, PictureUri: ofBrand }: Pick<Brand, 'BrandId' | 'PictureUri'>,
  clubs: readonly Pick<Club, 'Name' | 'BrandId' | 'PictureUri'>[],
): string[] =>
  clubs
    .filter((club) => club.BrandId === BrandId && club.PictureUri !== null && club.PictureUri !== ofBrand)
    .map(({ Name }) => Name);
