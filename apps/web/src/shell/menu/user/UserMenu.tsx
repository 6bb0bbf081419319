import { lazyOnPress } from '../lazy-on-press.tsx';
import { UserButton } from './UserButton.tsx';

export const UserMenu = lazyOnPress({
  load: () => import('./UserMenuList.tsx'),
  stored: 'UserMenuList',
  button: (touch) => <UserButton {...touch} aria-haspopup="menu" aria-expanded={false} />,
});
