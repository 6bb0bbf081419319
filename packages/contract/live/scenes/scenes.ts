import { z } from 'zod';
import { idSchema, instantSchema } from '../../scalars.ts';

/** What the screens of a room show. */
export const sceneNames = ['Wall', 'Ranking', 'Summary', 'ClubRanking'] as const;
const sceneNameSchema = z.enum(sceneNames);
export type SceneName = z.infer<typeof sceneNameSchema>;
/** What they may be asked to show: of what the room runs and its wall it is the one or the other that stands where no scene does. */
const shownSchema = z.enum([...sceneNames, 'Workout']);
export type Shown = z.infer<typeof shownSchema>;

/** Points that a room wants to reach together. */
export const GOAL = { min: 500, max: 100_000, step: 500, back: -500 } as const;
export const goalSchema = z.number().int('invalid-number').min(GOAL.min, 'invalid-number').max(GOAL.max, 'invalid-number');

/** Null: all rooms of the club. */
const roomSchema = z.object({ DisplayGroupId: idSchema.nullable() });
export const sceneInputSchema = roomSchema.extend({
  Scene: shownSchema,
  /** Only while this runs: a summary is of what its leader is about to end. */
  GroupTrainingId: idSchema.optional(),
});
export type SceneInput = z.output<typeof sceneInputSchema>;
/** Either the goal, null to take it away, or a step from the goal that holds by now: of two trainers who press at once neither is lost. */
export const goalInputSchema = roomSchema
  .extend({ Goal: goalSchema.nullable().optional(), Step: z.literal([GOAL.back, GOAL.step]).optional() })
  .refine(({ Goal, Step }) => (Goal === undefined) !== (Step === undefined), { path: ['Goal'], message: 'field-required' });
export type GoalInput = z.output<typeof goalInputSchema>;

/** Somebody in a scene, as she stood at the moment it was called. */
const scenePersonSchema = z.object({
  name: z.string(),
  /** As a tile's: number of a guest, whom each screen calls so in its own language. */
  guest: z.number().int().optional(),
  /** Counts as nobody, and in no ranking; with a strap that was lent she is a guest, as on her tile. */
  demo: z.literal(true).optional(),
  lent: z.literal(true).optional(),
  points: z.number().int(),
  /** Null: her signal is lost, or was never there. */
  zone: z.number().int().min(0).max(5).nullable(),
  /** Minutes recorded in the session, where they are fewer than it took. */
  minutes: z.number().int().min(0).optional(),
  /** It is the second class in a row. */
  again: z.literal(true).optional(),
});
export type ScenePerson = z.infer<typeof scenePersonSchema>;

/** What somebody was first in; `value` is points, of the recovery beats, else seconds. */
export const firstKinds = ['points', 'target', 'recovery', 'steady'] as const;
const firstSchema = scenePersonSchema
  .pick({ name: true, guest: true })
  .extend({ kind: z.enum(firstKinds), value: z.number().int() });
export type First = z.infer<typeof firstSchema>;

/** Somebody with a result in this class and in the one before it. */
const inBothSchema = scenePersonSchema
  .pick({ name: true, guest: true, points: true })
  .extend({ before: z.object({ title: z.string(), points: z.number().int() }) });
export type InBoth = z.infer<typeof inBothSchema>;

/** A scene that stands still: everybody who comes later sees the same, until it is over. */
export const roomSceneSchema = z.object({
  name: sceneNameSchema.exclude(['Wall']),
  at: instantSchema,
  until: instantSchema,
  title: z.string(),
  trainer: z.string().nullable(),
  /** Minutes that the session took, where there was one. */
  minutes: z.number().int().nullable(),
  people: z.array(scenePersonSchema),
  /** Of everybody in the room, who left it since included. */
  points: z.number().int(),
  goal: z.number().int().nullable(),
  firsts: z.array(firstSchema),
  /** Of a summary: at most three, by their points of both. */
  both: z.array(inBothSchema).optional(),
  /** Seconds of all together in zones 0 to 5. */
  zoneSeconds: z.array(z.number().int()).length(6),
});
export type RoomScene = z.infer<typeof roomSceneSchema>;
