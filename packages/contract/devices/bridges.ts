import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema, requiredLineSchema } from '../scalars.ts';

export type ClubpulseBridgeId = Id<'ClubpulseBridge'>;

export const onlineStatusSchema = z.enum(['Online', 'Partial', 'Offline']);
export type OnlineStatus = z.infer<typeof onlineStatusSchema>;
export const systemStatusSchema = z.enum(['Ok', 'Problem']);
export const connectionStateSchema = z.enum(['Connected', 'Disconnected']);
export const bridgeWarningSchema = z.enum([
  'missing-antenna',
  'offline',
  'network-errors',
  'disconnected-nodes',
  'wrong-clock',
  'refused',
]);
export type BridgeWarning = z.infer<typeof bridgeWarningSchema>;

export const bridgeRefusals = ['reading', 'count', 'clock', 'length', 'json', 'shape', 'empty', 'version'] as const;
export type BridgeRefusal = (typeof bridgeRefusals)[number];

/** Text without characters that the database refuses: lone surrogates and U+0000. */
const reported = (max: number) =>
  z
    .string()
    .overwrite((text) => text.toWellFormed().replaceAll('\0', ''))
    .max(max);

export const bridgeReportSchema = z
  .object({
    SwVersion: reported(60),
    HwVersion: reported(60),
    OsVersion: reported(120),
    EthAddress: reported(60),
    WiFiAddress: reported(60),
    WiFiSSID: reported(60),
    AntPresent: z.boolean(),
    Processes: z.boolean(),
    AppUp: z.boolean(),
    HostUp: z.boolean(),
    HDMI1: z.boolean(),
    HDMI2: z.boolean(),
    CldErrors: z.number().int().min(0),
    CldTotalErrors: z.number().int().min(0),
    LastError: reported(300),
    LastGood: instantSchema,
    IsMaster: z.boolean(),
    ConnNodes: z.number().int().min(0),
    DisconnectedNodes: z.number().int().min(0),
    Ping: z.number().min(0),
    /** Seconds by which the bridge's clock is ahead of the server's clock. Negative if behind. */
    ClockAhead: z.number().int(),
    IoT: z.boolean(),
  })
  .partial();
export type BridgeReport = z.infer<typeof bridgeReportSchema>;

export const bridgeStateSchema = z.object({
  PingLastOnlineTime: instantSchema.nullable(),
  IoTLastOnlineTime: instantSchema.nullable(),
  PingConnectionState: connectionStateSchema,
  IoTConnectionState: connectionStateSchema,
  OnlineStatus: onlineStatusSchema,
  SystemStatus: systemStatusSchema.nullable(),
  LastOnline: instantSchema.nullable(),
  /** Seconds by which the bridge's clock is ahead. Null if unknown. Readings get correct times nevertheless. */
  ClockSeconds: z.number().int().nullable(),
  LastRefusal: z.object({ Reason: z.enum(bridgeRefusals), At: instantSchema }).nullable(),
  Warnings: z.array(bridgeWarningSchema),
});
export type BridgeState = z.infer<typeof bridgeStateSchema>;

export const bridgeSchema = z.object({
  ClubpulseBridgeId: idSchema,
  ClubId: idSchema,
  HardwareId: z.string(),
  Model: z.string(),
  Name: z.string(),
  NetworkAddress: z.string().nullable(),
  DisplayGroupId: idSchema.nullable(),
  Station: z.number().int().nullable(),
  CreatedAt: instantSchema,
  State: bridgeStateSchema,
  Report: bridgeReportSchema,
  RowVersion: z.number().int(),
});
export type Bridge = z.infer<typeof bridgeSchema>;

export const ipv4Schema = z.string().regex(/^((25[0-5]|2[0-4]\d|1?\d?\d)(\.(?!$)|$)){4}$/, 'invalid-ipv4');

export const bridgeInputSchema = z.object({
  Name: requiredLineSchema(60),
  DisplayGroupId: idSchema.nullable(),
  Station: z.number().int().min(1).max(999).nullable(),
  NetworkAddress: ipv4Schema.nullable(),
});
export const bridgeUpdateSchema = bridgeInputSchema.extend({ RowVersion: z.number().int() });

export const registrationCodeSchema = z.object({
  Code: z.string(),
  ClubId: idSchema,
  Name: z.string(),
  DisplayGroupId: idSchema.nullable(),
  RequestedAt: instantSchema,
  ExpiresAt: instantSchema,
});
export type RegistrationCode = z.infer<typeof registrationCodeSchema>;

export const registerBridgeSchema = z.object({
  Code: requiredLineSchema(20).toUpperCase(),
  HardwareId: requiredLineSchema(100),
  Model: textModel(),
});
function textModel() {
  return z.string().trim().max(60).default('');
}

/** Only this response has the secret. For MQTT the user name is the bridge id, the password the secret. */
export const bridgeCredentialsSchema = z.object({
  ClubpulseBridgeId: idSchema,
  ClubId: idSchema,
  Secret: z.string(),
  MqttUrl: z.string(),
  /** Prefix of the bridge's topics: `clubpulse/c/{ClubId}/b/{BridgeId}`. */
  Topic: z.string(),
});
export type BridgeCredentials = z.infer<typeof bridgeCredentialsSchema>;
