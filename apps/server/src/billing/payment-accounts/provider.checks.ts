import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { isAccessRemoved, ProviderRefused, ProviderUnavailable } from '../../platform/payments/payments.ts';

export async function refusedByProvider<Result>(act: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await act();
  } catch (error) {
    if (isAccessRemoved(error)) return refuse('PaymentAccountDisconnected');
    if (error instanceof ProviderUnavailable) return refuse('PaymentProviderUnavailable');
    if (error instanceof ProviderRefused) return refuse('PaymentProviderRefused', { values: { code: error.code } });
    throw error;
  }
}
