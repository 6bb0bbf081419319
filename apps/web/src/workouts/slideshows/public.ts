export { SlideScene } from './tv/SlideScene.tsx';
