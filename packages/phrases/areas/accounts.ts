import type { refusals as consentsRefusals } from '../en/accounts/consents.refusals.ts';
import type { consents } from '../en/accounts/consents.ts';
import type { screens as homeScreens } from '../en/accounts/home.screens.ts';
import type { home } from '../en/accounts/home.ts';
import type { refusals as imagesRefusals } from '../en/accounts/images.refusals.ts';
import type { images } from '../en/accounts/images.ts';
import type { screens as noAccessScreens } from '../en/accounts/no-access.screens.ts';
import type { noAccess } from '../en/accounts/no-access.ts';
import type { refusals as securityRefusals } from '../en/accounts/security.refusals.ts';
import type { screens as securityScreens } from '../en/accounts/security.screens.ts';
import type { security } from '../en/accounts/security.ts';
import type { screens as signInScreens } from '../en/accounts/sign-in.screens.ts';
import type { signIn } from '../en/accounts/sign-in.ts';
import type { refusals as usersRefusals } from '../en/accounts/users.refusals.ts';
import type { users } from '../en/accounts/users.ts';
import type { refusals as watchesRefusals } from '../en/accounts/watches.refusals.ts';
import type { watches } from '../en/accounts/watches.ts';

export type Accounts = typeof consents &
  typeof home &
  typeof images &
  typeof noAccess &
  typeof security &
  typeof signIn &
  typeof users &
  typeof watches &
  typeof consentsRefusals &
  typeof imagesRefusals &
  typeof securityRefusals &
  typeof usersRefusals &
  typeof watchesRefusals &
  typeof homeScreens &
  typeof noAccessScreens &
  typeof securityScreens &
  typeof signInScreens;
