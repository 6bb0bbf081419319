import { useT } from '../../platform/phrases.ts';
import classes from './SuggestedAddress.module.css';

export function SuggestedAddress({ email, onUse }: { email: string; onUse: (email: string) => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className={classes['use']}
      aria-label={t('members.useAddress', { email })}
      // Prevents the blur of the field, which would submit the typed text first.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onUse(email)}
    >
      {email.slice(email.indexOf('@') + 1)}
    </button>
  );
}
