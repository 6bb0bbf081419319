import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  async rows(db, { athlete, club }) {
    await db
      .insertInto('wearable_connections')
      .values({
        UserId: athlete,
        Provider: 'Garmin',
        ProviderUserId: `account-of-sample-${club}-${athlete}`,
        Permissions: ['ACTIVITY_EXPORT', 'HEALTH_EXPORT'],
        PermissionsAt: new Date(),
        ConnectedAt: new Date(),
        AccountSince: new Date(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return {};
  },
  calls({ athlete }) {
    const one = { params: { id: athlete } };
    const off = { ErrorType: 'WearablesOff' };
    return {
      'wearables.get': { ...one, answer: { IsOffered: false, Connection: { Provider: 'Garmin', SendsTrainings: true } } },
      'wearables.ask': { ...one, answer: off },
      'wearables.connect': { ...one, body: { Code: 'code', State: 'state' }, answer: off },
      'wearables.disconnect': one,
    };
  },
  removing: ['wearables.disconnect'],
};
