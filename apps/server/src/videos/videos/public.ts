export type { CollectionsService as VideoCollections } from './collections.service.ts';
/** `clips`, as the feature gives them: one video of another feature, with the same upload, encoding and playing. */
export type { VideosService as Clips } from './videos.service.ts';
