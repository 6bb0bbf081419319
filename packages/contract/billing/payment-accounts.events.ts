import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { paymentSettingsSchema } from './payment-accounts.ts';

export const paymentSettingsUpdated = event('PaymentSettingsUpdated', { ...paymentSettingsSchema.shape, By: idSchema });
