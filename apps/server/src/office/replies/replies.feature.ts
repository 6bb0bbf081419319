import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { MessagesService } from '../messages/public.ts';
import type { Copies } from '../notifications/public.ts';
import { createUnreadAnswers } from './replies.jobs.ts';
import { replyRoutes } from './replies.routes.ts';
import { createReplies } from './replies.service.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'mail'> {
  readonly users: Users;
  readonly clubs: Clubs;
  readonly security: AccountSecurity;
  readonly messages: MessagesService;
  readonly copies: Copies;
}

export const replies = feature({
  name: 'office/replies',
  persons: {
    threads: { taken: ['UserId'], leaving: 'go' },
    // This includes notes of the staff, because they are data about the member (decision 0032).
    thread_entries: { taken: ['UserId'], leaving: 'go' },
  },
  build: ({ config, db, mail, users: { profiles }, clubs, security: { closedIn }, messages, copies }: Needs) => ({
    replies: createReplies({ db, copies, messages, closedIn, club: clubs.facts, profiles }),
    unreadAnswers: createUnreadAnswers({ db, mail, profiles, publicUrl: config.PUBLIC_URL }),
  }),
  routes: (route, parts) => replyRoutes(route, parts.replies),
  jobs: (parts) => parts.unreadAnswers.jobs,
});
