import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema, requiredLineSchema } from '../scalars.ts';
import { scopeSchema } from '../scopes.ts';

export type ApiTokenId = Id<'ApiToken'>;

/** Programs that search for leaked secrets recognize this prefix. */
export const TOKEN_PREFIX = 'cp_';
export const TOKENS_MAX = 20;
export const TOKEN_REQUESTS_PER_MINUTE = 120;

export const tokenDays = [30, 90, 365] as const;
export const tokenDaysSchema = z.literal(tokenDays);

/** A club's token has the rights that both this role and its maker have. */
export const tokenRoles = ['Manager', 'Trainer', 'FrontDesk', 'Accountant'] as const;
export const tokenRoleSchema = z.enum(tokenRoles);
export type TokenRole = z.infer<typeof tokenRoleSchema>;

export const apiTokenSchema = z.object({
  ApiTokenId: idSchema,
  Name: z.string(),
  Hint: z.string(),
  Scopes: z.array(scopeSchema),
  Role: tokenRoleSchema.nullable(),
  By: z.object({ UserId: idSchema, Nickname: z.string(), FirstMidName: z.string(), LastName: z.string() }),
  MadeAt: instantSchema,
  ExpiresAt: instantSchema,
  LastUsedAt: instantSchema.nullable(),
  /** The program of the last request (`User-Agent`). Null if it has no name. */
  LastUsedBy: z.string().nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

/** `Secret` is the token itself. It is returned only here. */
export const newApiTokenSchema = apiTokenSchema.extend({ Secret: z.string() });
export type NewApiToken = z.infer<typeof newApiTokenSchema>;

export const apiTokenInputSchema = z.object({
  Name: requiredLineSchema(60),
  Scopes: z
    .array(scopeSchema)
    .min(1, 'field-required')
    .refine((scopes) => new Set(scopes).size === scopes.length, 'invalid-value'),
  Days: tokenDaysSchema,
});
export type ApiTokenInput = z.output<typeof apiTokenInputSchema>;

export const clubTokenInputSchema = apiTokenInputSchema.extend({ Role: tokenRoleSchema });
export type ClubTokenInput = z.output<typeof clubTokenInputSchema>;
