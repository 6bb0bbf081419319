import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly sheet: number;
    readonly personalSheet: number;
  }
}

const line = (exercise: number) => ({
  Kind: 'exercise',
  ExerciseId: exercise,
  Reps: null,
  RepsMax: null,
  Duration: 40,
  Weight: 20,
  WeightMax: 24,
  Tempo: '3-1-1-0',
  Rpe: 7.5,
  CardioZone: 2,
  CardioZoneMax: 3,
  MachineLevel: 4,
  Superset: false,
  Afap: true,
  Notes: 'Slowly',
  Rest: 60,
});
const days = (exercise: number) => [
  {
    Name: 'Day A',
    Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 3, RoundRest: 90, Lines: [line(exercise)] }] }],
  },
];
const written = (exercise: number, Name: string) => ({
  Name,
  Description: '',
  Type: 'regular' as const,
  Folder: 'Strength',
  Location: 'club' as const,
  Intensity: 'moderate' as const,
  Days: days(exercise),
});
const flags = { Shareable: true, Publishable: true, Template: false, ClonableToPersonal: true, VisibleToAll: true };

export const samples: Samples = {
  async rows(db, { club, athlete, exercise }) {
    const stored = (UserId: number | null, Name: string) => {
      const { Days, ...rest } = written(exercise, Name);
      const counts = { DayCount: 1, ExerciseCount: 1, UpdatedAt: new Date() };
      return { ClubId: club, UserId, ...rest, Days: JSON.stringify(Days), ...counts };
    };
    const [sheet, personalSheet] = await db
      .insertInto('workout_sheets')
      .values([{ ...stored(null, 'Sled day'), ...flags }, stored(athlete, 'My sled day')])
      .returning('WorkoutSheetId')
      .execute();
    return { sheet: sheet?.WorkoutSheetId ?? 0, personalSheet: personalSheet?.WorkoutSheetId ?? 0 };
  },
  calls({ club, athlete, exercise, sheet, personalSheet }) {
    const ofClub = { params: { id: club } };
    const one = { params: { id: club, sheetId: sheet } };
    const own = { params: { id: athlete, sheetId: personalSheet } };
    return {
      'sheets.create': {
        ...ofClub,
        body: { ...written(exercise, 'Sleds'), ...flags },
        answer: { Name: 'Sleds', Published: false },
      },
      'sheets.update': {
        ...one,
        body: { ...written(exercise, 'Long sled day'), ...flags, RowVersion: 0 },
        answer: { WorkoutSheetId: sheet, Name: 'Long sled day', RowVersion: 1 },
      },
      'sheets.clone': {
        params: { id: sheet },
        body: { ClubId: club, Name: 'Another sled day' },
        answer: { Name: 'Another sled day', Published: false, Writable: true },
      },
      'sheets.publish': {
        ...ofClub,
        body: { WorkoutSheetIds: [sheet], Published: true },
        answer: { Done: [sheet], Refused: [] },
      },
      'sheets.list': {
        ...ofClub,
        query: { globalSearch: 'long' },
        answer: {
          recordsFiltered: 1,
          data: [{ WorkoutSheetId: sheet, ExerciseCount: 1 }],
          Folders: [{ Folder: 'Strength', Count: 1 }],
        },
      },
      'sheets.get': {
        params: { id: sheet },
        answer: { WorkoutSheetId: sheet, Days: days(exercise), ClubName: expect.any(String) },
      },
      'sheets.share': {
        ...one,
        body: { UserIds: [athlete, 999_999_999] },
        answer: { Done: [athlete], Refused: [{ ErrorType: 'NotFound' }] },
      },
      'sheets.sharedWith': { ...one, answer: [{ UserId: athlete, SharedAt: expect.any(String) }] },
      'sheets.users': {
        ...ofClub,
        answer: { recordsFiltered: 1, data: [{ UserId: athlete, WorkoutSheetId: sheet, Runs: expect.any(Number) }] },
      },
      'sheets.unshare': { ...one, body: { UserIds: [999_999_999] }, answer: { Done: [999_999_999], Refused: [] } },
      'sheets.delete': one,
      'sheets.ofUser': {
        params: { id: athlete },
        answer: expect.arrayContaining([expect.objectContaining({ WorkoutSheetId: personalSheet })]),
      },
      'sheets.createPersonal': {
        params: { id: athlete },
        body: { ...written(exercise, 'My sleds'), ClubId: club },
        answer: { Name: 'My sleds', UserId: athlete },
      },
      'sheets.updatePersonal': {
        ...own,
        body: { ...written(exercise, 'My long sled day'), RowVersion: 0 },
        answer: { WorkoutSheetId: personalSheet, Name: 'My long sled day' },
      },
      'sheets.cloneToPersonal': {
        params: { id: athlete },
        body: { WorkoutSheetId: sheet },
        answer: { UserId: athlete, Name: 'Long sled day', Writable: true },
      },
      'sheets.deletePersonal': own,
    };
  },
  removing: ['sheets.delete', 'sheets.deletePersonal'],
};
