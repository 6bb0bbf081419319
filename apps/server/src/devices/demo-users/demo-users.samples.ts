import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly demoUser: number;
  }
}

export const samples: Samples = {
  async rows(db, { club }) {
    const { DemoAthleteId: demoUser } = await db
      .insertInto('demo_users')
      .values({ ClubId: club, Name: 'Demo Ada', Model: 'Clubpulse', Code: 'D054321', HardwareId: 'ANT+:54321', IsOn: false })
      .returning('DemoAthleteId')
      .executeTakeFirstOrThrow();
    return { demoUser };
  },
  calls({ club, room, demoUser }) {
    const one = { params: { id: demoUser } };
    const input = { Name: 'Guest with the red strap', Model: 'Clubpulse', Code: 'D065001', DisplayGroupId: null, IsOn: true };
    const changed = { DemoAthleteId: demoUser, Name: 'Demo Zoe', DisplayGroupId: room, HardwareId: null };
    return {
      'demoUsers.list': { params: { id: club }, answer: [changed, { Name: 'Guest with the red strap' }] },
      'demoUsers.get': { ...one, answer: changed },
      'demoUsers.create': { body: { ClubId: club, ...input }, answer: { ...input, HardwareId: 'ANT+:65001' } },
      'demoUsers.update': {
        ...one,
        body: { Name: 'Demo Zoe', Model: null, Code: null, DisplayGroupId: room, IsOn: false },
        answer: changed,
      },
      'demoUsers.delete': one,
    };
  },
  removing: ['demoUsers.delete'],
};
