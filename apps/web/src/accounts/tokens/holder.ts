import type { ApiToken } from '@clubpulse/contract/accounts/tokens';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

export type Holder = { readonly kind: 'user' | 'club'; readonly id: number };

export function lastUse(t: Translate, formats: Pick<Formats, 'dateTime'>, { LastUsedAt, LastUsedBy }: ApiToken): string {
  if (LastUsedAt === null) return t('tokens.neverUsed');
  const when = formats.dateTime(LastUsedAt);
  return LastUsedBy === null ? t('tokens.used', { when }) : t('tokens.usedBy', { when, by: LastUsedBy });
}
