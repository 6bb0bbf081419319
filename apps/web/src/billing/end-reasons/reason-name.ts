import type { EndReason } from '@clubpulse/contract/billing/end-reasons/end-reasons';
import type { Translate } from '../../platform/phrases.ts';

export const reasonName = (reason: EndReason, t: Translate): string => t(`billing.endReason-${reason ?? 'None'}`);
