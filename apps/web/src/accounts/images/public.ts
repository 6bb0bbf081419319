import { lazyComponent } from '../../kit/lazy-component.tsx';

// The components load later, because no first screen should wait for the picture code.
export const ImageField = lazyComponent(() => import('./ImageField.tsx').then((it) => it.ImageField));
export const BrandLogo = lazyComponent(() => import('./Logos.tsx').then((it) => it.BrandLogo));
export const ClubLogo = lazyComponent(() => import('./Logos.tsx').then((it) => it.ClubLogo));
export const PersonPicture = lazyComponent(() => import('./PersonPicture.tsx').then((it) => it.PersonPicture));
