import type { Purpose } from '@clubpulse/contract/accounts/consents';
import { useT } from '../../platform/phrases.ts';
import classes from './PurposeLines.module.css';
import { purposePhrases } from './purpose-text.ts';

export function PurposeLines({ purposes }: { purposes: readonly Purpose[] }) {
  const t = useT();
  return (
    <ul className={classes['lines']}>
      {purposes.map((purpose) => (
        <li key={purpose}>
          <b>{t(purposePhrases[purpose].name)}</b>
          {t(purposePhrases[purpose].text)}
        </li>
      ))}
    </ul>
  );
}
