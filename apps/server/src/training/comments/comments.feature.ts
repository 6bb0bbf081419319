import type { Consents } from '../../accounts/consents/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { modelOf } from '../../platform/model/model.ts';
import { type Trainings, trainingPorts } from '../trainings/public.ts';
import { commentRoutes } from './comments.routes.ts';
import { createComments } from './comments.service.ts';
import { inheritComments } from './comments.store.ts';
import { createWriter } from './generated.service.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db'> {
  readonly consents: Consents;
  readonly trainings: Trainings;
}

export const comments = feature({
  name: 'training/comments',
  persons: {
    training_comments: {
      taken: ['UserId', 'AuthorId'],
      leaving: { stay: 'the journal belongs to the athlete, with the comments in it' },
    },
    training_comments_waived: {
      taken: { not: 'a mark of the staff’s own work: what waits for a comment of theirs' },
      leaving: { stay: 'the journal belongs to the athlete' },
    },
  },
  build: ({ config, db, consents, trainings }: Needs) => ({
    comments: createComments({ db, consents, trainings, writer: createWriter({ trainings, model: modelOf(config) }) }),
  }),
  plugs: () => [plug(trainingPorts, { inherits: [inheritComments] })],
  routes: (route, parts) => commentRoutes(route, parts.comments),
});
