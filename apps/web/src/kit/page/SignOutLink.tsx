import { useT } from '../../platform/phrases.ts';
import { signOut } from '../../platform/session.tsx';
import classes from './SignOutLink.module.css';

/** Sign out, in the head of pages without a menu. */
export function SignOutLink() {
  const t = useT();
  return (
    <button type="button" className={classes['leave']} onClick={() => void signOut()}>
      {t('shell.signOut')}
    </button>
  );
}
