import { initials } from '@clubpulse/rules/accounts/users/profile';
import classes from './Avatar.module.css';
import { Picture } from './Picture.tsx';

const TINTS = 6;
const tintOf = (name: string) => ([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS) + 1;

interface AvatarProps {
  name: string;
  uri?: string | null;
  size?: number;
}

export function Avatar({ name, uri = null, size = 34 }: AvatarProps) {
  return (
    <span
      className={classes['avatar']}
      data-avatar
      data-tint={tintOf(name)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.35) }}
      aria-hidden="true"
    >
      {initials('', '', name)}
      {uri !== null && <Picture uri={uri} pixels={size * 2} />}
    </span>
  );
}
