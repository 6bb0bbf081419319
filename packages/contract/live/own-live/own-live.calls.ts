import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParams, idSchema, instantSchema } from '../../scalars.ts';
import { CIRCUIT, circuitContentSchema } from '../../workouts/circuits/circuits.ts';
import { flowRowSchema } from '../../workouts/flows/flows.ts';
import { timerSchema } from '../../workouts/timers/timers.ts';
import { quickTimerSchema, roomWorkoutSchema } from '../room-workouts/room-workouts.ts';

const ownRunSchema = roomWorkoutSchema.omit({ Content: true, DisplayGroupId: true, Version: true, BehindWall: true });

const stationSchema = circuitContentSchema.shape.Stations.element;
const ownCircuitSchema = ownRunSchema.extend({
  Circuit: circuitContentSchema.omit({ BridgeWorkoutId: true, RowVersion: true, Room: true, Steps: true }).extend({
    Stations: z.array(stationSchema.extend({ Exercises: z.array(stationSchema.shape.Exercises.element.omit({ Drawn: true })) })),
  }),
});
export type OwnCircuit = z.infer<typeof ownCircuitSchema>;
const ownFlowSchema = ownRunSchema.extend({ Flow: flowRowSchema.omit({ IntensityFlowId: true }) });
export type OwnFlow = z.infer<typeof ownFlowSchema>;
const ownTimerSchema = ownRunSchema.extend({
  Content: z.discriminatedUnion('Kind', [
    z.object({ Kind: z.literal('Quick'), Timer: quickTimerSchema }),
    z.object({ Kind: z.literal('Timer'), Timer: timerSchema }),
  ]),
});
export type OwnTimer = z.infer<typeof ownTimerSchema>;

export const ownRoomSchema = z.object({
  Session: z
    .object({ Name: z.string(), TrainerName: z.string().nullable(), BeganAt: instantSchema, EndsAt: instantSchema })
    .nullable(),
  Goal: z.number().int().nullable(),
  Together: z.number().int().nullable(),
  Points: z.number().int().nullable(),
  Circuit: ownCircuitSchema.nullable(),
  Flow: ownFlowSchema.nullable(),
  Timer: ownTimerSchema.nullable(),
  At: instantSchema,
});
export type OwnRoom = z.infer<typeof ownRoomSchema>;

export const getOwnRoom = call({
  id: 'ownLive.room',
  method: 'GET',
  path: '/users/{id}/live/room',
  summary:
    'Returns what runs on the wall of the room where the athlete’s readings are received, and the progress of its goal; null while none are received.',
  params: idParams,
  result: ownRoomSchema.nullable(),
  shows: [],
  access: theUser('params.id'),
});

export const setOwnStation = call({
  id: 'ownLive.station',
  method: 'PUT',
  path: '/users/{id}/live/station',
  summary:
    'Sets the station of the room’s circuit at which the athlete begins; the screens of the room show the athlete there from then on.',
  params: idParams,
  body: z.object({
    RoomWorkoutId: idSchema,
    Station: z.number().int().min(1).max(CIRCUIT.stations).nullable(),
  }),
  changes: [],
  access: theUser('params.id'),
});
