import { createECDH, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { addDevice } from './push.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly pushEndpoint: string;
  }
}

const subscription = (Endpoint: string) => {
  const browser = createECDH('prime256v1');
  return { Endpoint, P256dh: browser.generateKeys('base64url'), Auth: randomBytes(16).toString('base64url') };
};

export const samples: Samples = {
  async rows(db, { athlete }) {
    const pushEndpoint = `https://push.example/${randomBytes(8).toString('hex')}`;
    await addDevice(db, { UserId: athlete, ...subscription(pushEndpoint), CreatedAt: new Date() });
    return { pushEndpoint };
  },
  calls({ athlete, pushEndpoint }) {
    const ofAthlete = { id: athlete };
    return {
      'push.get': {
        params: ofAthlete,
        answer: { PublicKey: expect.stringMatching(/^B[\w-]{86}$/), Endpoints: expect.any(Array) },
      },
      'push.add': {
        params: ofAthlete,
        body: subscription(`https://push.example/${randomBytes(8).toString('hex')}`),
        answer: { Endpoints: expect.arrayContaining([expect.stringMatching(/^https:/)]) },
      },
      'push.renew': {
        body: {
          Before: { Endpoint: 'https://push.example/gone', Auth: randomBytes(16).toString('base64url') },
          Now: subscription(`https://push.example/${randomBytes(8).toString('hex')}`),
        },
      },
      'push.remove': { params: ofAthlete, body: { Endpoint: pushEndpoint }, answer: { Endpoints: expect.any(Array) } },
    };
  },
};
