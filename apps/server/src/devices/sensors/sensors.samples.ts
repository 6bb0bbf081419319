import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    /** Of the athlete. */
    readonly sensor: number;
    /** What is printed on the strap. */
    readonly sensorCode: string;
  }
}

export const samples: Samples = {
  async rows(db, { club, athlete: UserId }) {
    // A strap is the athlete's own: she wears it in all her clubs.
    const worn = await db.selectFrom('sensors').select(['SensorId', 'Code']).where('UserId', '=', UserId).executeTakeFirst();
    if (worn) return { sensor: worn.SensorId, sensorCode: worn.Code };
    // Unique in the house, as the club is.
    const deviceNumber = 1_000 + club;
    const sensorCode = `D${String(deviceNumber).padStart(6, '0')}`;
    const { SensorId: sensor } = await db
      .insertInto('sensors')
      .values({ UserId, HardwareId: `ANT+:${deviceNumber}`, Model: 'Clubpulse', Code: sensorCode })
      .returning('SensorId')
      .executeTakeFirstOrThrow();
    return { sensor, sensorCode };
  },
  calls: ({ club, athlete, sensor: SensorId }) => ({
    'sensors.ofUser': { params: { id: athlete }, answer: [{ SensorId }] },
    'sensors.ofClub': { params: { id: club }, answer: { data: [{ SensorId, LastHeard: null }] } },
    'sensors.unknown': { params: { id: club }, answer: [] },
    'sensors.create': { body: { UserId: athlete, Model: 'Garmin', Code: '000' }, answer: { errors: [{ field: 'Code' }] } },
    'sensors.delete': { params: { id: SensorId } },
  }),
  removing: ['sensors.delete'],
};
