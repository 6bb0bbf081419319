import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { equipmentPlaceSchema } from '../../clubs/equipments.ts';
import { errorTypeSchema } from '../../errors.ts';
import {
  flagQuerySchema,
  idParamSchema,
  idSchema,
  instantSchema,
  lineSchema,
  pageOf,
  pageQuerySchema,
  requiredLineSchema,
  rowVersionSchema,
  textSchema,
} from '../../scalars.ts';
import { instructedExerciseRowSchema } from '../exercises/exercises.ts';
import { guideSchema } from '../exercises/guides.ts';
import { decisionsSchema } from '../generator/generator.ts';
import { PROGRAM } from './limits.ts';
import { plannedDaysSchema } from './planned-days.ts';
import { programSchema, sheetTypeSchema } from './program.ts';

export const SHEET_NAME_MAX = 120;
export const SHEET_FOLDER_MAX = 60;
const SHEET_TEXT_MAX = 2000;
/** Most sheets per club, and per member in a club. Each search reads all of them. */
export const SHEETS_MAX = 2000;
export const PERSONAL_SHEETS_MAX = 100;
const SHEET_BATCH_MAX = 500;

export const sheetIntensities = ['low', 'moderate', 'high'] as const;
const sheetIntensitySchema = z.enum(sheetIntensities);

export const workoutSheetInputSchema = z.object({
  Name: requiredLineSchema(SHEET_NAME_MAX),
  Description: textSchema(SHEET_TEXT_MAX),
  Type: sheetTypeSchema,
  Folder: lineSchema(SHEET_FOLDER_MAX),
  Location: equipmentPlaceSchema,
  Intensity: sheetIntensitySchema.nullable(),
  Shareable: z.boolean(),
  Publishable: z.boolean(),
  Template: z.boolean(),
  ClonableToPersonal: z.boolean(),
  /** True if members of the club see the sheet once it is published. */
  VisibleToAll: z.boolean(),
  Days: programSchema,
  PlannedDays: plannedDaysSchema.default([]),
});
export type WorkoutSheetInput = z.output<typeof workoutSheetInputSchema>;

/** For an athlete with a condition a trainer must confirm all exercises (decision 0171). */
export const confirmedIdsSchema = z
  .array(idSchema)
  .max(PROGRAM.lines)
  .transform((ids) => [...new Set(ids)])
  .default([]);
const confirmationSchema = z.object({ ExerciseId: idSchema, ByUserId: idSchema, At: instantSchema });
export type Confirmations = z.infer<typeof confirmationSchema>[];

export const workoutSheetUpdateSchema = workoutSheetInputSchema.extend({
  ConfirmedIds: confirmedIdsSchema,
  RowVersion: rowVersionSchema,
});
export type WorkoutSheetUpdate = z.output<typeof workoutSheetUpdateSchema>;
export const newWorkoutSheetSchema = workoutSheetInputSchema.extend({
  Decisions: decisionsSchema.nullable().default(null),
  ConfirmedIds: confirmedIdsSchema,
});
export type NewWorkoutSheet = z.output<typeof newWorkoutSheetSchema>;

const personalSheetInputSchema = workoutSheetInputSchema.pick({
  Name: true,
  Description: true,
  Type: true,
  Folder: true,
  Location: true,
  Intensity: true,
  Days: true,
  PlannedDays: true,
});
export type PersonalSheetInput = z.output<typeof personalSheetInputSchema>;
export const newPersonalSheetSchema = personalSheetInputSchema.extend({ ClubId: idSchema });
export const personalSheetUpdateSchema = personalSheetInputSchema.extend({ RowVersion: rowVersionSchema });

export const workoutSheetRowSchema = workoutSheetInputSchema
  .omit({ Name: true, Description: true, Folder: true, Days: true, PlannedDays: true })
  .extend({
    WorkoutSheetId: idSchema,
    ClubId: idSchema,
    /** The member who made the sheet for themselves. Null for a sheet of the club. */
    UserId: idSchema.nullable(),
    Name: z.string(),
    Folder: z.string(),
    Published: z.boolean(),
    DayCount: z.number().int(),
    ExerciseCount: z.number().int(),
    SharedCount: z.number().int(),
    UpdatedAt: instantSchema,
  });
export type WorkoutSheetRow = z.infer<typeof workoutSheetRowSchema>;

