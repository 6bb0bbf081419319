import type { Loss } from '@clubpulse/contract/members/membership';
import type { Formats } from '../../platform/formats.ts';

export const owedText = (owed: Loss['Owed'], formats: Formats): string =>
  owed.map(({ Amount, Currency }) => formats.money(Amount, Currency)).join(' + ');
