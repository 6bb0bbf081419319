export { createSlideshows, type SlideshowsService } from './slideshows.service.ts';
