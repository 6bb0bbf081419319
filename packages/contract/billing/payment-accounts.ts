import { z } from 'zod';
import { idSchema } from '../scalars.ts';

/** Manual, which every club has, is cash, cards at the desk and wire. Stripe is online card payments. */
export const paymentAccountTypeSchema = z.enum(['Manual', 'Stripe']);
export type PaymentAccountType = z.infer<typeof paymentAccountTypeSchema>;
/** NotConfigured means that there is no account. */
export const paymentAccountStateSchema = z.enum(['NotConfigured', 'Onboarding', 'Inactive', 'Active', 'MissingData']);
export type PaymentAccountState = z.infer<typeof paymentAccountStateSchema>;

export const paymentAccountSchema = z.object({
  ClubId: idSchema,
  PaymentAccountType: paymentAccountTypeSchema,
  State: paymentAccountStateSchema,
  ProviderConfigured: z.boolean(),
});
export type PaymentAccount = z.infer<typeof paymentAccountSchema>;

export const paymentSettingsSchema = z.object({ EnableOnlinePayments: z.boolean(), EnableStore: z.boolean() });
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;
