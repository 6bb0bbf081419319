import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly sensor: number;
    readonly sensorCode: string;
    readonly sensorClaim: number;
  }
}

export const samples: Samples = {
  async rows(db, { club, athlete: UserId }) {
    const worn = await db.selectFrom('sensors').select(['SensorId', 'Code']).where('UserId', '=', UserId).executeTakeFirst();
    if (worn) return { sensor: worn.SensorId, sensorCode: worn.Code };
    const deviceNumber = 1_000 + club;
    const sensorCode = `D${String(deviceNumber).padStart(6, '0')}`;
    const { SensorId: sensor } = await db
      .insertInto('sensors')
      .values({ UserId, HardwareId: `ANT+:${deviceNumber}`, Model: 'Clubpulse', Code: sensorCode })
      .returning('SensorId')
      .executeTakeFirstOrThrow();
    const { SensorId } = await db
      .insertInto('sensors')
      .values({ UserId, HardwareId: `ANT+:${deviceNumber + 30_000}`, Model: 'MZ', Code: String(deviceNumber + 30_000) })
      .returning('SensorId')
      .executeTakeFirstOrThrow();
    const { UserId: ClaimantId } = await db
      .insertInto('users')
      .values({ Email: `claimant-${club}@example.com`, Nickname: `claimant-${club}` })
      .returning('UserId')
      .executeTakeFirstOrThrow();
    const [At, AnswerBy] = [new Date(), new Date('2099-01-01T00:00:00Z')];
    const { ClaimId: sensorClaim } = await db
      .insertInto('sensor_claims')
      .values({ SensorId, OwnerId: UserId, ClaimantId, By: ClaimantId, Code: String(deviceNumber), At, AnswerBy })
      .returning('ClaimId')
      .executeTakeFirstOrThrow();
    return { sensor, sensorCode, sensorClaim };
  },
  calls: ({ club, athlete, sensor: SensorId, sensorClaim: ClaimId }) => ({
    'sensors.ofUser': { params: { id: athlete }, answer: [{ SensorId }, { Model: 'MZ' }] },
    'sensors.ofClub': { params: { id: club }, answer: { recordsTotal: 2, data: [{ LastHeard: null }, { LastHeard: null }] } },
    'sensors.unknown': { params: { id: club }, answer: [] },
    'sensors.create': { body: { UserId: athlete, Model: 'Garmin', Code: '000' }, answer: { errors: [{ field: 'Code' }] } },
    'sensors.delete': { params: { id: SensorId } },
    'sensors.claim': { body: { UserId: athlete, Model: 'Garmin', Code: '000' }, answer: { errors: [{ field: 'Code' }] } },
    'sensors.claimsOfUser': { params: { id: athlete }, answer: [{ ClaimId, IsClaimant: false }] },
    'sensors.claimsOfClub': { params: { id: club }, answer: [{ ClaimId, Claimant: `claimant-${club}` }] },
    'sensors.answerClaim': { params: { id: ClaimId }, body: { Grant: false } },
  }),
  removing: ['sensors.answerClaim', 'sensors.delete'],
};
