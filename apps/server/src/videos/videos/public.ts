export type { CollectionsService as VideoCollections } from './collections.service.ts';
export type { VideosService as Videos, VideosService as Clips } from './videos.service.ts';
