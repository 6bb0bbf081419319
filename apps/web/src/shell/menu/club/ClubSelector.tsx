import { lazyOnPress } from '../lazy-on-press.tsx';
import { ClubButton } from './ClubButton.tsx';

export const ClubSelector = lazyOnPress({
  load: () => import('./ClubSelectorList.tsx'),
  button: (touch) => <ClubButton {...touch} aria-haspopup="dialog" aria-expanded={false} />,
});
