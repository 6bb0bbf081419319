import { refuse } from '@clubpulse/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Consents } from '../../accounts/consents/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { openMediaStore } from '../../platform/media/store.ts';
import { createFileStorage, type FileStorage } from './file-storage.service.ts';
import { fileRoutes } from './files.routes.ts';
import { createFiles } from './files.service.ts';

interface Needs extends Pick<ServerParts, 'db' | 'config'> {
  readonly consents: Consents;
}

/** With these headers a browser saves the file. It is never shown as a page of this origin and never cached. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
} as const;

function serveFiles(app: FastifyInstance, storage: FileStorage): void {
  app.get<{ Params: { token: string } }>('/files/:token', async (request, reply) => {
    const found = await storage.byToken(request.params.token);
    if (found === undefined) throw refuse('NotFound');
    const { FileName, Type, bytes } = found;
    return reply
      .headers({ ...HEADERS, 'content-disposition': attachment(FileName) })
      .type(Type)
      .send(bytes);
  });
}

export const files = feature({
  name: 'members/files',
  persons: {
    files: { taken: ['UserId'], leaving: 'changed' },
    file_links: {
      taken: { not: 'a secret of a minute: who had it could open the file' },
      leaving: { stay: 'leads nowhere without the role, and is gone after a minute' },
    },
  },
  build({ db, config, consents }: Needs) {
    const storage = createFileStorage({ db, media: openMediaStore(config, 'files') });
    return { storedFiles: storage, files: createFiles({ db, storage, consents }) };
  },
  routes: (route, parts) => fileRoutes(route, parts.files),
  serves: (app, parts) => serveFiles(app, parts.storedFiles),
  purge: (parts) => parts.storedFiles.purge(),
});
