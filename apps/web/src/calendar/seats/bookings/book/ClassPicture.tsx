import { useState } from 'react';
import classes from './ClassDetails.module.css';

/** Decoration: nothing is missing where it cannot be shown. */
export function ClassPicture({ uri }: { uri: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return <img className={classes['picture']} src={uri} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />;
}
