import { imageShapes } from '@clubpulse/contract/accounts/images';
import { Picture } from '../../kit/figures/Picture.tsx';
import classes from './Messages.module.css';

const { width, height } = imageShapes.message;

/** The picture has no description, because the text describes it. */
export function MessagePicture({ uri }: { uri: string }) {
  return <Picture className={classes['picture']} uri={uri} pixels={960} width={width} height={height} />;
}
