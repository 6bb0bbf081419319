import { useT } from '../../platform/phrases.ts';
import classes from './SuggestedAddress.module.css';

/** The address that was probably meant, by the part of it that is wrong; beside the field that holds what was written. */
export function SuggestedAddress({ email, onUse }: { email: string; onUse: (email: string) => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className={classes['use']}
      aria-label={t('members.useAddress', { email })}
      // Before the field is left, which would take over what stands in it first.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onUse(email)}
    >
      {email.slice(email.indexOf('@') + 1)}
    </button>
  );
}
