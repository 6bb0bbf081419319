import { expect, it } from 'vitest';
import { clubWith } from '../../test/world.ts';
import { ownLogos } from './own-logos.ts';

it('names the clubs that lose a picture of their own to that of their brand', () => {
  const [brands, own] = ['/media/brand.png', '/media/own.png'];
  const clubs = [
    clubWith(5, { BrandId: 7, PictureUri: own }),
    clubWith(6, { BrandId: 7, PictureUri: brands }),
    clubWith(8, { BrandId: 7, PictureUri: null }),
    clubWith(9, { BrandId: 8, PictureUri: own }),
  ];
  expect(ownLogos({ BrandId: 7, PictureUri: brands }, clubs)).toEqual(['Club 5']);
});
