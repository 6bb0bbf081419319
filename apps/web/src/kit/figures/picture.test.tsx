import { globSync, readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { NoPicture } from './NoPicture.tsx';
import { Picture } from './Picture.tsx';

beforeAll(() => startPhrases('en'));

it('a picture that cannot be loaded shows its replacement until its URL changes', () => {
  const view = render(<Picture uri="/media/gone.jpg" alt="First slide" instead={<NoPicture />} />);
  fireEvent.error(screen.getByRole('img', { name: 'First slide' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('No picture')).toBeTruthy();
  view.rerender(<Picture uri="/media/other.jpg" alt="Second slide" instead={<NoPicture />} />);
  expect(screen.getByRole('img', { name: 'Second slide' }).getAttribute('src')).toBe('/media/other.jpg');
});

it('every screen uses the same component for uploaded or external pictures', () => {
  const web = `${import.meta.dirname}/../..`;
  // These files may use another component, because their pictures cannot be missing.
  const builtIn = [
    'accounts/images/BlobImage.tsx',
    'community/badges/Badges.tsx',
    'community/challenges/TierBadge.tsx',
    'live/tv/PairingScreen.tsx',
  ];
  const files = globSync('**/*.tsx', { cwd: web }).filter((file) => !file.endsWith('.test.tsx') && !builtIn.includes(file));
  const bare = files.filter((file) => readFileSync(`${web}/${file}`, 'utf8').includes('<img'));
  expect(bare).toEqual(['kit/figures/Picture.tsx']);
});
