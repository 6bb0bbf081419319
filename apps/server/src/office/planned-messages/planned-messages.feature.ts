import { picturePorts } from '../../accounts/images/public.ts';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { draftPorts, type MessagesService } from '../messages/public.ts';
import { plannedMessageRoutes } from './planned-messages.routes.ts';
import { createPlannedMessages } from './planned-messages.service.ts';
import { picturesInPlannedMessages } from './planned-messages.store.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
  readonly messages: MessagesService;
  readonly security: Pick<AccountSecurity, 'closedTo'>;
}

export const plannedMessages = feature({
  name: 'office/planned-messages',
  persons: {
    planned_messages: { taken: ['AuthorId'], leaving: { stay: 'refused when its moment comes; staff takes it back' } },
  },
  build: ({ db, clubs, messages, security }: Needs) => ({
    plannedMessages: createPlannedMessages({ db, club: clubs.facts, messages, closedTo: security.closedTo }),
  }),
  plugs: ({ plannedMessages: { hold, sent } }) => [
    plug(draftPorts, { holdDraft: hold, draftSent: sent }),
    plug(picturePorts, { shown: [picturesInPlannedMessages] }),
  ],
  routes: (route, parts) => plannedMessageRoutes(route, parts.plannedMessages),
  jobs: (parts) => parts.plannedMessages.jobs,
});
