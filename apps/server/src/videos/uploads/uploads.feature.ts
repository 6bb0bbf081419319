import { type Licenses, usagePorts } from '../../clubs/licenses/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { openMediaStore } from '../../platform/media/store.ts';
import { createLargeFiles } from './uploads.service.ts';
import { serveLargeFiles } from './uploads.wire.ts';

interface Needs extends Pick<ServerParts, 'db' | 'config'> {
  readonly licenses: Licenses;
}

export const uploads = feature({
  name: 'videos/uploads',
  persons: {
    uploads: { taken: { not: 'a file of the club that is on its way' }, leaving: { stay: 'it is the club’s' } },
    media_links: { taken: { not: 'of an hour' }, leaving: { stay: 'of an hour, and read by members of the club only' } },
  },
  build: ({ db, config, licenses }: Needs) => ({
    largeFiles: createLargeFiles({
      db,
      licenses,
      media: openMediaStore(config, 'videos'),
      pictures: openMediaStore(config),
    }),
  }),
  plugs: ({ largeFiles }) => [plug(usagePorts, { usage: [{ resource: 'VideoGB', used: largeFiles.used }] })],
  serves: (app, { largeFiles }) => serveLargeFiles(app, largeFiles),
  purge: ({ largeFiles }) => largeFiles.purge(),
});
