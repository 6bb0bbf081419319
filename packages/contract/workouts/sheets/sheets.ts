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
import { toldExerciseRowSchema } from '../exercises/exercises.ts';
import { guideSchema } from '../exercises/guides.ts';
import { decisionsSchema } from '../generator/generator.ts';
import { plannedDaysSchema } from './planned-days.ts';
import { programSchema, sheetTypeSchema } from './program.ts';

export const SHEET_NAME_MAX = 120;
export const SHEET_FOLDER_MAX = 60;
const SHEET_TEXT_MAX = 2000;
/** Sheets that a club may have, and a member of her own in it: each search goes through all of them. */
export const SHEETS_MAX = 2000;
export const PERSONAL_SHEETS_MAX = 100;
/** Sheets, or people, that one batch may name. */
const SHEET_BATCH_MAX = 500;

/** How hard it is meant to be. */
export const sheetIntensities = ['low', 'moderate', 'high'] as const;
const sheetIntensitySchema = z.enum(sheetIntensities);

export const workoutSheetInputSchema = z.object({
  Name: requiredLineSchema(SHEET_NAME_MAX),
  Description: textSchema(SHEET_TEXT_MAX),
  Type: sheetTypeSchema,
  /** Empty: in none. */
  Folder: lineSchema(SHEET_FOLDER_MAX),
  /** Where it is carried out: with what there is. */
  Location: equipmentPlaceSchema,
  Intensity: sheetIntensitySchema.nullable(),
  /** May be shared with members, one by one. */
  Shareable: z.boolean(),
  /** May be published. */
  Publishable: z.boolean(),
  /** A beginning for others. */
  Template: z.boolean(),
  /** Members who read it may make one of their own of it. */
  ClonableToPersonal: z.boolean(),
  /** Once it is published every member of the club reads it. */
  VisibleToAll: z.boolean(),
  Days: programSchema,
  /** By date, each date once. */
  PlannedDays: plannedDaysSchema.default([]),
});
export type WorkoutSheetInput = z.output<typeof workoutSheetInputSchema>;
export const workoutSheetUpdateSchema = workoutSheetInputSchema.extend({ RowVersion: rowVersionSchema });
export type WorkoutSheetUpdate = z.output<typeof workoutSheetUpdateSchema>;
export const newWorkoutSheetSchema = workoutSheetInputSchema.extend({
  /** What the generator decided, where it made the sheet; they stay with it. */
  Decisions: decisionsSchema.nullable().default(null),
});
export type NewWorkoutSheet = z.output<typeof newWorkoutSheetSchema>;

/** What a member says of a sheet of her own; the rest is for clubs. */
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
/** Whose exercises it is made of. */
export const newPersonalSheetSchema = personalSheetInputSchema.extend({ ClubId: idSchema });
export const personalSheetUpdateSchema = personalSheetInputSchema.extend({ RowVersion: rowVersionSchema });

export const workoutSheetRowSchema = workoutSheetInputSchema
  .omit({ Name: true, Description: true, Folder: true, Days: true, PlannedDays: true })
  .extend({
    WorkoutSheetId: idSchema,
    ClubId: idSchema,
    /** Null: the club’s; else the member’s who made it for herself. */
    UserId: idSchema.nullable(),
    Name: z.string(),
    Folder: z.string(),
    Published: z.boolean(),
    DayCount: z.number().int(),
    /** Different ones. */
    ExerciseCount: z.number().int(),
    /** Members with whom it is shared; 0 for who only reads it. */
    SharedCount: z.number().int(),
    UpdatedAt: instantSchema,
  });
export type WorkoutSheetRow = z.infer<typeof workoutSheetRowSchema>;

export const workoutSheetSchema = workoutSheetRowSchema.extend({
  ClubName: z.string(),
  Description: z.string(),
  Days: programSchema,
  PlannedDays: plannedDaysSchema,
  /** Null: somebody wrote it. */
  Decisions: decisionsSchema.nullable(),
  /** Those it names, in the language of who asks; one that is missing here was removed. */
  Exercises: z.array(
    toldExerciseRowSchema.extend({
      /** How its club shows it. Left out of what an editor has just chosen, and of answers that a phone keeps since before. */
      Guide: guideSchema.nullish(),
    }),
  ),
  /** Whether who asks may change it. */
  Writable: z.boolean(),
  RowVersion: z.number().int(),
});
export type WorkoutSheet = z.infer<typeof workoutSheetSchema>;
export type SheetExercise = WorkoutSheet['Exercises'][number];

