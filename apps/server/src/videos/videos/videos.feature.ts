import path from 'node:path';
import { arrivalCodes } from '@clubpulse/rules/videos/videos/encoding';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { createEncoder } from '../../platform/media/encoder.ts';
import type { LargeFiles } from '../uploads/public.ts';
import { createCollections } from './collections.service.ts';
import { createEncoding } from './encode.jobs.ts';
import { createOnDemand } from './on-demand.service.ts';
import { createSites } from './sites.wire.ts';
import { videoRoutes } from './videos.routes.ts';
import { createVideos } from './videos.service.ts';
import { failArriving } from './videos.store.ts';

interface Needs extends Pick<ServerParts, 'db' | 'config' | 'log'> {
  readonly largeFiles: LargeFiles;
}

export const videos = feature({
  name: 'videos/videos',
  persons: {
    videos: { taken: { not: 'what a club publishes; who sent it is named beside it' }, leaving: { stay: 'it is the club’s' } },
    video_plays: { taken: ['UserId'], leaving: 'go' },
  },
  build({ db, config, log, largeFiles: files }: Needs) {
    files.whenTurnedAway((trx, mediaId) => failArriving(trx, mediaId, arrivalCodes.refused));
    const encoder = createEncoder({ ffmpeg: config.FFMPEG_PATH, ffprobe: config.FFPROBE_PATH });
    const sites = createSites(config);
    const service = createVideos({ db, files, sites });
    return {
      videos: service,
      clips: createVideos({ db, files, sites, kind: 'Clip' }),
      videoCollections: createCollections({ db }),
      onDemand: createOnDemand({ db, videos: service }),
      videoEncoder: encoder,
      videoEncoding: createEncoding({ db, files, encoder, log, folder: path.join(config.DATA_DIR, 'encoding') }),
    };
  },
  routes: (route, { videos: service, videoCollections: collections, onDemand }) =>
    videoRoutes(route, { videos: service, collections, onDemand }),
  jobs: ({ videoEncoding }) => videoEncoding.jobs,
  purge: ({ onDemand }) => onDemand.purge(),
  close: ({ videoEncoder }) => videoEncoder.close(),
});
