import { z } from 'zod';
import { idSchema, instantSchema } from '../scalars.ts';

/** `Manual`: cash, cards at the desk, wire; every club has this account. `Stripe`: online card payments. */
export const paymentAccountTypeSchema = z.enum(['Manual', 'Stripe']);
export const paymentAccountStateSchema = z.enum(['NotConfigured', 'Onboarding', 'Inactive', 'Active', 'MissingData']);
export type PaymentAccountState = z.infer<typeof paymentAccountStateSchema>;

/** The club removed the platform from its account. */
export const inactiveReasonSchema = z.enum(['AccessRemoved']);

/** `demo`: a double. `test`: the provider's test mode. Neither moves money. */
export const paymentModeSchema = z.enum(['live', 'test', 'demo']);
export type PaymentMode = z.infer<typeof paymentModeSchema>;

export const paymentAccountSchema = z.object({
  ClubId: idSchema,
  PaymentAccountType: paymentAccountTypeSchema,
  State: paymentAccountStateSchema,
  ProviderConfigured: z.boolean(),
  Mode: paymentModeSchema.nullable(),
  /** Missing data in the provider's names, such as `individual.verification.document`. */
  Missing: z.array(z.string()),
  /** Why the account is Inactive. Null while the provider checks it. */
  InactiveReason: inactiveReasonSchema.nullable(),
  ActiveSince: instantSchema.nullable(),
});
export type PaymentAccount = z.infer<typeof paymentAccountSchema>;

export const paymentSettingsSchema = z.object({ EnableOnlinePayments: z.boolean(), EnableStore: z.boolean() });
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;

/** Rules for subscriptions that the provider renews. */
export const pauseRulesSchema = z.object({
  MembersMayPause: z.boolean(),
  MaxPauseDays: z.number().int('invalid-number').min(7, 'number-too-low').max(365, 'number-too-high'),
  PausesPerYear: z.number().int('invalid-number').min(1, 'number-too-low').max(12, 'number-too-high'),
});
export type PauseRules = z.infer<typeof pauseRulesSchema>;
