export { useCachedPictures } from './tv/cached-pictures.ts';
export { SlideScene } from './tv/SlideScene.tsx';
