import { z } from 'zod';
import { idSchema, instantSchema, requiredLineSchema } from '../scalars.ts';

/** What something was done with, as far as the browser says; empty: it does not. */
const deviceFields = { Device: z.string() };

/** A key that a device or a password manager holds. */
export const passkeySchema = z.object({
  PasskeyId: idSchema,
  Name: z.string(),
  AddedAt: instantSchema,
  LastUsedAt: instantSchema.nullable(),
});

/** How one signs in. */
export const securitySchema = z.object({
  /** False where another provider signs people in: then all that follows is decided there, and says nothing. */
  IsHere: z.boolean(),
  Email: z.string(),
  /** The address that waits to be confirmed. */
  NewEmail: z.string().nullable(),
  /** An authenticator app. */
  HasApp: z.boolean(),
  Passkeys: z.array(passkeySchema),
  /** Passkeys can be added: they are bound to a name, and the server's address may have none. */
  MayHavePasskeys: z.boolean(),
  RecoveryCodesLeft: z.number().int().min(0),
  /** Clubs that want a second factor of their staff, where one works. */
  DemandedBy: z.array(z.string()),
});
export type Security = z.infer<typeof securitySchema>;

/** A browser that is signed in. */
export const sessionSchema = z.object({
  SessionId: z.string(),
  ...deviceFields,
  StartedAt: instantSchema,
  /** To the life of an access token: ten minutes. */
  LastUsedAt: instantSchema,
  /** The one that asks. */
  IsThis: z.boolean(),
});
export type SecuritySession = z.infer<typeof sessionSchema>;

export const logKinds = [
  'signedIn',
  'signedInPasskey',
  'wrongPassword',
  'wrongCode',
  'recoveryUsed',
  'passwordChanged',
  'passwordReset',
  'emailAsked',
  'emailChanged',
  'emailUndone',
  'totpAdded',
  'totpRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'codesMade',
  'sessionEnded',
  'factorsReset',
] as const;
/** Something that happened to one's account within the last 90 days. */
export const logEntrySchema = z.object({
  EventId: idSchema,
  Kind: z.enum(logKinds),
  At: instantSchema,
  ...deviceFields,
  /** Network address; null where it was not one's own doing. Where in the world that is nobody says. */
  From: z.string().nullable(),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** A password as it is typed: never trimmed. */
const passwordSchema = z.string().min(1, 'field-required').max(256, 'text-too-long');
export const passwordChangeSchema = z.object({
  /** The present one. */
  Password: passwordSchema,
  NewPassword: passwordSchema,
  /** What is signed in elsewhere ends, calendar links too. */
  EndOthers: z.boolean(),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** Of an authenticator app: the secret as text, and the address its QR code carries. */
export const appSecretSchema = z.object({ Secret: z.string(), Uri: z.string() });
export const codeSchema = z.object({ Code: requiredLineSchema(20) });
/** Shown once; empty where there were codes before. */
export const recoveryCodesSchema = z.object({ RecoveryCodes: z.array(z.string()) });

/** What the browser makes a key of: `PublicKeyCredentialCreationOptionsJSON` of Web Authentication, level 3. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
/** What it made: `RegistrationResponseJSON`. Its content is judged by its signature. */
export const newPasskeySchema = z.object({
  Name: requiredLineSchema(60),
  Response: z.looseObject({
    id: z.string().max(2000, 'text-too-long'),
    rawId: z.string().max(2000, 'text-too-long'),
    type: z.literal('public-key'),
    response: z.looseObject({
      clientDataJSON: z.string().max(20_000, 'text-too-long'),
      attestationObject: z.string().max(20_000, 'text-too-long'),
    }),
    clientExtensionResults: z.looseObject({}),
  }),
});

/** How many of the staff without a second factor are named. */
export const WITHOUT_FACTOR_SHOWN = 20;

/** Whether a club wants a second factor of its staff. */
export const demandSchema = z.object({
  Demanded: z.boolean(),
  /** Managers and trainers of the club, and how many of them have one. */
  Staff: z.number().int().min(0),
  StaffWithFactor: z.number().int().min(0),
  /** The first of the others by name: who is kept out, or would be. */
  WithoutFactor: z
    .array(z.object({ UserId: idSchema, Nickname: z.string(), FirstMidName: z.string(), LastName: z.string() }))
    .max(WITHOUT_FACTOR_SHOWN),
  /** False where another provider signs people in. */
  IsHere: z.boolean(),
});
export type Demand = z.infer<typeof demandSchema>;
