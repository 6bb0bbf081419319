import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { insertMessage } from './messages.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly message: number;
    readonly messageToShare: number;
  }
}

const words = (Title: string) => ({ en: { Title, Text: 'We open at nine.' } });

const noPicture = {
  Image: 'AAAAAAAAAAAA',
  Data: {
    input: { name: 'open-day.png', type: 'image/png', size: 9, width: 960, height: 540 },
    output: { width: 960, height: 540 },
    actions: {
      rotation: 0,
      crop: { x: 0, y: 0, width: 960, height: 540, type: 'auto' },
      size: { width: 960, height: 540 },
    },
  },
};

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId }) {
    const ways = { App: true, Email: false, Sms: false };
    const written = { ClubId, Language: 'en', Texts: JSON.stringify(words('Sample news')), ...ways } as const;
    const message = { ...written, SentAt: new Date(Date.now() - 60_000), Chosen: 1 } as const;
    return {
      message: await insertMessage(db, message, [{ UserId, App: 'Sent' }]),
      messageToShare: await insertMessage(db, { ...message, Chosen: 0 }, []),
    };
  },
  calls({ club, athlete, message, messageToShare }) {
    const here = { params: { id: club } };
    const toAthlete = { Audience: { UserIds: [athlete] }, App: true, Email: false, Language: 'en', Expected: 1 };
    const counted = { Chosen: 1, Reached: 1, LeftOut: [] };
    return {
      'clubMessages.audience': {
        ...here,
        query: { UserIds: String(athlete), Channels: 'App', Facts: 'LastSeen,Credits,SubscriptionName', NotUserIds: '999999999' },
        answer: counted,
      },
      'clubMessages.send': {
        ...here,
        body: { ...toAthlete, Texts: words('Open day') },
        answer: { Texts: words('Open day'), Chosen: 1 },
      },
      'clubMessages.sendSms': {
        ...here,
        body: { ...toAthlete, Texts: words('Closed') },
        answer: { Texts: words('Closed'), Sms: null },
      },
      'clubMessages.previewMail': {
        ...here,
        body: { ReaderId: athlete, ReadIn: 'en', Language: 'en', Texts: words('Open day') },
        answer: { Subject: 'Open day', Html: expect.stringContaining('We open at nine.') },
      },
      'clubMessages.uploadPicture': { ...here, body: noPicture, answer: { ErrorType: 'ImageTypeRefused' } },
      'clubMessages.list': {
        ...here,
        answer: { data: expect.arrayContaining([expect.objectContaining({ MessageId: message })]) },
      },
      'clubMessages.recipients': {
        params: { id: club, messageId: message },
        answer: { data: [{ UserId: athlete, App: 'Sent' }] },
      },
      'clubMessages.share': {
        params: { id: club, messageId: messageToShare },
        body: { UserIds: [athlete] },
        answer: { MessageId: messageToShare, Chosen: 1 },
      },
      'clubMessages.unshare': {
        params: { id: club, messageId: messageToShare },
        body: { UserIds: [athlete] },
        answer: { MessageId: messageToShare },
      },
      'messages.ofUser': {
        params: { id: athlete },
        answer: { data: expect.arrayContaining([expect.objectContaining({ MessageId: message, Title: 'Sample news' })]) },
      },
      'messages.read': { params: { id: athlete, messageId: message } },
    };
  },
};
