import { later } from '../../kit/later.tsx';

// No first screen should wait for the picture code.
export const ImageField = later(() => import('./ImageField.tsx').then((it) => it.ImageField));
export const BrandLogo = later(() => import('./Logos.tsx').then((it) => it.BrandLogo));
export const ClubLogo = later(() => import('./Logos.tsx').then((it) => it.ClubLogo));
export const PersonPicture = later(() => import('./PersonPicture.tsx').then((it) => it.PersonPicture));