export const workoutSheetSchema = workoutSheetRowSchema.extend({
  ClubName: z.string(),
  Description: z.string(),
  Days: programSchema,
  PlannedDays: plannedDaysSchema,
  Decisions: decisionsSchema.nullable(),
  /** Undefined in an older response stored on a phone. */
  Confirmations: z
    .array(
      confirmationSchema.extend({
        /** Null if the user was deleted. Undefined in an older response stored on a phone. */
        ByName: z.string().nullish(),
      }),
    )
    .max(PROGRAM.lines)
    .optional(),
  /** Exercises in the caller's language, without deleted ones. */
  Exercises: z.array(
    instructedExerciseRowSchema.extend({
      /** Undefined for an exercise just added in an editor, and in an older response stored on a phone. */
      Guide: guideSchema.nullish(),
    }),
  ),
  Writable: z.boolean(),
  RowVersion: z.number().int(),
});
export type WorkoutSheet = z.infer<typeof workoutSheetSchema>;
export type SheetExercise = WorkoutSheet['Exercises'][number];

export const workoutSheetQuerySchema = pageQuerySchema.extend({
  Folder: z.string().max(SHEET_FOLDER_MAX).optional(),
  Template: flagQuerySchema.optional(),
  Published: flagQuerySchema.optional(),
  Type: sheetTypeSchema.optional(),
  Location: equipmentPlaceSchema.optional(),
});
export type WorkoutSheetQuery = z.output<typeof workoutSheetQuerySchema>;

export const workoutSheetPageSchema = pageOf(workoutSheetRowSchema).extend({
  Folders: z.array(z.object({ Folder: z.string(), Count: z.number().int() })),
});
export type WorkoutSheetPage = z.infer<typeof workoutSheetPageSchema>;

export const sheetCloneSchema = z.object({ ClubId: idSchema, Name: lineSchema(SHEET_NAME_MAX) });
export const personalCloneSchema = z.object({ WorkoutSheetId: idSchema });

export const sheetPublishingSchema = z.object({
  WorkoutSheetIds: z.array(idSchema).min(1, 'field-required').max(SHEET_BATCH_MAX),
  Published: z.boolean(),
});
export const sheetsPublishedSchema = z.object({
  Done: z.array(idSchema),
  Refused: z.array(z.object({ WorkoutSheetId: idSchema, ErrorType: errorTypeSchema })),
});
export type SheetsPublished = z.infer<typeof sheetsPublishedSchema>;

export const sheetSharingSchema = z.object({ UserIds: z.array(idSchema).min(1, 'field-required').max(SHEET_BATCH_MAX) });
export const sheetSharedSchema = z.object({
  Done: z.array(idSchema),
  Refused: z.array(z.object({ UserId: idSchema, ErrorType: errorTypeSchema })),
});
export type SheetShared = z.infer<typeof sheetSharedSchema>;
export const sheetShareSchema = basicUserSchema.extend({ SharedAt: instantSchema });
export type SheetShare = z.infer<typeof sheetShareSchema>;

export const sheetUserSorts = ['Name', '-Name', 'LastRun', '-LastRun'] as const;
export const sheetUsersQuerySchema = pageQuerySchema.extend({
  WorkoutSheetId: idParamSchema.optional(),
  UserId: idParamSchema.optional(),
  Sort: z.enum(sheetUserSorts).default('Name'),
});
export type SheetUsersQuery = z.output<typeof sheetUsersQuerySchema>;
export const sheetUserSchema = sheetShareSchema.extend({
  WorkoutSheetId: idSchema,
  Name: z.string(),
  DayCount: z.number().int(),
  DaysDone: z.number().int(),
  Runs: z.number().int(),
  LastRun: z
    .object({
      WorkoutSheetRunId: idSchema,
      Begin: instantSchema,
      Done: z.number().int(),
      Planned: z.number().int(),
    })
    .nullable(),
});
export type SheetUser = z.infer<typeof sheetUserSchema>;
export const sheetUserPageSchema = pageOf(sheetUserSchema);
export type SheetUserPage = z.infer<typeof sheetUserPageSchema>;

export const readSheetSchema = workoutSheetRowSchema.extend({
  ClubName: z.string(),
  WasRun: z.boolean(),
});
export type ReadSheet = z.infer<typeof readSheetSchema>;
