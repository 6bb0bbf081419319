import { z } from 'zod';
import { idSchema, instantSchema } from '../../scalars.ts';

export const sceneNames = ['Wall', 'Ranking', 'Summary', 'ClubRanking'] as const;
const sceneNameSchema = z.enum(sceneNames);
export type SceneName = z.infer<typeof sceneNameSchema>;
const shownSchema = z.enum([...sceneNames, 'Workout']);
export type Shown = z.infer<typeof shownSchema>;

export const GOAL = { min: 500, max: 100_000, step: 500, back: -500 } as const;
export const goalSchema = z.number().int('invalid-number').min(GOAL.min, 'invalid-number').max(GOAL.max, 'invalid-number');

const roomSchema = z.object({ DisplayGroupId: idSchema.nullable() });
export const sceneInputSchema = roomSchema.extend({
  Scene: shownSchema,
  /** The session whose summary is requested before its end. The call is refused if the session has ended. */
  GroupTrainingId: idSchema.optional(),
});
export type SceneInput = z.output<typeof sceneInputSchema>;
/** Null removes the goal. `Step` is added to the goal, so that concurrent changes of two trainers both count. */
export const goalInputSchema = roomSchema
  .extend({ Goal: goalSchema.nullable().optional(), Step: z.literal([GOAL.back, GOAL.step]).optional() })
  .refine(({ Goal, Step }) => (Goal === undefined) !== (Step === undefined), { path: ['Goal'], message: 'field-required' });
export type GoalInput = z.output<typeof goalInputSchema>;

const scenePersonSchema = z.object({
  name: z.string(),
  guest: z.number().int().optional(),
  /** A demo user has no rank. With a lent strap (`lent`) the user is shown as a guest. */
  demo: z.literal(true).optional(),
  lent: z.literal(true).optional(),
  points: z.number().int(),
  zone: z.number().int().min(0).max(5).nullable(),
  minutes: z.number().int().min(0).optional(),
  again: z.literal(true).optional(),
});
export type ScenePerson = z.infer<typeof scenePersonSchema>;

export const firstKinds = ['points', 'target', 'recovery', 'steady'] as const;
const firstSchema = scenePersonSchema
  .pick({ name: true, guest: true })
  .extend({ kind: z.enum(firstKinds), value: z.number().int() });
export type First = z.infer<typeof firstSchema>;

const inBothSchema = scenePersonSchema
  .pick({ name: true, guest: true, points: true })
  .extend({ before: z.object({ title: z.string(), points: z.number().int() }) });
export type InBoth = z.infer<typeof inBothSchema>;

/** The scene does not change while shown, so that a screen that connects later shows the same. */
export const roomSceneSchema = z.object({
  name: sceneNameSchema.exclude(['Wall']),
  at: instantSchema,
  until: instantSchema,
  title: z.string(),
  trainer: z.string().nullable(),
  minutes: z.number().int().nullable(),
  people: z.array(scenePersonSchema),
  points: z.number().int(),
  goal: z.number().int().nullable(),
  firsts: z.array(firstSchema),
  both: z.array(inBothSchema).optional(),
  zoneSeconds: z.array(z.number().int()).length(6),
});
export type RoomScene = z.infer<typeof roomSceneSchema>;
