import { refuse } from '@clubpulse/contract/errors';
import { idSchema } from '@clubpulse/contract/scalars';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { job } from '../../platform/jobs/job.ts';
import { openMediaStore } from '../../platform/media/store.ts';
import { clubExportRoutes } from './club-exports.routes.ts';
import { type ClubExportsService, createClubExports, EXPORT_JOB } from './club-exports.service.ts';

interface Needs extends Pick<ServerParts, 'db' | 'config'> {
  readonly security: AccountSecurity;
}

function serveExports(app: FastifyInstance, exports: ClubExportsService): void {
  app.get<{ Params: { secret: string } }>('/exports/:secret', { compress: false }, async (request, reply) => {
    const found = await exports.open(request.params.secret);
    if (found === undefined) throw refuse('NotFound');
    return reply
      .headers({ 'cache-control': 'private, no-store', 'content-disposition': attachment(found.fileName) })
      .type('application/zip')
      .send(found.content);
  });
}

export const clubExports = feature({
  name: 'office/club-exports',
  persons: {
    club_exports: { taken: { not: 'the work of an operator' }, leaving: { stay: 'the export is of the club' } },
  },
  build: ({ db, config, security }: Needs) => ({
    clubExports: createClubExports({ db, security, files: openMediaStore(config, 'files') }),
  }),
  routes: (route, parts) => clubExportRoutes(route, parts.clubExports),
  serves: (app, parts) => serveExports(app, parts.clubExports),
  jobs: (parts) => [
    job(EXPORT_JOB, z.object({ ClubExportId: idSchema }), ({ ClubExportId }) => parts.clubExports.make(ClubExportId)),
  ],
  purge: (parts) => parts.clubExports.purge(),
});
