import type { Caller } from '@clubpulse/rules/accounts/roles/access';
import { navigli, timeZone } from '@clubpulse/world/clubs';
import { letter } from '@clubpulse/world/relations';
import { createConsents } from '../../accounts/consents/public.ts';
import { createLicenses } from '../../clubs/licenses/public.ts';
import { createAudiences, createMessages } from '../../office/messages/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { made } from '../made.ts';
import { type ClubPeople, usersOf } from './club-people.ts';

export async function writeLetter(db: Database, { clubId, members }: ClubPeople, trainer: Caller, now: Date): Promise<void> {
  const reader = members.get(letter.nickname);
  if (reader === undefined) return;
  const messages = createMessages({
    db,
    club: async () => ({ Name: navigli.name, TimeZone: timeZone }),
    profiles: usersOf(db).profiles,
    audiences: createAudiences({
      consents: createConsents({ db }),
      images: { storedForMessage: async () => [] },
      now: () => now,
    }),
    licenses: createLicenses({ db, usage: [] }),
    sms: { available: false },
    drafts: { holdDraft: async () => false, draftSent: async () => {} },
    now: () => now,
  });
  const toAll = {
    ClientStage: null,
    ClassSubscriptionId: null,
    ClubTagId: null,
    NotSeenDays: null,
    ClassId: null,
    NotStage: null,
    NotUserIds: [],
  };
  const words = { App: true, Email: false, Sms: false, Language: 'en', Texts: letter.texts } as const;
  const sent = {
    ...words,
    Audience: { ...toAll, UserIds: [reader] },
    Target: null,
    PictureUri: null,
    Expected: 1,
    PlannedMessageId: null,
  };
  made(await messages.send(clubId, sent, { ...trainer, isEditor: false }));
}
