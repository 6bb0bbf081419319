import { onceTouched } from '../once-touched.tsx';
import { ClubButton } from './ClubButton.tsx';

export const ClubSelector = onceTouched({
  load: () => import('./ClubSelectorList.tsx'),
  button: (touch) => <ClubButton {...touch} aria-haspopup="dialog" aria-expanded={false} />,
});
