import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { noteRoutes } from './notes.routes.ts';
import { createNotes } from './notes.service.ts';

export const notes = feature({
  name: 'members/notes',
  persons: {
    notes: { taken: ['UserId'], leaving: 'go' },
  },
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ notes: createNotes({ db }) }),
  routes: (route, parts) => noteRoutes(route, parts.notes),
});
