import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly circuit: number;
  }
}

const times = {
  TimerType: 'timer' as const,
  WarmUp: 180,
  Cooldown: 180,
  Work: 40,
  Rest: 20,
  Rounds: 3,
  RoundRest: 60,
  Minutes: 12,
  StationsPerMinute: 1,
  Time: 900,
};
const plain = { Reps: 12, RepsMax: 15, Weight: 16, MachineLevel: null, CardioZone: null, Notes: '' };

const noPicture = {
  Image: 'AAAA',
  Data: {
    input: { name: 'circuit.png', type: 'image/png', size: 3, width: 640, height: 480 },
    output: { width: 640, height: 480 },
    actions: { rotation: 0, crop: { x: 0, y: 0, width: 640, height: 480, type: 'auto' }, size: { width: 640, height: 480 } },
  },
};

export const samples: Samples = {
  async rows(db, { club, exercise }) {
    const stations = [
      { StationKey: 1, Station: null, Exercises: [{ ExerciseId: exercise, ...plain, PlannedName: 'Sled walk' }] },
    ];
    const { BridgeWorkoutId: circuit } = await db
      .insertInto('bridge_workouts')
      .values({
        ClubId: club,
        Name: 'Full Body Eight',
        StationsActive: false,
        Tags: ['Whole body'],
        ...times,
        Stations: JSON.stringify(stations),
        NextStationKey: 2,
      })
      .returning('BridgeWorkoutId')
      .executeTakeFirstOrThrow();
    return { circuit };
  },
  calls({ club, circuit, exercise }) {
    const one = { params: { id: circuit } };
    const ofClub = { query: { ClubId: club } };
    const written = (Name: string) => ({
      Name,
      Description: 'Everybody walks with the arrows.',
      PictureUri: null,
      DisplayGroupId: null,
      Tags: ['Whole body'],
      Published: true,
      StationsActive: false,
      ...times,
      Stations: [{ StationKey: null, Station: null, Exercises: [{ ExerciseId: exercise, ...plain }] }],
    });
    const batch = { ClubId: club, BridgeWorkoutIds: [circuit] };
    const changed = { ...written('Full Body Nine'), RowVersion: 0, Emptied: [1] };
    return {
      'bridgeWorkouts.create': {
        body: { ClubId: club, ...written('Short circuit') },
        answer: { Name: 'Short circuit', Duration: 660 },
      },
      'bridgeWorkouts.update': {
        ...one,
        body: changed,
        answer: { BridgeWorkoutId: circuit, Name: 'Full Body Nine', RowVersion: 1 },
      },
      'bridgeWorkouts.batchPublish': { body: { ...batch, Published: true }, answer: { Done: [circuit], NotFound: [] } },
      'bridgeWorkouts.batchClone': {
        body: { ...batch, ClubIds: [club] },
        answer: { Done: [{ BridgeWorkoutId: circuit, ClubId: club }], Refused: [] },
      },
      'bridgeWorkouts.list': {
        query: { ClubId: club, globalSearch: 'short' },
        answer: { recordsFiltered: 1, data: [{ Name: 'Short circuit', StationCount: 1 }] },
      },
      'bridgeWorkouts.tags': { ...ofClub, answer: ['Whole body'] },
      'bridgeWorkouts.stations': { ...ofClub, answer: [] },
      'bridgeWorkouts.get': { ...one, answer: { BridgeWorkoutId: circuit, Stations: [{ Configured: false }] } },
      'bridgeWorkouts.cache': { ...one, answer: { BridgeWorkoutId: circuit, Room: null } },
      'bridgeWorkouts.uploadPicture': { params: { id: club }, body: noPicture, answer: { ErrorType: 'ImageTypeRefused' } },
      'bridgeWorkouts.delete': one,
      'bridgeWorkouts.batchDelete': {
        body: { ...batch, BridgeWorkoutIds: [999_999_999] },
        answer: { Done: [], NotFound: [999_999_999] },
      },
    };
  },
  removing: ['bridgeWorkouts.delete'],
};