export const workoutSheetQuerySchema = pageQuerySchema.extend({
  /** Empty: those in none. */
  Folder: z.string().max(SHEET_FOLDER_MAX).optional(),
  Template: flagQuerySchema.optional(),
  Published: flagQuerySchema.optional(),
  Type: sheetTypeSchema.optional(),
  Location: equipmentPlaceSchema.optional(),
});
export type WorkoutSheetQuery = z.output<typeof workoutSheetQuerySchema>;

/** A page, and how many each folder would show under the same filters. */
export const workoutSheetPageSchema = pageOf(workoutSheetRowSchema).extend({
  Folders: z.array(z.object({ Folder: z.string(), Count: z.number().int() })),
});
export type WorkoutSheetPage = z.infer<typeof workoutSheetPageSchema>;

/** Where a copy goes, and what it is called: as the sheet where that is empty. */
export const sheetCloneSchema = z.object({ ClubId: idSchema, Name: lineSchema(SHEET_NAME_MAX) });
export const personalCloneSchema = z.object({ WorkoutSheetId: idSchema });

export const sheetPublishingSchema = z.object({
  WorkoutSheetIds: z.array(idSchema).min(1, 'field-required').max(SHEET_BATCH_MAX),
  Published: z.boolean(),
});
/** What a batch did; what was as wanted already is done too. */
export const sheetsPublishedSchema = z.object({
  Done: z.array(idSchema),
  Refused: z.array(z.object({ WorkoutSheetId: idSchema, ErrorType: errorTypeSchema })),
});
export type SheetsPublished = z.infer<typeof sheetsPublishedSchema>;

/** Members of the club with whom it is shared, or is no longer. */
export const sheetSharingSchema = z.object({ UserIds: z.array(idSchema).min(1, 'field-required').max(SHEET_BATCH_MAX) });
/** What a batch did; with whom it is shared already is done too. */
export const sheetSharedSchema = z.object({
  Done: z.array(idSchema),
  Refused: z.array(z.object({ UserId: idSchema, ErrorType: errorTypeSchema })),
});
export type SheetShared = z.infer<typeof sheetSharedSchema>;
export const sheetShareSchema = basicUserSchema.extend({ SharedAt: instantSchema });
export type SheetShare = z.infer<typeof sheetShareSchema>;

/** By people’s names, or by when they last carried it out; with a minus the other way around. */
export const sheetUserSorts = ['Name', '-Name', 'LastRun', '-LastRun'] as const;
export const sheetUsersQuerySchema = pageQuerySchema.extend({
  WorkoutSheetId: idParamSchema.optional(),
  /** Of one member alone. */
  UserId: idParamSchema.optional(),
  Sort: z.enum(sheetUserSorts).default('Name'),
});
export type SheetUsersQuery = z.output<typeof sheetUsersQuerySchema>;
/** A member with a sheet that is shared with her, and what she carried out of it. */
export const sheetUserSchema = sheetShareSchema.extend({
  WorkoutSheetId: idSchema,
  Name: z.string(),
  DayCount: z.number().int(),
  /** Days of the sheet that she carried out at least once. */
  DaysDone: z.number().int(),
  Runs: z.number().int(),
  LastRun: z
    .object({
      WorkoutSheetRunId: idSchema,
      Begin: instantSchema,
      /** Sets that were done, and those of its plan. */
      Done: z.number().int(),
      Planned: z.number().int(),
    })
    .nullable(),
});
export type SheetUser = z.infer<typeof sheetUserSchema>;
export const sheetUserPageSchema = pageOf(sheetUserSchema);
export type SheetUserPage = z.infer<typeof sheetUserPageSchema>;

/** A sheet that a member reads: her own, shared with her, or for all of her club. */
export const readSheetSchema = workoutSheetRowSchema.extend({
  ClubName: z.string(),
  /** She carried it out before: it is new to her no more. */
  WasRun: z.boolean(),
});
export type ReadSheet = z.infer<typeof readSheetSchema>;
