import { hashOf } from '../../platform/secrets/secrets.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly app: number;
    readonly appSecret: string;
  }
}

const DAY_MS = 86_400_000;

export const samples: Samples = {
  async rows(db, { club }) {
    const appSecret = `app-of-${club}`;
    const now = new Date();
    const { ClubpulseAppId: app } = await db
      .insertInto('trainer_apps')
      .values({
        ClubId: club,
        Name: 'Tablet of the desk',
        Code: `OLD${club}`,
        RequiredOn: now,
        ExpiresAt: new Date(now.getTime() + DAY_MS),
        RegisteredOn: now,
        SecretHash: hashOf(appSecret),
      })
      .returning('ClubpulseAppId')
      .executeTakeFirstOrThrow();
    return { app, appSecret };
  },
  calls: ({ club, app, appSecret }) => ({
    'apps.list': { params: { id: club }, answer: [{ Name: 'Tablet of Giulia' }, { ClubpulseAppId: app, ClubId: club }] },
    'apps.requestCode': { body: { ClubId: club, Name: 'Tablet of Giulia' }, answer: { ClubId: club, Name: 'Tablet of Giulia' } },
    'apps.register': { body: { Code: 'NOSUCH22', Model: '' }, answer: { ErrorType: 'RegistrationCodeUnknown' } },
    'apps.place': { body: { Secret: appSecret }, answer: { ClubpulseAppId: app, ClubId: club } },
    'apps.delete': { params: { id: app } },
  }),
  removing: ['apps.delete'],
};
