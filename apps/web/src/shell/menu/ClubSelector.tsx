import { ClubButton } from './ClubButton.tsx';
import { onceTouched } from './once-touched.tsx';

/** The selected club; picking another changes every view in place. */
export const ClubSelector = onceTouched({
  load: () => import('./ClubSelectorList.tsx'),
  button: (touch) => <ClubButton {...touch} aria-haspopup="dialog" aria-expanded={false} />,
});
