import { z } from 'zod';
import { idSchema, instantSchema } from '../../scalars.ts';

export const sceneNames = ['Wall', 'Ranking', 'Summary', 'ClubRanking'] as const;
const sceneNameSchema = z.enum(sceneNames);
export type SceneName = z.infer<typeof sceneNameSchema>;
const shownSchema = z.enum([...sceneNames, 'Workout']);
export type Shown = z.infer<typeof shownSchema>;

export const GOAL = { min: 500, max: 100_000, step: 500, back: -500 } as const;
export const goalSchema = z.number().int('invalid-number').min(GOAL.min, 'invalid-number').max(GOAL.max, 'invalid-number');

/** Null for all rooms of the club. */
const roomSchema = z.object({ DisplayGroupId: idSchema.nullable() });
export const sceneInputSchema = roomSchema.extend({
  Scene: shownSchema,
  /** A summary is refused unless this session runs, because it belongs to a session that is about to end. */
  GroupTrainingId: idSchema.optional(),
});
export type SceneInput = z.output<typeof sceneInputSchema>;
/** The goal, null to remove it, or a step from the present goal. With steps, simultaneous changes by two trainers both count. */
export const goalInputSchema = roomSchema
  .extend({ Goal: goalSchema.nullable().optional(), Step: z.literal([GOAL.back, GOAL.step]).optional() })
  .refine(({ Goal, Step }) => (Goal === undefined) !== (Step === undefined), { path: ['Goal'], message: 'field-required' });
export type GoalInput = z.output<typeof goalInputSchema>;

const scenePersonSchema = z.object({
  name: z.string(),
  guest: z.number().int().optional(),
  /** A demo user is in no ranking, and with a lent strap is a guest. */
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

/** Content fixed at the begin of the scene, so that late screens show the same. */
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
