import { SHEETS_MAX } from '@clubpulse/contract/workouts/sheets/sheets';
import {
  cloneSheet,
  cloneToPersonal,
  createSheet,
  getSheet,
  publishSheets,
  shareSheet,
} from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

const fields = {
  Name: 'One too many',
  Description: '',
  Type: 'regular' as const,
  Folder: '',
  Location: 'club' as const,
  Intensity: null,
  Shareable: true,
  Publishable: false,
  Template: false,
  ClonableToPersonal: false,
  VisibleToAll: true,
};
const plain = { RepsMax: null, Duration: null, Weight: null, WeightMax: null, Tempo: '', Rpe: null, CardioZone: null } as const;
const line = (ExerciseId: number) => ({
  ...plain,
  Kind: 'exercise' as const,
  ExerciseId,
  Reps: 10,
  CardioZoneMax: null,
  MachineLevel: null,
  Superset: false,
  Afap: false,
  Notes: '',
  Rest: null,
});
const days = (exercise: number) => [
  { Name: '', Groups: [{ Section: 'main' as const, Name: '', Sets: [{ Rounds: 1, RoundRest: null, Lines: [line(exercise)] }] }] },
];

export const refusals: Refusals = async ({ server, world: { clubA, clubB, tokens, ids }, rows }) => {
  const row = (ClubId: number, exercise: number) => ({
    ClubId,
    ...fields,
    Days: JSON.stringify(days(exercise)),
    DayCount: 1,
    ExerciseCount: 1,
    UpdatedAt: new Date(),
  });
  const [shared, broken, stored] = await server.db
    .insertInto('workout_sheets')
    .values([{ ...row(clubA, rows.exercise) }, row(clubA, 999_999_999), { ...row(clubA, rows.exercise), Shareable: false }])
    .returning('WorkoutSheetId')
    .execute();
  const id = shared?.WorkoutSheetId ?? 0;
  await server.db
    .insertInto('workout_sheet_shares')
    .values({ WorkoutSheetId: id, UserId: ids.athleteA, ClubId: clubA, SharedAt: new Date() })
    .execute();
  await server.db
    .insertInto('workout_sheets')
    .values(Array.from({ length: SHEETS_MAX }, () => row(clubB, rows.exercise)))
    .execute();
  return {
    WorkoutSheetNotFound: provoke(server, getSheet, { params: { id: 999_999_999 }, token: tokens.managerA }),
    TooManyWorkoutSheets: provoke(server, createSheet, {
      params: { id: clubB },
      body: { ...fields, Days: days(1) },
      token: tokens.managerB,
    }),
    ExerciseNotFoundInDestinationClub: provoke(server, cloneSheet, {
      params: { id },
      body: { ClubId: clubB, Name: '' },
      token: tokens.admin,
    }),
    ExerciseRemoved: provoke(server, cloneSheet, {
      params: { id: broken?.WorkoutSheetId ?? 0 },
      body: { ClubId: clubA, Name: '' },
      token: tokens.managerA,
    }),
    WorkoutSheetNotClonable: provoke(server, cloneToPersonal, {
      params: { id: ids.athleteA },
      body: { WorkoutSheetId: id },
      token: tokens.athleteA,
    }),
    WorkoutSheetNotShareable: provoke(server, shareSheet, {
      params: { id: clubA, sheetId: stored?.WorkoutSheetId ?? 0 },
      body: { UserIds: [ids.athleteA] },
      token: tokens.managerA,
    }),
    WorkoutSheetNotPublishable: provoke(server, publishSheets, {
      params: { id: clubA },
      body: { WorkoutSheetIds: [id], Published: true },
      token: tokens.managerA,
    }),
  };
};
