import type { Consents } from '../../accounts/consents/public.ts';
import { type Images, picturePorts } from '../../accounts/images/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { type Licenses, usagePorts } from '../../clubs/licenses/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { createSms } from '../../platform/sms/sms.ts';
import type { Copies } from '../notifications/public.ts';
import { createAudiences } from './messages.checks.ts';
import { createDelivery } from './messages.jobs.ts';
import { type DraftPorts, draftPorts } from './messages.ports.ts';
import { messageRoutes } from './messages.routes.ts';
import { createMessages } from './messages.service.ts';
import { forgetRecipient, leaveMessages, shownByMessages, smsOfMonth } from './messages.store.ts';
import { createPreviews } from './preview.service.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'log' | 'mail'> {
  readonly users: Users;
  readonly consents: Consents;
  readonly images: Images;
  readonly clubs: Clubs;
  readonly licenses: Licenses;
  readonly copies: Copies;
}

export const messages = feature({
  name: 'office/messages',
  persons: {
    messages: { taken: ['AuthorId'], leaving: { stay: 'what was sent was sent' } },
    message_recipients: { taken: ['UserId'], leaving: 'go' },
  },
  leaving: { lastRole: { message_recipients: leaveMessages }, account: { message_recipients: forgetRecipient } },
  asks: draftPorts,
  build: ({ config, db, log, mail, users, consents, images, clubs, licenses, copies }: Needs, drafts: DraftPorts) => {
    const sms = createSms({ url: config.SMS_URL, token: config.SMS_TOKEN });
    const { profiles } = users;
    const audiences = createAudiences({ consents, images });
    return {
      messageImages: images,
      messages: createMessages({ db, club: clubs.facts, profiles, audiences, licenses, sms, drafts }),
      previews: createPreviews({
        db,
        mail,
        club: clubs.facts,
        profiles,
        audiences,
        publicUrl: config.PUBLIC_URL,
        from: config.MAIL_FROM,
      }),
      delivery: createDelivery({ db, mail, sms, copies, publicUrl: config.PUBLIC_URL, log, profiles, audiences }),
    };
  },
  plugs: () => [
    plug(picturePorts, { shown: [shownByMessages] }),
    plug(usagePorts, {
      usage: [{ resource: 'Sms', used: (db, clubIds) => smsOfMonth(db, clubIds, new Date()) }],
    }),
  ],
  routes: (route, parts) => messageRoutes(route, parts.messages, parts.previews, parts.messageImages),
  jobs: (parts) => parts.delivery.jobs,
});
