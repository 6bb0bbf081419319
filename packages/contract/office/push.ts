import { z } from 'zod';

/** Browsers of one person that are told; the oldest makes room. */
export const PUSH_DEVICES_MAX = 20;
/** Characters of the longest address that push services hand out, and some. */
const ENDPOINT_MAX = 1000;

/** Where a browser is told, as its push service says: an https address of its own. */
export const pushEndpointSchema = z
  .string()
  .max(ENDPOINT_MAX, 'invalid-value')
  .regex(/^https:\/\/[!-~]+$/, 'invalid-value');

/** A browser's subscription (RFC 8291), in base64url: its public key of 65 bytes, and its secret of 16. */
export const pushDeviceSchema = z.object({
  Endpoint: pushEndpointSchema,
  P256dh: z.string().regex(/^B[\w-]{86}$/, 'invalid-value'),
  Auth: z.string().regex(/^[\w-]{22}$/, 'invalid-value'),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** A subscription that its browser renewed; that it was its own is proved by the secret that only the two know. */
export const pushRenewalSchema = z.object({
  Before: pushDeviceSchema.pick({ Endpoint: true, Auth: true }),
  Now: pushDeviceSchema,
});
export type PushRenewal = z.infer<typeof pushRenewalSchema>;

export const pushStateSchema = z.object({
  /** With which browsers make the subscription (RFC 8292): base64url of 65 bytes. */
  PublicKey: z.string(),
  /** Where one's browsers are told: a browser whose subscription is not among them is told nothing. */
  Endpoints: z.array(z.string()).max(PUSH_DEVICES_MAX),
});
export type PushState = z.infer<typeof pushStateSchema>;

/** What the service worker is sent. */
export interface PushMessage {
  /** Two with one tag stand there as one. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  /** The screen it opens: `MyBookings`. */
  readonly view: string;
}
