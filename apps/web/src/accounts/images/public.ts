export { ImageField } from './ImageField.tsx';
export { BrandLogo, ClubLogo } from './Logos.tsx';
export { PersonPicture } from './PersonPicture.tsx';
