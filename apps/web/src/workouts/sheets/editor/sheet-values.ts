import type { FieldError } from '@clubpulse/contract/errors';
import type { ExerciseLine, PauseLine, Program, ProgramGroup, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import {
  type PersonalSheetInput,
  type WorkoutSheet,
  type WorkoutSheetInput,
  workoutSheetInputSchema,
} from '@clubpulse/contract/workouts/sheets/sheets';
import { plannedErrors } from '@clubpulse/rules/workouts/sheets/planned-days';
import { programErrors } from '@clubpulse/rules/workouts/sheets/program-errors';
import { bySchema, type Checked } from '../../../kit/form/check.ts';
import type { Form } from '../../../kit/form/use-form.ts';
import { schemaText } from '../../../platform/phrases.ts';

export type SheetForm = Form<WorkoutSheetInput, WorkoutSheetInput>;

export const newSet: ProgramSet = { Rounds: 3, RoundRest: 90, Lines: [] };
export const newGroup: ProgramGroup = { Section: 'main', Name: '', Sets: [newSet] };
const newDay = { Name: '', Groups: [newGroup] };
export const newDays: Program = [newDay];
export const newPause: PauseLine = { Kind: 'pause', Duration: 30, CardioZone: null };

export const emptySheet: WorkoutSheetInput = {
  Name: '',
  Description: '',
  Type: 'regular',
  Folder: '',
  Location: 'club',
  Intensity: null,
  Shareable: true,
  Publishable: true,
  Template: false,
  ClonableToPersonal: false,
  VisibleToAll: false,
  Days: newDays,
  PlannedDays: [],
};

export const valuesOf = (sheet: WorkoutSheet): WorkoutSheetInput => ({
  Name: sheet.Name,
  Description: sheet.Description,
  Type: sheet.Type,
  Folder: sheet.Folder,
  Location: sheet.Location,
  Intensity: sheet.Intensity,
  Shareable: sheet.Shareable,
  Publishable: sheet.Publishable,
  Template: sheet.Template,
  ClonableToPersonal: sheet.ClonableToPersonal,
  VisibleToAll: sheet.VisibleToAll,
  Days: sheet.Days,
  PlannedDays: sheet.PlannedDays,
});

export const ownInput = ({
  Name,
  Description,
  Type,
  Folder,
  Location,
  Intensity,
  Days,
  PlannedDays,
}: WorkoutSheetInput): PersonalSheetInput => ({
  Name,
  Description,
  Type,
  Folder,
  Location,
  Intensity,
  Days,
  PlannedDays,
});

export const newLine = (ExerciseId: number, byTime: boolean): ExerciseLine => ({
  Kind: 'exercise',
  ExerciseId,
  Reps: byTime ? null : 10,
  RepsMax: null,
  Duration: byTime ? 30 : null,
  Weight: null,
  WeightMax: null,
  Tempo: '',
  Rpe: null,
  CardioZone: null,
  CardioZoneMax: null,
  MachineLevel: null,
  Superset: false,
  Afap: false,
  Notes: '',
  Rest: null,
});

export const checkSheet = (values: WorkoutSheetInput): Checked<WorkoutSheetInput> => checkSheetWith([], values);

export function checkSheetWith(further: readonly FieldError[], values: WorkoutSheetInput): Checked<WorkoutSheetInput> {
  const checked = bySchema(workoutSheetInputSchema)(values);
  const errors: Record<string, string | undefined> = checked.errors === null ? {} : { ...checked.errors };
  const broken = [
    ...programErrors(values.Type, values.Days),
    ...plannedErrors(values.PlannedDays, values.Days.length),
    ...further,
  ];
  for (const { field, key } of broken) errors[field] ??= schemaText(key);
  return checked.errors === null && Object.keys(errors).length === 0 ? checked : { errors };
}
