import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { insertPlanned } from './planned-messages.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly planned: number;
  }
}

const noneElse = { ClientStage: null, ClassSubscriptionId: null, ClubTagId: null, NotSeenDays: null };
const words = (Title: string) => ({ en: { Title, Text: 'We open at nine.' } });

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete }) {
    const ways = { App: true, Email: false, Sms: false, Language: 'en' };
    const Content = JSON.stringify({ Audience: { ...noneElse, UserIds: [athlete] }, ...ways, Texts: words('Waits') });
    const moments = { SavedAt: new Date(), SendAt: new Date('2099-01-01T10:00:00Z') };
    return { planned: await insertPlanned(db, { ClubId, AuthorId: athlete, Content, ...moments }) };
  },
  calls({ club, athlete, planned }) {
    const here = { params: { id: club } };
    const one = { params: { id: club, plannedMessageId: planned } };
    const Audience = { UserIds: [athlete] };
    const draft = { Audience, App: true, Email: false, Sms: false, Language: 'en', Texts: { en: { Title: 'Began', Text: '' } } };
    return {
      'plannedMessages.list': {
        ...here,
        answer: expect.arrayContaining([expect.objectContaining({ PlannedMessageId: planned })]),
      },
      'plannedMessages.create': {
        ...here,
        body: draft,
        answer: { SendAt: null, Content: { Texts: { en: { Title: 'Began' } } } },
      },
      'plannedMessages.save': { ...one, body: { ...draft, RowVersion: 0 }, answer: { ErrorType: 'NotFound' } },
      'plannedMessages.delete': { ...one, answer: { ErrorType: 'NotFound' } },
      'plannedMessages.plan': {
        ...here,
        body: { Message: { ...draft, Texts: words('Later'), Expected: 1 }, SendAt: tomorrow },
        answer: { SendAt: tomorrow, Refused: null, Content: { Texts: words('Later') } },
      },
      'plannedMessages.takeBack': { ...one, answer: { PlannedMessageId: planned, SendAt: null } },
    };
  },
};
