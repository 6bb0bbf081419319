import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls({ athlete, club }) {
    const user = { params: { id: athlete } };
    return {
      'users.self': {},
      'users.get': user,
      'users.basic': user,
      'users.roles': user,
      'users.clubRoles': { params: { id: athlete, clubId: club } },
      'users.update': { ...user, body: { RowVersion: 1_000_000, Nickname: 'Nobody' } },
      'users.targetZone': { ...user, body: { TargetZoneLowPrc: 60, TargetZoneHighPrc: 80 } },
    };
  },
};
