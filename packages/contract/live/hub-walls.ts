import { z } from 'zod';
import type { ClubId } from '../clubs/clubs.ts';
import type { ClubpulseBridgeId } from '../devices/bridges.ts';
import { languageSchema } from '../scalars.ts';
import { bridgeTopic } from './bridge-protocol.ts';

/** The copy of the club's athletes on a bridge, for its wall while the server is unavailable (decision 0070). */

/** Sent with QoS 0 and not retained, so that brokers do not store names. */
export const wallTopic = (clubId: ClubId, bridgeId: ClubpulseBridgeId) => `${bridgeTopic(clubId, bridgeId)}/wall`;

export const HUB_PEOPLE_MAX = 2000;
const STRAPS_MAX = 50;
const strapSchema = z.number().int().min(1);
const limitSchema = z.number().int().min(0).max(400);

export const hubPersonSchema = z.object({
  straps: z.array(strapSchema).min(1).max(STRAPS_MAX),
  /** Up to twelve characters. Empty for a guest, whom nothing else in the roster identifies. */
  name: z.string().max(200),
  initial: z.string().max(50),
  max: z.number().int().min(1).max(400),
  limits: z.tuple([limitSchema, limitSchema, limitSchema, limitSchema, limitSchema, limitSchema]),
});
export type HubPerson = z.infer<typeof hubPersonSchema>;

/** The roster has no athletes if the club has no licence or live trainings are off. */
export const hubRosterSchema = z.object({
  tag: z.string().min(1).max(64),
  clubName: z.string().max(200),
  roomName: z.string().max(200).nullable(),
  roomColor: z.string().max(20).nullable(),
  timeZone: z.string().max(60),
  language: languageSchema,
  people: z.array(hubPersonSchema).max(HUB_PEOPLE_MAX),
  off: z.array(strapSchema).max(HUB_PEOPLE_MAX),
});
export type HubRoster = z.infer<typeof hubRosterSchema>;
