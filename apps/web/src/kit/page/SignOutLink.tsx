import { useT } from '../../platform/phrases.ts';
import { signOut } from '../../platform/session.tsx';
import classes from './SignOutLink.module.css';

export function SignOutLink() {
  const t = useT();
  return (
    <button type="button" className={classes['leave']} onClick={() => void signOut()}>
      {t('shell.signOut')}
    </button>
  );
}
