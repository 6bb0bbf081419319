import { z } from 'zod';
import { idSchema, instantSchema } from '../scalars.ts';

/** Manual, which every club has, is cash, cards at the desk and wire. Stripe is online card payments. */
export const paymentAccountTypeSchema = z.enum(['Manual', 'Stripe']);
/** NotConfigured means that there is no account. */
export const paymentAccountStateSchema = z.enum(['NotConfigured', 'Onboarding', 'Inactive', 'Active', 'MissingData']);
export type PaymentAccountState = z.infer<typeof paymentAccountStateSchema>;

/** AccessRemoved: the club took the platform off its account at the provider. */
export const inactiveReasonSchema = z.enum(['AccessRemoved']);

/** `demo` is a double of the provider, `test` its test mode: neither moves money. */
export const paymentModeSchema = z.enum(['live', 'test', 'demo']);
export type PaymentMode = z.infer<typeof paymentModeSchema>;

export const paymentAccountSchema = z.object({
  ClubId: idSchema,
  PaymentAccountType: paymentAccountTypeSchema,
  State: paymentAccountStateSchema,
  ProviderConfigured: z.boolean(),
  /** Mode of the provider; null without one, and for Manual. */
  Mode: paymentModeSchema.nullable(),
  /** Requirements that the provider misses, in its names, such as `individual.verification.document`. */
  Missing: z.array(z.string()),
  /** Why an account is Inactive, unless the provider still checks it. */
  InactiveReason: inactiveReasonSchema.nullable(),
  ActiveSince: instantSchema.nullable(),
});
export type PaymentAccount = z.infer<typeof paymentAccountSchema>;

export const paymentSettingsSchema = z.object({ EnableOnlinePayments: z.boolean(), EnableStore: z.boolean() });
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;
