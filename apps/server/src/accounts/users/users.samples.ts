import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls({ athlete, club }) {
    const user = { params: { id: athlete } };
    return {
      'users.self': { answer: { UserId: athlete, AvailableRoles: { Athlete: [{ ClubId: club }] }, ClubsToAnswer: [club] } },
      'users.get': { ...user, answer: { UserId: athlete, TargetZoneHighPrc: 80 } },
      'users.basic': { ...user, answer: { UserId: athlete, PictureUri: null } },
      'users.emailStatus': { ...user, answer: { Confirmed: true, State: 'Untried', On: null } },
      'users.roles': { ...user, answer: { Athlete: [{ ClubId: club }], Manager: [] } },
      'users.clubRoles': { params: { id: athlete, clubId: club }, answer: ['Athlete'] },
      'users.update': { ...user, body: { RowVersion: 1_000_000, Nickname: 'Nobody' }, answer: { ErrorType: 'StaleRowVersion' } },
      'users.sendConfirmation': { ...user, answer: { Sent: false } },
      'users.zones': {
        ...user,
        body: {
          ZoneMode: 'hrr',
          OwnMaxHeartRate: 184,
          RestingHeartRate: 60,
          Zone1Limit: null,
          Zone2Limit: null,
          Zone3Limit: null,
          Zone4Limit: null,
        },
        answer: { Zone0Bpm: 122, Zone5Bpm: 184, ZoneSettings: { ZoneMode: 'hrr' } },
      },
      'users.patch': { ...user, body: { TargetZoneLowPrc: 60, TargetZoneHighPrc: 80 }, answer: { TargetZoneHighPrc: 80 } },
    };
  },
};
