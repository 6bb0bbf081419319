import { initials } from '@clubpulse/rules/accounts/users/profile';
import classes from './Avatar.module.css';

const TINTS = 6;
const tintOf = (name: string) => ([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS) + 1;

/** A person's initials on a quiet tint that stays the same for the same name. Decoration beside the name. */
export function Avatar({ name, size = 34 }: { name: string; size?: number }) {
  return (
    <span
      className={classes['avatar']}
      data-avatar
      data-tint={tintOf(name)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.35) }}
      aria-hidden="true"
    >
      {initials('', '', name)}
    </span>
  );
}
