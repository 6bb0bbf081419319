import { useState } from 'react';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import classes from './TrainerFace.module.css';

interface TrainerFaceProps {
  name: string;
  uri: string | null;
  size?: number;
}

/** A trainer's picture over the initials, which stay where there is none or it cannot be shown. Decoration beside the name. */
export function TrainerFace({ name, uri, size = 24 }: TrainerFaceProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classes['face']}>
      <Avatar name={name} size={size} />
      {uri !== null && uri !== broken && (
        <img src={uri} alt="" referrerPolicy="no-referrer" draggable={false} onError={() => setBroken(uri)} />
      )}
    </span>
  );
}
