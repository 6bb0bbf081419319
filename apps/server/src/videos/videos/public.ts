export type { CollectionsService as VideoCollections } from './collections.service.ts';
/** The videos of a club's playlists. */
/** `clips`, as the feature gives them: one video of another feature, with the same upload, encoding and playing. */
export type { VideosService as Videos, VideosService as Clips } from './videos.service.ts';
