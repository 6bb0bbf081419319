import { z } from 'zod';

export const PUSH_DEVICES_MAX = 20;
const ENDPOINT_MAX = 1000;

export const pushEndpointSchema = z
  .string()
  .max(ENDPOINT_MAX, 'invalid-value')
  .regex(/^https:\/\/[!-~]+$/, 'invalid-value');

/** The keys are those of RFC 8291 in base64url: a public key of 65 bytes and a secret of 16 bytes. */
export const pushDeviceSchema = z.object({
  Endpoint: pushEndpointSchema,
  P256dh: z.string().regex(/^B[\w-]{86}$/, 'invalid-value'),
  Auth: z.string().regex(/^[\w-]{22}$/, 'invalid-value'),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** The secret in `Before` proves that the request comes from the same browser. */
export const pushRenewalSchema = z.object({
  Before: pushDeviceSchema.pick({ Endpoint: true, Auth: true }),
  Now: pushDeviceSchema,
});
export type PushRenewal = z.infer<typeof pushRenewalSchema>;

export const pushStateSchema = z.object({
  /** The public key of RFC 8292: 65 bytes in base64url. */
  PublicKey: z.string(),
  Endpoints: z.array(z.string()).max(PUSH_DEVICES_MAX),
});
export type PushState = z.infer<typeof pushStateSchema>;

export interface PushMessage {
  /** A message replaces the earlier message with the same tag on the screen. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly view: string;
}
