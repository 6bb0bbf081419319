import { z } from 'zod';
import { idSchema, instantSchema, requiredLineSchema } from '../scalars.ts';

export const EMAIL_LINK_HOURS = 48;

/** The device named by the user agent. Empty when unknown. */
const deviceFields = { Device: z.string() };

export const passkeySchema = z.object({
  PasskeyId: idSchema,
  Name: z.string(),
  AddedAt: instantSchema,
  LastUsedAt: instantSchema.nullable(),
});

export const securitySchema = z.object({
  /** False with an external identity provider. Then all other fields have no meaning. */
  IsHere: z.boolean(),
  Email: z.string(),
  NewEmail: z.string().nullable(),
  HasApp: z.boolean(),
  Passkeys: z.array(passkeySchema),
  /** False for a numeric address, because passkeys require a host name. */
  MayHavePasskeys: z.boolean(),
  RecoveryCodesLeft: z.number().int().min(0),
  DemandedBy: z.array(z.string()),
});
export type Security = z.infer<typeof securitySchema>;

export const sessionSchema = z.object({
  SessionId: z.string(),
  ...deviceFields,
  StartedAt: instantSchema,
  /** Accurate to ten minutes, the time for which an access token is valid. */
  LastUsedAt: instantSchema,
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
  'tokenMade',
  'tokenRevoked',
] as const;
export const logEntrySchema = z.object({
  EventId: idSchema,
  Kind: z.enum(logKinds),
  At: instantSchema,
  ...deviceFields,
  /** IP address. Null if another user or the server caused the event. */
  From: z.string().nullable(),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** Not trimmed, because a password may contain spaces. */
const passwordSchema = z.string().min(1, 'field-required').max(256, 'text-too-long');
export const passwordChangeSchema = z.object({
  Password: passwordSchema,
  NewPassword: passwordSchema,
  EndOthers: z.boolean(),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const appSecretSchema = z.object({ Secret: z.string(), Uri: z.string() });
export const codeSchema = z.object({ Code: requiredLineSchema(20) });
/** The codes are shown only once, so the list is empty if the user already had some. */
export const recoveryCodesSchema = z.object({ RecoveryCodes: z.array(z.string()) });

/** `PublicKeyCredentialCreationOptionsJSON` of Web Authentication, level 3. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
/** `RegistrationResponseJSON` of Web Authentication. */
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

export const WITHOUT_FACTOR_SHOWN = 20;

export const demandSchema = z.object({
  Demanded: z.boolean(),
  Staff: z.number().int().min(0),
  StaffWithFactor: z.number().int().min(0),
  WithoutFactor: z
    .array(z.object({ UserId: idSchema, Nickname: z.string(), FirstMidName: z.string(), LastName: z.string() }))
    .max(WITHOUT_FACTOR_SHOWN),
  IsHere: z.boolean(),
});
export type Demand = z.infer<typeof demandSchema>;
