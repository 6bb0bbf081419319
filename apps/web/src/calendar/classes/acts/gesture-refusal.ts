import { loadRefusalTexts, type PhraseKey, translate } from '../../../platform/phrases.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';

/** Waits for the texts of refusals, because the calendar opens without them. */
export async function toastGestureRefusal(reason: PhraseKey): Promise<void> {
  const isLoaded = await loadRefusalTexts();
  toastError({ cause: 'selection', title: translate('operation-failed'), message: isLoaded ? translate(reason) : '' });
}
