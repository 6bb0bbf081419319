import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

const session = { ClubpulseBridgeId: idSchema };
const bridge = {
  ...session,
  HardwareId: z.string(),
  Name: z.string(),
  DisplayGroupId: idSchema.nullable(),
  By: idSchema.nullable().default(null),
};

export const bridgeRegistered = event('BridgeRegistered', bridge);
export const bridgeUpdated = event('BridgeUpdated', bridge);
export const bridgeDeleted = event('BridgeDeleted', bridge);
export const bridgeConnected = event('BridgeConnected', session);
export const bridgeDisconnected = event('BridgeDisconnected', session);
