import { onceTouched } from '../once-touched.tsx';
import { UserButton } from './UserButton.tsx';

export const UserMenu = onceTouched({
  load: () => import('./UserMenuList.tsx'),
  stored: 'UserMenuList',
  button: (touch) => <UserButton {...touch} aria-haspopup="menu" aria-expanded={false} />,
});
