export { useCachedPictures } from './tv/kept-pictures.ts';
export { SlideScene } from './tv/SlideScene.tsx';
