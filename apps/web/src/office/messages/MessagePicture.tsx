import { imageShapes } from '@clubpulse/contract/accounts/images';
import { pictureFor } from '@clubpulse/rules/accounts/images/address';
import classes from './Messages.module.css';

const { width, height } = imageShapes.message;

/** The picture of a message, above its text: what it says stands there. */
export function MessagePicture({ uri }: { uri: string }) {
  return <img className={classes['picture']} src={pictureFor(uri, 960)} alt="" width={width} height={height} loading="lazy" />;
}
