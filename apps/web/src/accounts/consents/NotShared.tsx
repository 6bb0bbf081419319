import type { Purpose } from '@clubpulse/contract/accounts/consents';
import { IconLock } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import classes from './NotShared.module.css';
import { purposePhrases } from './purpose-text.ts';

interface NotSharedProps {
  wanted: readonly Purpose[];
  shared: readonly Purpose[] | undefined;
}

export function NotShared({ wanted, shared }: NotSharedProps) {
  const t = useT();
  if (shared === undefined) return null;
  const remaining = wanted.filter((purpose) => !shared.includes(purpose));
  if (remaining.length === 0) return null;
  return (
    <p className={classes['kept']}>
      <IconLock size={16} stroke={1.8} aria-hidden="true" />
      <span>{t('accounts.keptFromClub', { what: remaining.map((purpose) => t(purposePhrases[purpose].name)).join(', ') })}</span>
    </p>
  );
}
