import { refuse } from '@clubpulse/contract/errors';
import type { FastifyInstance } from 'fastify';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { isMediaName, openMediaStore } from '../../platform/media/store.ts';
import { shownByUsers, type Users } from '../users/public.ts';
import { type PicturePorts, picturePorts } from './images.ports.ts';
import { imageRoutes } from './images.routes.ts';
import { createImages } from './images.service.ts';

interface Needs extends Pick<ServerParts, 'db' | 'config'> {
  readonly users: Users;
}

const YEAR_S = 365 * 86_400;
const types = { jpg: 'image/jpeg', png: 'image/png' } as const;

/** The URL contains a hash of the content, so it may be cached for ever. */
function serveMedia(app: FastifyInstance, media: MediaStore): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    const ending = name.endsWith('.png') ? 'png' : 'jpg';
    const found = isMediaName(name) ? await media.get(name) : undefined;
    if (found === undefined) throw refuse('NotFound');
    return reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`).type(types[ending]).send(found);
  });
}

export const images = feature({
  name: 'accounts/images',
  asks: picturePorts,
  persons: {
    image_keepers: {
      taken: { not: 'it counts pictures; the picture of the user is in their profile' },
      leaving: { stay: 'belongs to no club' },
    },
  },
  build: ({ db, config, users }: Needs, ports: PicturePorts) => ({
    images: createImages({ db, users, ports, media: openMediaStore(config) }),
  }),
  plugs: () => [plug(picturePorts, { shown: [shownByUsers] })],
  routes: (route, parts) => imageRoutes(route, parts.images),
  serves: (app, parts) => serveMedia(app, parts.images.media),
  purge: (parts) => parts.images.sweep(),
});
