import { z } from 'zod';
import { unitSystemSchema } from '../accounts/users.ts';
import { idSchema, instantSchema } from '../scalars.ts';
import { roomWorkoutSchema } from './room-workouts/room-workouts.ts';
import { roomSceneSchema } from './scenes/scenes.ts';

/**
 * What a wall, a tablet or a phone hears over the WebSocket at `/api/live`.
 * Text frames are JSON: the client's `watch` and then, as often as it likes to know, `clock`; the server's `roster`, `clock`, `refused`
 * and `unpaired`.
 * Binary frames (`frame-bytes.ts`) are the room, once a second, in the order of the last roster.
 */
export const LIVE_PATH = '/live';

/**
 * First message of a client: a paired TV with its token, a trainer's app with its secret and a room of its club, or a signed-in user
 * with a bearer token and what to see. `roomId` null is all rooms.
 */
export const watchMessageSchema = z.union([
  z.object({ type: z.literal('watch'), display: z.string().max(200) }),
  z.object({ type: z.literal('watch'), app: z.string().max(200), roomId: idSchema.nullable() }),
  z.object({ type: z.literal('watch'), token: z.string().max(8000), clubId: idSchema, roomId: idSchema.nullable() }),
]);
export type WatchMessage = z.infer<typeof watchMessageSchema>;

/** What time the server has: said at any time after `watch`, with the client's own steady clock, which comes back with the answer. */
export const clockMessageSchema = z.object({ type: z.literal('clock'), sent: z.number() });

/** A tile's place on the wall: it stays while people come and go, and changes only when the wall closes up. */
export const tileSchema = z.object({
  place: z.number().int().min(0),
  /** Different from every other on the wall. */
  name: z.string(),
  /** Number of a guest, whom each screen calls so in its own language; `name` says it in the club's. */
  guest: z.number().int().optional(),
  /** Station number printed on the strap's place, when there is one. */
  station: z.number().int().nullable(),
  /** Station of the running circuit, from 1, at which she said that she begins. */
  begins: z.number().int().optional(),
  /** Counts as nobody: a demo user, marked as one wherever its tile stands, unless it is lent. */
  demo: z.literal(true).optional(),
  /** Somebody who wears a strap of the club without an account: a guest, by the name that staff gave her. */
  lent: z.literal(true).optional(),
  /** Only for signed-in staff watchers, as is the number of the strap she wears; it is absent where her own device alone hears her. */
  userId: idSchema.optional(),
  strap: z.number().int().optional(),
  /** Of a demo user that stands for who wears its strap, for staff as well. */
  demoId: idSchema.optional(),
  /** Percent of its battery where it is low; for them too. */
  battery: z.number().int().optional(),
});
export type Tile = z.infer<typeof tileSchema>;

/** The live training that runs before the wall. */
export const runningSessionSchema = z.object({
  name: z.string(),
  trainer: z.string().nullable(),
  beganAt: instantSchema,
  /** When it is over by its length; it may run on. */
  endsAt: instantSchema,
});
export type RunningSession = z.infer<typeof runningSessionSchema>;

export const rosterMessageSchema = z.object({
  type: z.literal('roster'),
  /** Increases with every change; frames carry it, a frame of another roster is ignored. */
  roster: z.number().int(),
  clubName: z.string(),
  roomName: z.string().nullable(),
  roomColor: z.string().nullable(),
  timeZone: z.string(),
  language: z.string(),
  /** In which weights are said; kilograms where it is left out. */
  units: unitSystemSchema.optional(),
  /** Places the wall is cut up for: free ones at the end stay until a quiet moment. */
  places: z.number().int().min(0),
  tiles: z.array(tileSchema),
  session: runningSessionSchema.optional(),
  /** What runs before other walls of the club. Who sees it change asks anew what that is. */
  runs: z.array(z.string()).optional(),
  /** What the room wants to reach together. */
  goal: z.number().int().optional(),
  /** Points of who was there since the session began and went. */
  leftPoints: z.number().int().optional(),
  /** How many they are who were heard in it. */
  leftPeople: z.number().int().optional(),
  /** What stands in place of the wall until it is over. */
  scene: roomSceneSchema.optional(),
  /** What the room runs beside the wall; each screen counts on by itself. */
  workout: roomWorkoutSchema.optional(),
  /** Station of the bridge that the screen hangs on: of a circuit it shows what stands there. Only for TVs; without one it shows all. */
  station: z.number().int().optional(),
  /** The screen is to sound. Only for TVs. */
  sounds: z.literal(true).optional(),
  /** Who was taken off the wall and is there yet. Only for signed-in staff watchers. */
  removed: z.array(z.object({ userId: idSchema, name: z.string() })).optional(),
});
export type RosterMessage = z.infer<typeof rosterMessageSchema>;

/**
 * `refused` for `token`: it does not hold; a TV forgets it and shows a code again. For `license`: the club has none that holds, and
 * no wall is begun until it has; for `disabled`: its live trainings are switched off, and who watched is shown out. Asking again later
 * is right for both. `unpaired`: a TV or an app was removed.
 */
export const serverMessageSchema = z.discriminatedUnion('type', [
  rosterMessageSchema,
  // Unix milliseconds.
  clockMessageSchema.extend({ at: z.number() }),
  z.object({ type: z.literal('refused'), reason: z.enum(['token', 'rights', 'message', 'license', 'disabled']) }),
  z.object({ type: z.literal('unpaired') }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
