import { pictureFor } from '@clubpulse/rules/accounts/images/address';
import { initials } from '@clubpulse/rules/accounts/users/profile';
import { useState } from 'react';
import classes from './Avatar.module.css';

const TINTS = 6;
const tintOf = (name: string) => ([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS) + 1;

interface AvatarProps {
  name: string;
  uri?: string | null;
  size?: number;
}

/**
 * A person's picture, or where there is none or it cannot be shown her initials on a quiet tint that stays the same for the same name.
 * Decoration beside the name.
 */
export function Avatar({ name, uri = null, size = 34 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={classes['avatar']}
      data-avatar
      data-tint={tintOf(name)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.35) }}
      aria-hidden="true"
    >
      {initials('', '', name)}
      {uri !== null && uri !== broken && (
        <img
          src={pictureFor(uri, size * 2)}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setBroken(uri)}
        />
      )}
    </span>
  );
}
